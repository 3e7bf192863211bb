import { createFileRoute } from '@tanstack/react-router'
import type { DrawnByRoute } from '../guest/sections/page-sections.tsx'
import { notFoundIfAbsent, loadQueries } from '../lib/api/load-queries.ts'
import { sectionQueries } from '../lib/api/section-queries.ts'
import { pageHead } from '../lib/start/page-head.ts'
import { trpc } from '../lib/api/trpc.ts'
import { QuoteSection } from '../guest/catering/quote-section.tsx'
import { Contact, Directions } from '../guest/contact/contact-sections.tsx'
import { ContactForm } from '../guest/enquiries/contact-form.tsx'
import { Slides } from '../guest/home/hero.tsx'
import { Promotions } from '../guest/home/promotions.tsx'
import { Booking } from '../guest/reservations/booking-sections.tsx'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { readOnly, ShownSections } from './-shown-sections.tsx'

/** A draft, for whoever edits it. */
export const Route = createFileRoute('/preview/$key')({
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ context: { api }, params }) => {
    const { sections } = await notFoundIfAbsent(api.pages.draft.ensureData(params))
    await loadQueries(...sectionQueries(sections, api))
  },
  head: ({ match }) => {
    const head = pageHead({ match, title: 'Draft', description: '' })
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
  },
  component: Draft,
})

// As they look: the page has no script.
const drawn = {
  ...readOnly,
  slides: (section) => <Slides section={section} />,
  promotions: () => <Promotions />,
  contact: (section) => <Contact section={section} form={<ContactForm />} />,
  map: (section) => <Directions section={section} />,
  quote: (section) => <QuoteSection section={section} />,
  booking: (section) => (
    <Booking section={section}>
      <FormSkeleton fields={6} />
    </Booking>
  ),
} satisfies DrawnByRoute

function Draft() {
  const { data } = trpc.pages.draft.useQuery(Route.useParams())
  return data === undefined ? null : <ShownSections page={data} drawn={drawn} />
}
