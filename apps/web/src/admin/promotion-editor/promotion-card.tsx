import { Badge, Text } from '@mantine/core'
import type { EditablePromotion } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'

interface PromotionCardProps {
  promotion: EditablePromotion
  onEdit: () => void
}

export function PromotionCard({ promotion, onEdit }: PromotionCardProps) {
  const { client, promotions } = trpc.useUtils()
  const { _id, title, subtitle, image, active, order } = promotion
  return (
    <RecordCard
      title={title}
      badge={<Badge color={active ? 'leaf' : 'ink'}>{active ? 'Active' : 'Inactive'}</Badge>}
      picture={
        <FallbackImage
          src={image}
          sizes="28rem"
          width={640}
          height={320}
          loading="lazy"
          style={{ display: 'block', width: '100%', height: 'auto', aspectRatio: 2, objectFit: 'cover' }}
        />
      }
      onEdit={onEdit}
      deletion={{
        consequence: 'It disappears from the home page right away.',
        onDelete: () => client.promotions.delete.mutate({ id: _id }),
        onDeleted: () => void promotions.invalidate(),
      }}
    >
      <Text>{subtitle}</Text>
      <Text size="sm" c="dimmed">{`Display order ${order}`}</Text>
    </RecordCard>
  )
}
