import { PasswordField } from './password-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** For choosing a new password. The rule comes from the contract, and is shown before it is broken. */
export function NewPasswordField(props: Pick<TextFieldProps, 'label' | 'name' | 'error'>) {
  return <PasswordField {...props} description="8 to 128 characters" autoComplete="new-password" required />
}
