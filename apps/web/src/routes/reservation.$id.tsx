import { createFileRoute } from '@tanstack/react-router'
import { BookedTable } from '../guest/reservations/booked-table.tsx'
import { notFoundIfAbsent } from '../lib/api/load-queries.ts'
import { pageHead } from '../lib/start/page-head.ts'
import { trpc } from '../lib/api/trpc.ts'

export const Route = createFileRoute('/reservation/$id')({
  loader: ({ context: { api }, params: { id } }) => notFoundIfAbsent(api.reservations.get.ensureData({ id })),
  head: ({ match, loaderData }) => {
    const head = pageHead({ match, title: loaderData ? `Reservation ${loaderData.number}` : 'Reservation' })
    // The address is the key to the reservation: it must not be indexed, nor revealed to linked sites.
    const secrecy = [
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ]
    return { ...head, meta: [...head.meta, ...secrecy] }
  },
  component: ReservationPage,
})

function ReservationPage() {
  const { id } = Route.useParams()
  const { data: reservation } = trpc.reservations.get.useQuery({ id })
  return reservation === undefined ? null : <BookedTable key={id} reservation={reservation} />
}
