import { TextField } from './text-field.tsx'

interface EmailFieldProps {
  defaultValue?: string | undefined
  error?: string | undefined
}

/** No type="email": the browser would validate it with its own messages, and the server does that better. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Email"
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck="false"
      required
    />
  )
}
