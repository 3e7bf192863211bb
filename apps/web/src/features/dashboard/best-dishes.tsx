import { Group, Progress, Stack, Text } from '@mantine/core'
import type { SalesReport } from '@tiffin/contract'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { count, money } from './sales-text.ts'

type BestDish = SalesReport['bestDishes'][number]

export function BestDishes({ dishes }: { dishes: BestDish[] }) {
  const most = dishes[0]?.quantity ?? 1
  return (
    <TitledSection isCard title="Top dishes" order={3}>
      {dishes.length === 0 ? (
        <Text c="dimmed">All orders were cancelled or marked as no-shows.</Text>
      ) : (
        <Stack component="ol" role="list" gap="xs" m={0} p={0}>
          {dishes.map((dish) => (
            <DishRow key={dish.slug} dish={dish} share={dish.quantity / most} />
          ))}
        </Stack>
      )}
    </TitledSection>
  )
}

/** `share` is of the best one's portions. */
const DishRow = ({ dish, share }: { dish: BestDish; share: number }) => (
  <li style={{ listStyle: 'none' }}>
    <Group gap="sm" wrap="nowrap">
      <FallbackImage
        src={dish.thumbnail}
        width={48}
        height={36}
        loading="lazy"
        style={{ borderRadius: 'var(--mantine-radius-sm)', objectFit: 'cover' }}
      />
      <Text flex={1}>{dish.title}</Text>
      <Text fw={600}>{count(dish.quantity)} ×</Text>
      <Text w="6.5rem" ta="right" c="dimmed">
        {money(dish.revenue)}
      </Text>
    </Group>
    <Progress value={share * 100} color="saffron.5" size="xs" mt={4} aria-hidden />
  </li>
)
