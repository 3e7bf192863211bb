import { userStore } from '../../lib/session/session.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'

export function NameForm({ name }: { name: string }) {
  const { client, account } = trpc.useUtils()
  const form = useServerForm({
    send: (typed: { name: string }) => client.account.rename.mutate(typed),
    onDone: (user) => {
      // The header greets the customer by name.
      userStore.set(user)
      account.get.setData(undefined, (known) => known && { ...known, name: user.name })
      showToast({ message: 'Your name has been saved', kind: 'success' })
    },
    fallback: 'Your name could not be saved',
  })
  return (
    <CardSection title="Name" lead="The name to give at the counter.">
      <StackedForm
        {...form.props}
        failure={form.failure}
        actions={
          <Button type="submit" isBusy={form.isSending}>
            {form.isSending ? 'Saving...' : 'Save'}
          </Button>
        }
      >
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={name}
          error={form.errors['name']}
        />
      </StackedForm>
    </CardSection>
  )
}
