import { createFileRoute } from '@tanstack/react-router'
import { Contact, Directions } from '../guest/contact/contact-sections.tsx'
import { ContactForm } from '../guest/enquiries/contact-form.tsx'
import type { DrawnByRoute } from '../guest/sections/page-sections.tsx'
import { loadedSettings } from '../lib/api/settings.tsx'
import { jsonLd } from '../lib/start/page-head.ts'
import { contactJsonLd, faqJsonLd, restaurantJsonLd } from '../lib/start/restaurant-json-ld.ts'
import { NeedsScript } from './-needs-script.tsx'
import { loadSections } from './-load-sections.ts'
import { pageOf, sectionHead } from './-section-page.ts'
import { SectionPage } from './-shown-sections.tsx'

export const Route = createFileRoute('/contact')({
  // With the page, not in the script of all pages.
  codeSplitGroupings: [['component', 'loader']],
  loader: loadSections,
  head: ({ match }) => {
    const { publicUrl, queryClient, trpc } = match.context
    const head = sectionHead(match)
    if (!import.meta.env.SSR) return head
    const settings = loadedSettings(match.context)
    const specialDays = queryClient.getQueryData(trpc.openingHours.special.queryKey())?.days ?? []
    const page = pageOf(match)
    const things = [
      contactJsonLd(publicUrl, settings, page),
      restaurantJsonLd(publicUrl, { settings, specialDays }),
      ...faqJsonLd(page),
    ]
    return { ...head, meta: [...head.meta, ...things.map(jsonLd)] }
  },
  component: ContactPage,
})

const drawn: DrawnByRoute = {
  contact: (section) => (
    <Contact
      section={section}
      form={
        <>
          <NeedsScript what="The contact form" />
          <ContactForm />
        </>
      }
    />
  ),
  map: (section) => <Directions section={section} />,
}

function ContactPage() {
  return <SectionPage drawn={drawn} />
}
