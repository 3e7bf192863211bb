import { Amount } from '../../domain/price.tsx'
import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import type { ListedProduct } from '@tiffin/contract'
import { useState, type ReactNode } from 'react'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { ListPager } from '../../ui/admin/paged-list.tsx'
import { useStaffMenu } from '../../domain/admin/use-staff-menu.ts'
import { QueryList } from '../../ui/admin/query-list.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { SearchBox } from '../../ui/admin/searched-list.tsx'
import { useMay } from '../../lib/session/staff-member.tsx'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { DeleteButton } from '../../ui/admin/confirm-button.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { cutPage, findProducts, readListSearch, type ListSearch } from './product-search.ts'
import { SelectionBar } from './selection-bar.tsx'
import classes from './product-list.module.css'

const sorts = [
  { value: '', label: 'Menu order' },
  { value: 'title', label: 'Title' },
  { value: 'price', label: 'Price, lowest first' },
]

interface ProductListProps extends SearchProps<ListSearch> {
  renderAvailability: (product: ListedProduct) => ReactNode
}

/** The whole menu, for staff. */
export function ProductList({ search, renderAvailability, onSearch }: ProductListProps) {
  // A colleague may be editing it too.
  const { products: data, isPending, refetch } = useStaffMenu({ staleTime: 0 })
  const { items, page, pageCount, total } = cutPage(data ?? [], search)
  const { q, sort = '' } = search
  // Most may edit. Assumed until known, so that nothing moves.
  const isEditable = useMay()?.('menu') ?? true
  const selection = useTicks(items.map(({ _id }) => _id))

  return (
    <>
      <PageHint page="products">
        Everything on the menu. Mark a dish as sold out here or under Availability; guests see it right away.
      </PageHint>
      <Group align="flex-end" gap="sm">
        <SearchBox
          label="Search products by title"
          query={q}
          onSearch={(typed) => onSearch({ ...search, q: typed, page: undefined })}
        />
        <NativeSelect
          label="Sort by"
          data={sorts}
          value={sort}
          onChange={({ target }) => onSearch(readListSearch({ q, sort: target.value }))}
        />
      </Group>
      <Stack gap="sm" mt="sm">
        <Text role="status" c="dimmed" mih="1.75rem">
          {data !== undefined && (total === 1 ? '1 product' : `${total} products`)}
        </Text>
        {isEditable && data !== undefined && (
          <SelectionBar
            selected={data.filter(({ _id }) => selection.ticked.has(_id))}
            onPage={items}
            found={findProducts(data, search)}
            onSelect={selection.set}
          />
        )}
        <QueryList
          query={{ data: data && items, isPending, refetch }}
          name="products"
          empty={
            q === undefined
              ? { title: 'No products yet', hint: 'Create one, or import the menu from a file.' }
              : { title: 'Nothing found', hint: 'No product matches your search.' }
          }
        >
          {(products) => (
            <ProductTable
              products={products}
              ticks={isEditable ? selection : null}
              renderAvailability={renderAvailability}
            />
          )}
        </QueryList>
        {data !== undefined && (
          <ListPager
            page={page}
            pageCount={pageCount}
            onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })}
          />
        )}
      </Stack>
    </>
  )
}

/** Which products are ticked, on this page and others. */
interface Ticks {
  ticked: ReadonlySet<string>
  /** With the Shift key: all from the one before to this one. */
  toggle: (id: string, isRange: boolean) => void
}

function useTicks(idsOnPage: readonly string[]) {
  const [ticked, set] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()

  function toggle(id: string, isRange: boolean) {
    const [from, to] = [idsOnPage.indexOf(last ?? ''), idsOnPage.indexOf(id)]
    const range = isRange && from >= 0 ? idsOnPage.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    const next = new Set(ticked)
    for (const one of range) {
      if (ticked.has(id)) next.delete(one)
      else next.add(one)
    }
    set(next)
    setLast(id)
  }

  return { ticked, toggle, set: (ids: readonly string[]) => set(new Set(ids)) }
}

interface ProductTableProps {
  products: ListedProduct[]
  /** Null for those who may not edit. */
  ticks: Ticks | null
  renderAvailability: (product: ListedProduct) => ReactNode
}

function ProductTable({ products, ticks, renderAvailability }: ProductTableProps) {
  const columns = [
    ...(ticks === null ? [] : [tickColumn(ticks)]),
    ...facts,
    { heading: 'Availability', width: 'clamp(10rem, 18vw, 16rem)', cell: renderAvailability },
    ...(ticks === null ? [] : [actions]),
  ]
  return <DataTable label="Products" columns={columns} rows={products} isOld={false} />
}

const titleId = ({ _id }: ListedProduct) => `title-${_id}`

const tickColumn = ({ ticked, toggle }: Ticks): Column<ListedProduct> => ({
  heading: 'Select',
  isHeadingHidden: true,
  isLead: true,
  width: '2.75rem',
  cell: ({ _id, title }) => (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={`Select ${title}`}
      checked={ticked.has(_id)}
      // A click tells whether Shift is held; Space is one, too.
      onClick={({ shiftKey }) => toggle(_id, shiftKey)}
      onChange={() => {}}
    />
  ),
})

const facts: Column<ListedProduct>[] = [
  {
    heading: 'Title',
    width: '30%',
    cell: (product) => (
      <Group gap="sm" wrap="nowrap" fw={600}>
        <FallbackImage
          src={product.thumbnail}
          sizes="5rem"
          width={56}
          height={42}
          loading="lazy"
          style={{ borderRadius: 'var(--radius-small)', objectFit: 'cover' }}
        />
        <span id={titleId(product)}>{product.title}</span>
      </Group>
    ),
  },
  { heading: 'Price', align: 'right', cell: ({ price }) => <Amount amount={price} /> },
  {
    heading: 'Category',
    cell: ({ category, isHidden }) => (
      <>
        {category.name}
        {isHidden && (
          <Text fz="sm" c="dimmed">
            Hidden
          </Text>
        )}
      </>
    ),
  },
]

const actions: Column<ListedProduct> = {
  heading: 'Edit or delete',
  isHeadingHidden: true,
  isWide: true,
  cell: (product) => <Actions product={product} />,
}

function Actions({ product }: { product: ListedProduct }) {
  const { _id: id, title } = product
  const client = useTRPCClient()
  const refreshMenu = useRefreshMenu()

  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <ButtonLink
        to="/admin/products/$id"
        params={{ id }}
        state={{ isFromList: true }}
        aria-describedby={titleId(product)}
      >
        Edit
      </ButtonLink>
      <DeleteButton
        title={title}
        titleId={titleId(product)}
        consequence="It disappears from the menu right away. Past orders still show it."
        onDelete={() => client.products.delete.mutate({ id })}
        onDeleted={() => void refreshMenu()}
      />
    </Group>
  )
}
