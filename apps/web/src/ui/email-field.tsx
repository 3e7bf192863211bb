import { TextField, type TextFieldProps } from './text-field.tsx'

/** No type="email": the browser would validate it with its own messages, and the server does that better. */
export function EmailField(props: Pick<TextFieldProps, 'defaultValue' | 'error'>) {
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
