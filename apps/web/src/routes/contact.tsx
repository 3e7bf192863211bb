import { createFileRoute } from '@tanstack/react-router'
import { contactCopy, contactFaq } from '@tiffin/restaurant'
import { ContactColumns } from '../features/contact/contact-columns.tsx'
import { ContactHero } from '../features/contact/contact-hero.tsx'
import { contactJsonLd } from '../features/contact/contact-json-ld.ts'
import { Directions } from '../features/contact/directions.tsx'
import { ContactForm } from '../features/enquiries/contact-form.tsx'
import { restaurantJsonLd } from '../features/home/home-json-ld.ts'
import { faqJsonLd } from '../features/story/faq-json-ld.ts'
import { Questions } from '../features/story/questions.tsx'
import { loadQueries } from '../lib/load-queries.ts'
import { jsonLd, pageHead } from '../lib/page-head.ts'
import { loadedSettings, useSettings } from '../lib/settings.tsx'
import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/contact')({
  loader: ({ context: { api } }) =>
    loadQueries(api.openingHours.week.ensureData(), api.openingHours.special.ensureData()),
  head: ({ match }) => {
    const { api, publicUrl } = match.context
    const settings = loadedSettings(api)
    const head = pageHead({ match, title: 'Contact Us', settings })
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
