import type { Coupon } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { useVersionedForm } from '../../lib/use-versioned-form.ts'
import { VersionedForm } from '../../ui/versioned-form.tsx'
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
  const form = useVersionedForm({
    begun: coupon ?? null,
    send: (draft: CouponDraft, base) =>
      base === null
        ? client.coupons.create.mutate(readDraft(draft, null))
        : client.coupons.change.mutate({ id: base._id, version: base.version, ...readDraft(draft, base) }),
    loadNewest: async () => (await client.coupons.list.query()).find(({ _id }) => _id === coupon?._id),
    refresh,
    onSaved,
    fallback: 'Failed to save coupon',
  })

  return (
    <VersionedForm form={form} compare={compareCoupons} submitLabel={submitLabel} onCancel={onCancel}>
      <CouponInputs coupon={coupon ?? null} errors={form.errors} />
    </VersionedForm>
  )
}
