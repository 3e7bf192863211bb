import { Stack, Text } from '@mantine/core'
import { containsWords, UNCOUNTED_STOCK, type ListedProduct } from '@tiffin/contract'
import { useStaffMenu } from '../../domain/admin/use-staff-menu.ts'
import { useIgnoreShiftedClick } from '../../lib/forms/use-ignore-shifted-click.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { QueryList } from '../../ui/admin/query-list.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { SearchBox } from '../../ui/admin/searched-list.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import classes from './availability.module.css'
import { AvailabilityMenu } from './availability-menu.tsx'
import { usesDish } from './open-orders.tsx'
import { ChoiceSection, SaleSwitch } from './choice-section.tsx'
import { useAvailability, useSetAvailability, useSoldOutIds } from './use-availability.ts'

interface AvailabilityProps {
  /** Searched for in the titles of dishes. */
  query: string | undefined
  onSearch: (query: string | undefined) => void
}

/** What is sold out at the moment, and below it what is on sale, each with a button to change that. */
export function Availability({ query, onSearch }: AvailabilityProps) {
  // A colleague may be editing the menu too.
  const { products: menu, isPending: isMenuPending, refetch } = useStaffMenu({ staleTime: 0 })
  const soldOutIds = useSoldOutIds()
  // Together, so that nothing moves.
  const isPending = isMenuPending || soldOutIds === null
  const searched = query ?? ''
  const products = menu?.filter(({ title }) => containsWords(title, searched))
  const {
    soldOut = [],
    gone = [],
    onSale = [],
  } = Object.groupBy(products ?? [], ({ _id, stock }) =>
    soldOutIds?.has(_id) ? 'soldOut' : stock === 0 ? 'gone' : 'onSale',
  )
  // A dish that is marked goes to another part of the page, and the next one takes its place under the pointer.
  const steady = useIgnoreShiftedClick([...soldOut, ...gone, ...onSale].map(({ _id }) => _id).join())
  return (
    <div {...steady}>
      <PageHint page="availability">
        Ran out of something? Press “Mark sold out” next to it: guests see it right away, and it comes back
        automatically tomorrow.
      </PageHint>
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
            <DishSection title="Currently sold out" products={soldOut} columns={soldOutColumns} />
            {gone.length > 0 && (
              <DishSection title="No portions left" products={gone} columns={goneColumns} />
            )}
            {[...Map.groupBy(onSale, ({ category }) => category.name)].map(([name, dishes]) => (
              <DishSection key={name} title={name} products={dishes} columns={onSaleColumns} />
            ))}
          </Stack>
        )}
      </QueryList>
      {!isPending && <ChoiceSection query={searched} />}
    </div>
  )
}

interface DishSectionProps {
  title: string
  products: ListedProduct[]
  columns: Column<ListedProduct>[]
}

const DishSection = ({ title, products, columns }: DishSectionProps) => (
  <TitledSection title={title}>
    {products.length === 0 ? (
      <Text c="dimmed">Nothing is marked as sold out.</Text>
    ) : (
      <DataTable label={title} columns={columns} rows={products} isOld={false} />
    )}
  </TitledSection>
)

const dish: Column<ListedProduct> = {
  heading: 'Dish',
  isWide: false,
  cell: ({ title, stock }) => (
    <>
      <p className={classes.title}>{title}</p>
      {stock > 0 && stock < UNCOUNTED_STOCK && (
        <p className={classes.portions}>{stock === 1 ? '1 portion left' : `${stock} portions left`}</p>
      )}
    </>
  ),
}
const press: Column<ListedProduct> = {
  heading: 'Change availability',
  isHeadingHidden: true,
  width: '11rem',
  cell: (product) => <DishSwitch product={product} />,
}

// The duration is chosen once a dish is marked: a drop-down beside every dish would be most of this page's work.
const onSaleColumns = [dish, press]
const soldOutColumns: Column<ListedProduct>[] = [
  dish,
  { heading: 'Availability', width: '18rem', cell: (product) => <AvailabilityMenu product={product} /> },
  press,
]
const goneColumns: Column<ListedProduct>[] = [
  dish,
  {
    heading: 'Change portions',
    isHeadingHidden: true,
    width: '11rem',
    cell: ({ _id: id, title }) => (
      <ButtonLink
        to="/admin/products/$id"
        params={{ id }}
        state={{ isFromList: true }}
        fullWidth
        aria-label={`Change portions of ${title}`}
      >
        Change portions
      </ButtonLink>
    ),
  },
]

function DishSwitch({ product: { _id: id, slug, title } }: { product: ListedProduct }) {
  const known = useAvailability(id)
  const { mutateAsync } = useSetAvailability(id)
  if (known === null) return null
  return (
    <SaleSwitch
      name={title}
      availability={known.availability}
      uses={usesDish(slug)}
      setAvailability={(choice) => mutateAsync({ id, ...choice })}
    />
  )
}
