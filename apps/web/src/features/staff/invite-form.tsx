import { type InviteStaffInput, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { useServerForm } from '../../lib/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { RoleField } from './role-field.tsx'

export function InviteForm() {
  const { client, staff } = trpc.useUtils()
  const form = useServerForm({
    send: (input: InviteStaffInput) => client.staff.invite.mutate(input),
    onDone: async ({ email }) => {
      // The button is busy until the list shows them.
      await staff.list.invalidate()
      form.reset()
      void showToast({ message: `An invitation is on its way to ${email}`, kind: 'success' })
    },
    fallback: 'The invitation could not be sent',
  })

  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <Button type="submit" isBusy={form.isSending}>
          {form.isSending ? 'Inviting...' : 'Send invitation'}
        </Button>
      }
    >
      <TextField
        label="Name"
        name="name"
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        error={form.errors['name']}
      />
      <TextField
        label="Email"
        name="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        error={form.errors['email']}
      />
      <RoleField label="Role" defaultValue="kitchen" />
    </StackedForm>
  )
}
