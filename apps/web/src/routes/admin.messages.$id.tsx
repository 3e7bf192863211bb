import { createFileRoute } from '@tanstack/react-router'
import { MessageSheet } from '../admin/enquiry-inbox/enquiry-sheet.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'

export const Route = createFileRoute('/admin/messages/$id')({
  head: ({ match }) => pageHead({ match, title: 'Message' }),
  component: MessagePage,
})

function MessagePage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Message" actions={<ButtonLink to="/admin/messages">All messages</ButtonLink>}>
      <MessageSheet key={id} id={id} onDeleted={() => void navigate({ to: '/admin/messages' })} />
    </AdminPage>
  )
}
