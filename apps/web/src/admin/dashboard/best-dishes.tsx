import { Stack, Text } from '@mantine/core'
import type { SalesReport } from '@tiffin/contract'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { SoldRow } from './sold-row.tsx'

type BestDish = SalesReport['bestDishes'][number]

export function BestDishes({ dishes }: { dishes: BestDish[] }) {
  const most = dishes[0]?.quantity ?? 1
  return (
    <TitledSection isCard title="Top dishes" order={3}>
      {dishes.length === 0 ? (
        <Text c="dimmed">All orders were cancelled or marked as no-shows.</Text>
      ) : (
        <Stack component="ol" role="list" gap="xs" m={0} p={0}>
          {dishes.map(({ slug, title, thumbnail, quantity, revenue }) => (
            <SoldRow
              key={slug}
              name={title}
              picture={
                <FallbackImage
                  src={thumbnail}
                  width={48}
                  height={36}
                  loading="lazy"
                  style={{ borderRadius: 'var(--mantine-radius-sm)', objectFit: 'cover' }}
                />
              }
              quantity={quantity}
              revenue={revenue}
              share={quantity / most}
            />
          ))}
        </Stack>
      )}
    </TitledSection>
  )
}
