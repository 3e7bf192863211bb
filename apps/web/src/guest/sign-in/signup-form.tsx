import type { RegisterInput, Session } from '@tiffin/contract'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { NewPasswordField } from '../../ui/password-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'

export function SignupForm({ onSignedUp }: { onSignedUp: (session: Session) => void }) {
  const client = useTRPCClient()
  const form = useServerForm({
    send: (typed: RegisterInput) => client.auth.register.mutate(typed),
    onDone: onSignedUp,
    fallback: 'Register failed',
  })
  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <Button type="submit" size="large" isWide isBusy={form.isSending}>
          {form.isSending ? 'Creating...' : 'Create account'}
        </Button>
      }
    >
      <TextField label="Name" name="name" autoComplete="name" required error={form.errors['name']} />
      <EmailField error={form.errors['email']} />
      <NewPasswordField label="Password" name="password" error={form.errors['password']} />
    </StackedForm>
  )
}
