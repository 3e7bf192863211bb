import { createFileRoute } from '@tanstack/react-router'
import { cateringCopy } from '@tiffin/restaurant'
import { CateringHero, Highlights, Occasions, Steps } from '../guest/catering/catering-sections.tsx'
import { cateringJsonLd } from '../lib/start/restaurant-json-ld.ts'
import { QuoteSection } from '../guest/catering/quote-section.tsx'
import { Questions } from '../guest/story/questions.tsx'
import { jsonLd, pageHead } from '../lib/start/page-head.ts'
import { loadedSettings, useTexts } from '../lib/api/settings.tsx'
import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/catering')({
  head: ({ match }) => {
    const head = pageHead({ match, title: 'Catering', imageUrl: '/art/family-feast.png' })
    if (!import.meta.env.SSR) return head
    const { api, publicUrl } = match.context
    return { ...head, meta: [...head.meta, jsonLd(cateringJsonLd(publicUrl, loadedSettings(api)))] }
  },
  component: CateringPage,
})

function CateringPage() {
  const { heading, items } = useTexts(cateringCopy.questions)
  return (
    <>
      <CateringHero />
      <Highlights />
      <Occasions />
      <Steps />
      <NeedsScript what="The quote form" />
      <QuoteSection />
      <Questions heading={heading} questions={items} />
    </>
  )
}
