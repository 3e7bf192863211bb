import { createFileRoute } from '@tanstack/react-router'
import { BookedTable } from '../guest/reservations/booked-table.tsx'
import { notFoundIfAbsent } from '../lib/api/load-queries.ts'
import { trpc } from '../lib/api/trpc.ts'
import { secretHead } from './-secret-page.ts'

export const Route = createFileRoute('/reservation/$id')({
  loader: ({ context: { api }, params: { id } }) => notFoundIfAbsent(api.reservations.get.ensureData({ id })),
  head: ({ match, loaderData }) =>
    secretHead({ match, title: loaderData ? `Reservation ${loaderData.number}` : 'Reservation' }),
  component: ReservationPage,
})

function ReservationPage() {
  const { id } = Route.useParams()
  const { data: reservation } = trpc.reservations.get.useQuery({ id })
  return reservation === undefined ? null : <BookedTable key={id} reservation={reservation} />
}
