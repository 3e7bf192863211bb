import type { KeyboardEvent } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { useFocusOnMount } from '../../lib/forms/use-focus-on-mount.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { OpenOrdersNote } from './open-orders-note.tsx'

interface DeleteAccountFormProps {
  onCancel: () => void
  onDeleted: () => void
}

export function DeleteAccountForm({ onCancel, onDeleted }: DeleteAccountFormProps) {
  const { client } = trpc.useUtils()
  // The button that opened the form has disappeared.
  const password = useFocusOnMount()
  const form = useServerForm({
    send: (typed: { password: string }) => client.account.delete.mutate(typed),
    onDone: onDeleted,
    fallback: 'Your account could not be deleted',
  })

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape' && !form.isSending) onCancel()
  }

  return (
    <StackedForm
      {...form.props}
      onKeyDown={handleKeyDown}
      failure={form.failure}
      actions={
        <>
          <Button type="submit" look="danger" isBusy={form.isSending}>
            {form.isSending ? 'Deleting...' : 'Delete permanently'}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Keep my account
          </Button>
        </>
      }
    >
      <OpenOrdersNote />
      <PasswordField
        ref={password}
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        error={form.errors['password']}
      />
    </StackedForm>
  )
}
