import { createFileRoute } from '@tanstack/react-router'
import { GuestSheet } from '../admin/customers/customer-sheet.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { ButtonLink } from '../ui/admin/button-link.tsx'
import { ListNote } from '../ui/admin/query-list.tsx'

interface GuestSearch {
  /** One of their orders: neither number nor address is in the page's own address. */
  order?: string | undefined
  /** What has been noted about them. */
  guest?: string | undefined
}

const text = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? raw : undefined)

export const Route = createFileRoute('/admin/customers/guest')({
  validateSearch: ({ order, guest }: Record<string, unknown>): GuestSearch => ({
    order: text(order),
    guest: text(guest),
  }),
  head: ({ match }) => pageHead({ match, title: 'Guest' }),
  component: GuestPage,
})

function GuestPage() {
  const { order, guest } = Route.useSearch()
  return (
    <AdminPage title="Guest" actions={<ButtonLink to="/admin/customers">All customers</ButtonLink>}>
      {order !== undefined ? (
        <GuestSheet key={order} guest={{ orderId: order }} />
      ) : guest !== undefined ? (
        <GuestSheet key={guest} guest={{ id: guest }} />
      ) : (
        <ListNote title="We cannot find that guest" />
      )}
    </AdminPage>
  )
}
