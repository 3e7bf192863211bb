import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { AvailabilityCard } from '../admin/availability/availability-menu.tsx'
import { ProductEditor } from '../admin/product-editor/product-editor.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { showToast } from '../ui/toast.ts'

const NEW = 'new'
const titleOf = (id: string) => (id === NEW ? 'New Product' : 'Edit Product')

export const Route = createFileRoute('/admin/products/$id')({
  head: ({ match, params }) => pageHead({ match, title: titleOf(params.id) }),
  component: ProductPage,
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list is one step back. */
    isFromList?: boolean
  }
}

function ProductPage() {
  const { id } = Route.useParams()
  const { history } = useRouter()
  const navigate = Route.useNavigate()
  const { isFromList = false } = useLocation({ select: ({ state }) => state })

  function leave() {
    // The list has its search and its page.
    if (isFromList) history.back()
    else void navigate({ to: '/admin/products' })
  }

  function handleSaved(title: string) {
    leave()
    showToast({ message: `${title} is saved`, kind: 'success' })
  }

  return (
    <AdminPage title={titleOf(id)}>
      <ProductEditor
        key={id}
        id={id === NEW ? null : id}
        renderAvailability={(product) => <AvailabilityCard product={product} />}
        onSaved={handleSaved}
        onCancel={leave}
      />
    </AdminPage>
  )
}
