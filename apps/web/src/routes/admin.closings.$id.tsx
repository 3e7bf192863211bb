import { createFileRoute } from '@tanstack/react-router'
import { ClosingSheet } from '../admin/closings/closing-sheet.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'

export const Route = createFileRoute('/admin/closings/$id')({
  head: ({ match }) => pageHead({ match, title: 'Closing' }),
  component: ClosingPage,
})

function ClosingPage() {
  const { id } = Route.useParams()
  return (
    <AdminPage title="Closing" actions={<ButtonLink to="/admin/closings">End of the day</ButtonLink>}>
      <ClosingSheet key={id} id={id} />
    </AdminPage>
  )
}
