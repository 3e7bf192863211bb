import { Badge, Group, Paper, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EditableCategory, ListedProduct } from '@tiffin/contract'
import { useRef, useState } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useTRPC, useTRPCClient, type ApiClient } from '../../lib/api/trpc.ts'
import { Amount } from '../../domain/price.tsx'
import { offsetsAfter } from '../../domain/use-whole-menu.ts'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { FormDrawer } from '../../ui/admin/form-drawer.tsx'
import { QueryList } from '../../ui/admin/query-list.tsx'
import { SortableList, type SortControls } from '../../ui/admin/sortable-list.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'

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
    <FormDrawer isOpen={category !== null} title={`Dishes in ${shown?.name}`} onClose={onClose}>
      {shown !== null && <DishOrder key={shown._id} category={shown} />}
    </FormDrawer>
  )
}

function DishOrder({ category: { _id, slug, name } }: { category: EditableCategory }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  // Whole: the server takes no order of a part.
  const queryKey = [...trpc.products.listForStaff.pathKey(), 'all of', slug]
  const shown = () => queryClient.getQueryData<ListedProduct[]>(queryKey)
  const { move, isSaving, error } = useOrder({
    id: _id,
    async read() {
      await queryClient.cancelQueries({ queryKey })
      return shown() ?? []
    },
    write: (sorted) => queryClient.setQueryData(queryKey, sorted),
    save: (order) => client.products.order.mutate({ id: _id, ...order }),
  })
  const query = useQuery({
    queryKey,
    // The news of an earlier move would fetch the list as it was before the later ones.
    queryFn: async () => (isSaving() ? shown() : undefined) ?? listDishesOf(client, slug),
    staleTime: 0,
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
            label={`Dishes in ${name}`}
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

interface Ordered<Item> {
  /** One order is saved at a time. */
  id: string
  /** The list on the screen; a pending response, which would briefly undo the move, is given up. */
  read: () => Promise<readonly Item[]>
  write: (items: Item[]) => void
  save: (order: { ids: string[]; seen: string[] }) => Promise<unknown>
}

/** Moves an item of a list immediately, and saves each move to the server in order. */
export function useOrder<Item extends { _id: string }>({ id, read, write, save }: Ordered<Item>) {
  const refreshMenu = useRefreshMenu()
  const unsaved = useRef(0)
  const ordering = useMutation({
    scope: { id: `order ${id}` },
    mutationFn: save,
    onSettled() {
      unsaved.current -= 1
      // Also after an error: the list has changed on the server. Not while other moves wait, which it would not include.
      return isSaving() ? undefined : refreshMenu()
    },
  })
  const isSaving = () => unsaved.current > 0

  async function move(itemId: string, by: number): Promise<void> {
    const list = await read()
    const seen = list.map(({ _id }) => _id)
    const ids = moveId(seen, itemId, by)
    write(list.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id)))
    unsaved.current += 1
    ordering.mutate({ ids, seen })
  }

  return { move, isSaving, error: ordering.error }
}

/** The ids with one of them moved by that many places; it stops at the ends. */
export function moveId(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  const others = ids.filter((other) => other !== id)
  const to = Math.min(Math.max(from + by, 0), others.length)
  return others.toSpliced(to, 0, id)
}

/** That a move was not saved, and why. */
export const OrderFailure = ({ error }: { error: unknown }) => (
  <FailureAlert
    failure={
      error
        ? {
            title: readErrorBody(error)?.message ?? 'The order could not be saved',
            hint: 'The list is up to date again.',
          }
        : null
    }
    mb="md"
  />
)
