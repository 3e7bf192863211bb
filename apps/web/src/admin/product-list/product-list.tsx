import { Amount } from '../../domain/price.tsx'
import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import type { Product } from '@tiffin/contract'
import type { ReactNode } from 'react'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ListPager } from '../../ui/admin/paged-list.tsx'
import { useWholeMenu } from '../../domain/use-whole-menu.ts'
import { QueryList } from '../../ui/admin/query-list.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { SearchBox } from '../../ui/admin/searched-list.tsx'
import { useMay } from '../../lib/session/staff-member.tsx'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { DeleteButton } from '../../ui/admin/confirm-button.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { cutPage, readListSearch, type ListSearch } from './product-search.ts'

const sorts = [
  { value: '', label: 'Menu order' },
  { value: 'title', label: 'Title' },
  { value: 'price', label: 'Price, lowest first' },
]

interface ProductListProps extends SearchProps<ListSearch> {
  renderAvailability: (product: Product) => ReactNode
}

/** The whole menu, for staff. */
export function ProductList({ search, renderAvailability, onSearch }: ProductListProps) {
  // A colleague may be editing it too.
  const { products: data, isPending, refetch } = useWholeMenu({ staleTime: 0 })
  const { items, page, pageCount, total } = cutPage(data ?? [], search)
  const { q, sort = '' } = search

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
        <QueryList
          query={{ data: data && items, isPending, refetch }}
          name="products"
          empty={
            q === undefined
              ? { title: 'No products yet', hint: 'Create one, or import the menu from a file.' }
              : { title: 'Nothing found', hint: 'No product matches your search.' }
          }
        >
          {(products) => <ProductTable products={products} renderAvailability={renderAvailability} />}
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

interface ProductTableProps {
  products: Product[]
  renderAvailability: (product: Product) => ReactNode
}

function ProductTable({ products, renderAvailability }: ProductTableProps) {
  // Most may edit. Assumed until known, so that nothing moves.
  const isEditable = useMay()?.('menu') ?? true
  const columns = [
    ...facts,
    { heading: 'Availability', cell: renderAvailability },
    ...(isEditable ? [actions] : []),
  ]
  return <DataTable label="Products" columns={columns} rows={products} isOld={false} />
}

const titleId = ({ _id }: Product) => `title-${_id}`

const facts: Column<Product>[] = [
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
  { heading: 'Category', cell: ({ category }) => category.name },
]

const actions: Column<Product> = {
  heading: 'Edit or delete',
  isHeadingHidden: true,
  isWide: true,
  cell: (product) => <Actions product={product} />,
}

function Actions({ product }: { product: Product }) {
  const { _id: id, title } = product
  const { client } = trpc.useUtils()
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
