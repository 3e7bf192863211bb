import { createFileRoute } from '@tanstack/react-router'
import { AvailabilityMenu } from '../admin/availability/availability-menu.tsx'
import { ImportButton, TemplateButtons } from '../admin/menu-import/import-button.tsx'
import { ProductList } from '../admin/product-list/product-list.tsx'
import { readListSearch } from '../admin/product-list/product-search.ts'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useMay } from '../lib/session/staff-member.tsx'
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
