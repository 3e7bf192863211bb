import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import type { Product } from '@tiffin/contract'
import type { ReactNode } from 'react'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ListPager } from '../../ui/admin/list-pager.tsx'
import { QueryList } from '../../ui/admin/query-list.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { SearchBox } from '../../ui/admin/search-box.tsx'
import { cutPage } from './cut-page.ts'
import { readListSearch, type ListSearch } from './list-search.ts'
import { ProductTable } from './product-table.tsx'

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
  const { data, isPending, refetch } = trpc.products.list.useQuery({}, { staleTime: 0 })
  const { items, page, pageCount, total } = cutPage(data?.products ?? [], search)
  const { q, sort = '' } = search

  return (
    <>
      <RoomHint room="products">
        Everything on the menu. Mark a dish as sold out here or under Availability; guests see it right away.
      </RoomHint>
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
