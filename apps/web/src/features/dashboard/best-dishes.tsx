import { Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import type { SalesReport } from '@tiffin/contract'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { count, money } from './sales-text.ts'

type BestDish = SalesReport['bestDishes'][number]

export function BestDishes({ dishes }: { dishes: BestDish[] }) {
  const most = dishes[0]?.quantity ?? 1
  return (
    <Card component="section" shadow="xs" aria-labelledby="best-dishes">
      <Title order={3} size="h4" mb="sm" id="best-dishes">
        Best dishes
      </Title>
      {dishes.length === 0 ? (
        <Text c="dimmed">All orders were cancelled or not picked up.</Text>
      ) : (
        <Stack component="ol" role="list" gap="xs" m={0} p={0}>
          {dishes.map((dish) => (
            <DishRow key={dish.slug} dish={dish} share={dish.quantity / most} />
          ))}
        </Stack>
      )}
    </Card>
  )
}

const DishRow = ({
  dish: { title, thumbnail, quantity, revenue },
  share,
}: {
  dish: BestDish
  share: number
}) => (
  <li style={{ listStyle: 'none' }}>
    <Group gap="sm" wrap="nowrap">
      <FallbackImage
        src={thumbnail}
        width={48}
        height={36}
        loading="lazy"
        style={{ borderRadius: 'var(--mantine-radius-sm)', objectFit: 'cover' }}
      />
      <Text flex={1}>{title}</Text>
      <Text fw={600}>{count(quantity)} ×</Text>
      <Text w="6.5rem" ta="right" c="dimmed">
        {money(revenue)}
      </Text>
    </Group>
    <Progress value={share * 100} color="saffron.5" size="xs" mt={4} aria-hidden />
  </li>
)
