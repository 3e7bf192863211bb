import { Stack, Text, Title } from '@mantine/core'
import type { Product } from '@tiffin/contract'
import { useId } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { QueryList } from '../../ui/admin/query-list.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { SearchBox } from '../../ui/admin/search-box.tsx'
import { AvailabilityMenu } from './availability-menu.tsx'
import { AvailabilitySwitch } from './availability-switch.tsx'
import { useSoldOutIds } from './use-availability.ts'

interface AvailabilityRoomProps {
  /** In the title of a dish. */
  query: string | undefined
  onSearch: (query: string | undefined) => void
}

/** What is sold out at the moment, and beneath it what is on sale, one press from being sold out. */
export function AvailabilityRoom({ query, onSearch }: AvailabilityRoomProps) {
  // Somebody else may be at work on the menu too.
  const { data, isPending, refetch } = trpc.products.list.useQuery({}, { staleTime: 0 })
  const soldOutIds = useSoldOutIds()
  const wanted = query?.toLocaleLowerCase() ?? ''
  const products = data?.products.filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
  const { soldOut = [], onSale = [] } = Object.groupBy(products ?? [], ({ _id }) =>
    soldOutIds.has(_id) ? 'soldOut' : 'onSale',
  )
  return (
    <>
      <RoomHint room="availability">
        Ran out of something? Press “Sold out” next to it: guests see it right away, and it is back
        automatically tomorrow.
      </RoomHint>
      <SearchBox label="Search dishes by title" query={query} onSearch={onSearch} />
      <QueryList
        query={{ data: products, isPending, refetch }}
        name="products"
        empty={
          query === undefined
            ? { title: 'Nothing on the menu yet', hint: 'Dishes you add under Products appear here.' }
            : { title: 'Nothing found', hint: 'No dish matches your search.' }
        }
      >
        {() => (
          <Stack mt="lg" gap="xl">
            <DishSection title="Sold out now" products={soldOut} columns={soldOutColumns} />
            {[...Map.groupBy(onSale, ({ category }) => category.name)].map(([name, dishes]) => (
              <DishSection key={name} title={name} products={dishes} columns={onSaleColumns} />
            ))}
          </Stack>
        )}
      </QueryList>
    </>
  )
}

interface DishSectionProps {
  title: string
  products: Product[]
  columns: Column<Product>[]
}

function DishSection({ title, products, columns }: DishSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId} order={2} size="h4" mb="xs">
        {title}
      </Title>
      {products.length === 0 ? (
        <Text c="dimmed">Everything is available.</Text>
      ) : (
        <DataTable label={title} columns={columns} rows={products} isOld={false} />
      )}
    </section>
  )
}

const dish: Column<Product> = { heading: 'Dish', cell: ({ title }) => <Text fw={600}>{title}</Text> }
const press: Column<Product> = {
  heading: 'One press',
  isHeadingHidden: true,
  width: '10rem',
  cell: (product) => <AvailabilitySwitch product={product} />,
}

// Until when is chosen once a dish is up there: a menu beside each of the others would be most of this page's work.
const onSaleColumns = [dish, press]
const soldOutColumns: Column<Product>[] = [
  dish,
  {
    heading: 'Availability',
    width: '18rem',
    cell: (product) => <AvailabilityMenu product={product} />,
  },
  press,
]
