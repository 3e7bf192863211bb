import { PasswordField } from './password-field.tsx'

interface NewPasswordFieldProps {
  label: string
  name: string
  error?: string | undefined
}

/** For a password that is being chosen. The rule is the contract's, told before it is broken. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return <PasswordField {...props} description="8 to 128 characters" autoComplete="new-password" required />
}
