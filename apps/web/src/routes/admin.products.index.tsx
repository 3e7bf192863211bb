import { createFileRoute } from '@tanstack/react-router'
import { ProductList } from '../features/product-list/product-list.tsx'
import { readListSearch } from '../features/product-list/list-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { ButtonLink } from '../ui/button.tsx'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: readListSearch,
  head: ({ match }) => pageHead({ match, title: 'Products' }),
  component: ProductsPage,
})

function ProductsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage
      title="Products"
      actions={
        <ButtonLink to="/admin/products/$id" params={{ id: 'new' }} look="accent">
          New Product
        </ButtonLink>
      }
    >
      <ProductList
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminPage>
  )
}
