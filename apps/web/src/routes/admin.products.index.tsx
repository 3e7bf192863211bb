import { createFileRoute } from '@tanstack/react-router'
import { AvailabilityMenu } from '../features/availability/availability-menu.tsx'
import { ImportButton } from '../features/menu-import/import-button.tsx'
import { TemplateButtons } from '../features/menu-import/template-buttons.tsx'
import { ProductList } from '../features/product-list/product-list.tsx'
import { readListSearch } from '../features/product-list/list-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { useMay } from '../lib/use-may.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/products/')({
  validateSearch: readListSearch,
  head: ({ match }) => pageHead({ match, title: 'Products' }),
  component: ProductsPage,
})

function ProductsPage() {
  const searchProps = useSearchProps(Route, { replacesHistory: true })
  const navigate = Route.useNavigate()
  // Most may. Assumed until known, so that nothing moves.
  const mayEdit = useMay()?.('menu') ?? true
  return (
    <AdminPage
      title="Products"
      actions={
        mayEdit && (
          <>
            <ButtonLink to="/admin/products/$id" params={{ id: 'new' }} variant="filled">
              New Product
            </ButtonLink>
            <ImportButton
              onFile={(menuFile) => void navigate({ to: '/admin/import', state: { menuFile } })}
            />
            <TemplateButtons />
          </>
        )
      }
    >
      <ProductList
        {...searchProps}
        renderAvailability={(product) => <AvailabilityMenu product={product} />}
      />
    </AdminPage>
  )
}
