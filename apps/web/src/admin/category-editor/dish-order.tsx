import { Badge, Group, Paper, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { EditableCategory, ListedProduct } from '@tiffin/contract'
import { getQueryKey } from '@trpc/react-query'
import { useState } from 'react'
import { type ApiClient, trpc } from '../../lib/api/trpc.ts'
import { Amount } from '../../domain/price.tsx'
import { offsetsAfter } from '../../domain/use-whole-menu.ts'
import { FormDrawer } from '../../ui/admin/form-drawer.tsx'
import { QueryList } from '../../ui/admin/query-list.tsx'
import { SortableList, type SortControls } from '../../ui/admin/sortable-list.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { OrderFailure } from './order-failure.tsx'
import { useOrder } from './use-order.ts'

interface DishOrderDrawerProps {
  /** Null while the drawer is closed. */
  category: EditableCategory | null
  onClose: () => void
}

/** The dishes of a category, which are moved to their places beside the list of categories. */
export function DishOrderDrawer({ category, onClose }: DishOrderDrawerProps) {
  // Kept while the drawer is closing.
  const [shown, setShown] = useState(category)
  if (category !== null && category !== shown) setShown(category)
  return (
    <FormDrawer isOpen={category !== null} title={`Dishes of ${shown?.name}`} onClose={onClose}>
      {shown !== null && <DishOrder key={shown._id} category={shown} />}
    </FormDrawer>
  )
}

function DishOrder({ category: { _id, slug, name } }: { category: EditableCategory }) {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  // Whole: the server takes no order of a part.
  const queryKey = [...getQueryKey(trpc.products.listForStaff), 'all of', slug]
  const query = useQuery({
    queryKey,
    queryFn: () => listDishesOf(client, slug),
    staleTime: 0,
  })
  const { move, error } = useOrder({
    id: _id,
    async read() {
      await queryClient.cancelQueries({ queryKey })
      return queryClient.getQueryData<ListedProduct[]>(queryKey) ?? []
    },
    write: (sorted) => queryClient.setQueryData(queryKey, sorted),
    save: (order) => client.products.order.mutate({ id: _id, ...order }),
  })
  return (
    <>
      <Text c="dimmed" mb="md">
        Guests see them in this order on the menu. Each move is saved right away.
      </Text>
      <OrderFailure error={error} />
      <QueryList query={query} name="dishes" empty={{ title: `No dishes in ${name}` }}>
        {(dishes) => (
          <SortableList
            label={`Dishes of ${name}`}
            items={dishes}
            idOf={(dish) => dish._id}
            nameOf={({ title }) => title}
            gap="xs"
            onMove={(from, to) => void move(dishes[from]?._id ?? '', to - from)}
            renderItem={(dish, controls) => <DishRow dish={dish} controls={controls} />}
          />
        )}
      </QueryList>
    </>
  )
}

/** One answer of the server has a limit, so very many come in several. */
async function listDishesOf({ products: { listForStaff } }: ApiClient, category: string) {
  const first = await listForStaff.query({ category })
  const others = offsetsAfter(first).map((offset) => listForStaff.query({ category, offset }))
  return [first, ...(await Promise.all(others))].flatMap(({ products }) => products)
}

const DishRow = ({
  dish: { title, thumbnail, price, isHidden },
  controls,
}: {
  dish: ListedProduct
  controls: SortControls
}) => (
  <Paper withBorder px="xs" py={4}>
    <Group gap="xs" wrap="nowrap">
      {controls.grip}
      <FallbackImage
        src={thumbnail}
        sizes="3rem"
        width={48}
        height={36}
        loading="lazy"
        style={{ borderRadius: 'var(--radius-small)', objectFit: 'cover' }}
      />
      <Text flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Text>
      {isHidden && (
        <Badge variant="light" color="gray">
          Hidden
        </Badge>
      )}
      <Text c="dimmed" visibleFrom="xs">
        <Amount amount={price} />
      </Text>
      {controls.buttons}
    </Group>
  </Paper>
)
