import type { Session, SetUpOwnerInput } from '@tiffin/contract'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { useUrlKey } from '../../lib/session/use-url-key.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { NewPasswordField } from '../../ui/password-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'

/** For anyone who has read the link in the server's log. Rendered in the browser only. */
export function OwnerForm({ onMade }: { onMade: (session: Session) => void }) {
  const client = useTRPCClient()
  const key = useUrlKey()
  const form = useServerForm({
    send: (typed: Omit<SetUpOwnerInput, 'key'>) =>
      client.auth.setUpOwner.mutate({ ...typed, key: key ?? '' }),
    onDone: onMade,
    fallback: 'The account could not be created',
  })
  if (key === null) {
    return (
      <>
        <p>Open the whole link from the server’s log: it ends with a key after the #.</p>
        <ButtonLink to="/admin/login">Staff login</ButtonLink>
      </>
    )
  }
  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <Button type="submit" size="large" isWide isBusy={form.isSending}>
          {form.isSending ? 'Creating...' : 'Create the owner’s account'}
        </Button>
      }
    >
      <TextField label="Your name" name="name" autoComplete="name" required error={form.errors['name']} />
      <EmailField error={form.errors['email']} />
      <NewPasswordField label="Password" name="password" error={form.errors['password']} />
    </StackedForm>
  )
}
