import { TextField } from './text-field.tsx'

interface EmailFieldProps {
  defaultValue?: string | undefined
  error?: string | undefined
}

/** No type="email": the browser would check its form in its own words, and the server does it better. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Email"
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
