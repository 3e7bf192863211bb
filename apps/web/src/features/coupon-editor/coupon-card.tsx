import { Badge, Text } from '@mantine/core'
import type { Coupon } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { sayState, sayTerms, sayUses, sayWindow } from './describe-coupon.ts'
import { useRefreshCoupons } from './use-coupons.ts'

interface CouponCardProps {
  coupon: Coupon
  /** When the server said so. */
  asOfMs: number
  onEdit: () => void
}

export function CouponCard({ coupon, asOfMs, onEdit }: CouponCardProps) {
  const { client } = trpc.useUtils()
  const refresh = useRefreshCoupons()
  const state = sayState(coupon, asOfMs)
  return (
    <RecordCard
      title={coupon.code}
      badge={<Badge color={state === 'Active' ? 'leaf' : 'chilli'}>{state}</Badge>}
      onEdit={onEdit}
      deletion={{
        consequence: 'Guests can no longer use it; past orders keep it.',
        onDelete: () => client.coupons.delete.mutate({ id: coupon._id }),
        onDeleted: () => void refresh(),
      }}
    >
      <Text fw={500}>{sayTerms(coupon)}</Text>
      {[sayWindow(coupon), sayUses(coupon)].map((fact) => (
        <Text key={fact} size="sm" c="dimmed">
          {fact}
        </Text>
      ))}
    </RecordCard>
  )
}
