import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Order } from '@tiffin/contract'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useFocusOnMount } from '../../lib/forms/use-after-mount.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'

const whatStays =
  'Your name, email, wishlist and login are erased. Your orders stay in our books, without your name.'

/** Two steps, the second with the password, so that an accidental click deletes nothing. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)

  // The button that cancelled the deletion has disappeared with its form.
  useEffect(() => {
    if (wasAsked.current && !isAsked) opener.current?.querySelector('button')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  return (
    <CardSection title="Delete the account" lead={whatStays}>
      {isAsked ? (
        <DeleteAccountForm onCancel={() => setIsAsked(false)} onDeleted={onDeleted} />
      ) : (
        <div ref={opener}>
          <Button look="outline" onClick={() => setIsAsked(true)}>
            Delete my account
          </Button>
        </div>
      )}
    </CardSection>
  )
}

interface DeleteAccountFormProps {
  onCancel: () => void
  onDeleted: () => void
}

function DeleteAccountForm({ onCancel, onDeleted }: DeleteAccountFormProps) {
  const client = useTRPCClient()
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

const HOUR_MS = 60 * 60 * 1000
const ON_THE_WAY = new Set<Order['status']>(['placed', 'accepted', 'preparing', 'ready'])

// An order that was due before today is no longer expected to be picked up.
const isAwaited = ({ status, fulfillment }: Order) =>
  ON_THE_WAY.has(status) && Date.parse(fulfillment.pickupAt) > Date.now() - 12 * HOUR_MS

/** Shown before an account is deleted: the kitchen must know whom it is cooking for. */
function OpenOrdersNote() {
  const trpc = useTRPC()
  const orders = useQuery(trpc.orders.mine.queryOptions({ limit: 20 }, { staleTime: 0 }))
  const numbers = orders.data?.filter(isAwaited).map(({ number }) => number) ?? []
  if (numbers.length === 0) return null
  const what = numbers.length === 1 ? 'Order' : 'Orders'
  return (
    <p role="status">
      <strong>
        {what} {numbers.join(', ')}
      </strong>{' '}
      {numbers.length === 1 ? 'is' : 'are'} still open. The kitchen keeps your name and notes until you have
      picked up your food, then they are erased.
    </p>
  )
}
