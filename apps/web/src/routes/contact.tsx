import { createFileRoute } from '@tanstack/react-router'
import { contactCopy, contactFaq } from '@tiffin/restaurant'
import { ContactColumns, ContactHero, Directions } from '../guest/contact/contact-sections.tsx'
import { contactJsonLd, restaurantJsonLd, faqJsonLd } from '../lib/start/restaurant-json-ld.ts'
import { ContactForm } from '../guest/enquiries/contact-form.tsx'
import { Questions } from '../guest/story/questions.tsx'
import { loadQueries } from '../lib/api/load-queries.ts'
import { jsonLd, pageHead } from '../lib/start/page-head.ts'
import { loadedSettings, useSettings } from '../lib/api/settings.tsx'
import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/contact')({
  loader: ({ context: { api } }) =>
    loadQueries(api.openingHours.week.ensureData(), api.openingHours.special.ensureData()),
  head: ({ match }) => {
    const { api, publicUrl } = match.context
    const settings = loadedSettings(api)
    const head = pageHead({ match, title: 'Contact Us' })
    if (!import.meta.env.SSR) return head
    const specialDays = api.openingHours.special.getData()?.days ?? []
    const things = [
      contactJsonLd(publicUrl, settings),
      restaurantJsonLd(publicUrl, { settings, specialDays }),
      faqJsonLd(contactFaq(settings)),
    ]
    return { ...head, meta: [...head.meta, ...things.map(jsonLd)] }
  },
  component: ContactPage,
})

function ContactPage() {
  return (
    <>
      <ContactHero />
      <ContactColumns
        form={
          <>
            <NeedsScript what="The contact form" />
            <ContactForm />
          </>
        }
      />
      <Directions />
      <Questions heading={contactCopy.faq.heading} questions={contactFaq(useSettings())} />
    </>
  )
}
