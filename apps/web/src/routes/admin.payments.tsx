import { createFileRoute } from '@tanstack/react-router'
import { ExportPayments } from '../admin/exports/export-buttons.tsx'
import { Payments } from '../admin/payments/payments-page.tsx'
import { readPaymentsSearch } from '../admin/payments/payments-search.ts'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/payments')({
  validateSearch: readPaymentsSearch,
  head: ({ match }) => pageHead({ match, title: 'Payments' }),
  component: PaymentsPage,
})

function PaymentsPage() {
  const searchProps = useSearchProps(Route)
  return (
    <AdminPage title="Payments" actions={<ExportPayments search={searchProps.search} />}>
      <Payments {...searchProps} />
    </AdminPage>
  )
}
