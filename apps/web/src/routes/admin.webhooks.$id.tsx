import { createFileRoute } from '@tanstack/react-router'
import { DeliveryLog } from '../admin/webhooks/delivery-log.tsx'
import { readDeliverySearch } from '../admin/webhooks/delivery-search.ts'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/webhooks/$id')({
  validateSearch: readDeliverySearch,
  head: ({ match }) => pageHead({ match, title: 'Webhook log' }),
  component: WebhookLogPage,
})

function WebhookLogPage() {
  const { id } = Route.useParams()
  const searchProps = useSearchProps(Route)
  return (
    <AdminPage title="Webhook log" actions={<ButtonLink to="/admin/webhooks">Webhooks</ButtonLink>}>
      <DeliveryLog key={id} id={id} {...searchProps} />
    </AdminPage>
  )
}
