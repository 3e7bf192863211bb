import { Badge, Text } from '@mantine/core'
import type { Coupon } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { describeState, describeTerms, describeUses, describeWindow } from './describe-coupon.ts'

interface CouponCardProps {
  coupon: Coupon
  /** When the server sent it. */
  asOfMs: number
  onEdit: () => void
}

export function CouponCard({ coupon, asOfMs, onEdit }: CouponCardProps) {
  const { client, coupons } = trpc.useUtils()
  const state = describeState(coupon, asOfMs)
  return (
    <RecordCard
      title={coupon.code}
      badge={<Badge color={state === 'Active' ? 'leaf' : 'chilli'}>{state}</Badge>}
      onEdit={onEdit}
      deletion={{
        consequence: 'Guests can no longer use it; past orders keep it.',
        onDelete: () => client.coupons.delete.mutate({ id: coupon._id }),
        onDeleted: () => void coupons.list.invalidate(),
      }}
    >
      <Text fw={500}>{describeTerms(coupon)}</Text>
      {[describeWindow(coupon), describeUses(coupon)].filter(Boolean).map((fact) => (
        <Text key={fact} size="sm" c="dimmed">
          {fact}
        </Text>
      ))}
    </RecordCard>
  )
}
