import type { Coupon } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useVersionedForm } from '../../lib/use-versioned-form.ts'
import { Button } from '../../ui/button.tsx'
import { EditConflict } from '../../ui/edit-conflict.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { compareCoupons } from './compare-coupons.ts'
import { readDraft, type CouponDraft } from './coupon-draft.ts'
import { CouponInputs } from './coupon-inputs.tsx'
import { useRefreshCoupons } from './use-coupons.ts'

interface CouponFormProps {
  /** The one that is changed; without it a new one is made. */
  coupon?: Coupon
  submitLabel: string
  onSaved: () => void
  onCancel?: () => void
}

export function CouponForm({ coupon, submitLabel, onSaved, onCancel }: CouponFormProps) {
  const { client } = trpc.useUtils()
  const refresh = useRefreshCoupons()
  const isChange = coupon !== undefined
  const code = useRef<HTMLInputElement>(null)
  const form = useVersionedForm({
    begun: coupon ?? null,
    send: (draft: CouponDraft, base) =>
      base === null
        ? client.coupons.create.mutate(readDraft(draft, null))
        : client.coupons.change.mutate({ id: base._id, version: base.version, ...readDraft(draft, base) }),
    loadNewest: async () => (await client.coupons.list.query()).find(({ _id }) => _id === coupon?._id),
    onDone: async () => {
      // The button is busy until the cards show it.
      await refresh()
      form.reset()
      onSaved()
    },
    fallback: 'Failed to save coupon',
  })

  async function handleTakeTheirs() {
    await refresh()
    onCancel?.()
  }

  // The button that opened the form is gone with the press.
  useEffect(() => {
    if (isChange) code.current?.focus()
  }, [isChange])

  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <>
          <Button type="submit" isBusy={form.isSending}>
            {form.isSending ? 'Saving...' : submitLabel}
          </Button>
          {onCancel !== undefined && (
            <Button look="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      <CouponInputs coupon={coupon ?? null} errors={form.errors} codeRef={code} />
      {form.conflict !== null && (
        <EditConflict
          message={form.conflict.message}
          fields={compareCoupons(form.conflict.mine, form.conflict.theirs)}
          isBusy={form.isSending}
          onKeepMine={form.keepMine}
          onTakeTheirs={() => void handleTakeTheirs()}
        />
      )}
    </StackedForm>
  )
}
