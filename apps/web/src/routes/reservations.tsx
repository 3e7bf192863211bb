import { createFileRoute } from '@tanstack/react-router'
import { restaurantJsonLd } from '../lib/start/restaurant-json-ld.ts'
import { BookingForm } from '../guest/reservations/booking-form.tsx'
import {
  BookingHero,
  BookingLayout,
  TableNotes,
  SeatingNote,
} from '../guest/reservations/booking-sections.tsx'
import { markJustBooked } from '../guest/reservations/just-booked.ts'
import { jsonLd, pageHead } from '../lib/start/page-head.ts'
import { loadedSettings } from '../lib/api/settings.tsx'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/reservations')({
  head: ({ match }) => {
    const { api, publicUrl } = match.context
    const head = pageHead({ match, title: 'Reservations' })
    if (!import.meta.env.SSR) return head
    // The root route has loaded them, for its footer.
    const rules = {
      settings: loadedSettings(api),
      specialDays: api.openingHours.special.getData()?.days ?? [],
    }
    return { ...head, meta: [...head.meta, jsonLd(restaurantJsonLd(publicUrl, rules))] }
  },
  component: ReservationsPage,
})

function ReservationsPage() {
  const hasHydrated = useHasHydrated()
  const navigate = Route.useNavigate()
  return (
    <>
      <BookingHero />
      <BookingLayout notes={<TableNotes />}>
        <NeedsScript what="Booking online" />
        {hasHydrated ? (
          <BookingForm
            onBooked={({ _id: id }) => {
              markJustBooked(id)
              void navigate({ to: '/reservation/$id', params: { id } })
            }}
          />
        ) : (
          <FormSkeleton fields={6} />
        )}
      </BookingLayout>
      <SeatingNote />
    </>
  )
}
