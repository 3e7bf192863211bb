import { PasswordField } from './password-field.tsx'

interface NewPasswordFieldProps {
  label: string
  name: string
  error?: string | undefined
}

/** For choosing a new password. The rule comes from the contract, and is shown before it is broken. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return <PasswordField {...props} description="8 to 128 characters" autoComplete="new-password" required />
}
