import { createFileRoute } from '@tanstack/react-router'
import { CateringSheet } from '../admin/enquiry-inbox/enquiry-sheet.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'

export const Route = createFileRoute('/admin/catering/$id')({
  head: ({ match }) => pageHead({ match, title: 'Catering request' }),
  component: CateringPage,
})

function CateringPage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Catering request" actions={<ButtonLink to="/admin/catering">All requests</ButtonLink>}>
      <CateringSheet key={id} id={id} onDeleted={() => void navigate({ to: '/admin/catering' })} />
    </AdminPage>
  )
}
