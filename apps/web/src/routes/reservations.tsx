import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { BookingForm } from '../guest/reservations/booking-form.tsx'
import { Booking } from '../guest/reservations/booking-sections.tsx'
import { markJustBooked } from '../guest/reservations/just-booked.ts'
import type { DrawnByRoute } from '../guest/sections/page-sections.tsx'
import { loadedSettings } from '../lib/api/settings.tsx'
import { jsonLd } from '../lib/start/page-head.ts'
import { faqJsonLd, restaurantJsonLd } from '../lib/start/restaurant-json-ld.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { NeedsScript } from './-needs-script.tsx'
import { loadSections } from './-load-sections.ts'
import { pageOf, sectionHead } from './-section-page.ts'
import { SectionPage } from './-shown-sections.tsx'

export const Route = createFileRoute('/reservations')({
  // With the page, not in the script of all pages.
  codeSplitGroupings: [['component', 'loader']],
  loader: loadSections,
  head: ({ match }) => {
    const { publicUrl, queryClient, trpc } = match.context
    const head = sectionHead(match)
    if (!import.meta.env.SSR) return head
    const rules = {
      settings: loadedSettings(match.context),
      // The root route has loaded them, for its footer.
      specialDays: queryClient.getQueryData(trpc.openingHours.special.queryKey())?.days ?? [],
    }
    const things = [restaurantJsonLd(publicUrl, rules), ...faqJsonLd(pageOf(match))]
    return { ...head, meta: [...head.meta, ...things.map(jsonLd)] }
  },
  component: ReservationsPage,
})

const drawn: DrawnByRoute = {
  booking: (section) => (
    <Booking section={section}>
      <NeedsScript what="Booking online" />
      <TableForm />
    </Booking>
  ),
}

function TableForm() {
  const hasHydrated = useHasHydrated()
  const navigate = useNavigate()
  if (!hasHydrated) return <FormSkeleton fields={6} />
  return (
    <BookingForm
      onBooked={({ _id: id }) => {
        markJustBooked(id)
        void navigate({ to: '/reservation/$id', params: { id } })
      }}
    />
  )
}

function ReservationsPage() {
  return <SectionPage drawn={drawn} />
}
