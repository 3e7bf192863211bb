import { createFileRoute } from '@tanstack/react-router'
import { cateringCopy } from '@tiffin/restaurant'
import { CateringHero } from '../features/catering/catering-hero.tsx'
import { cateringJsonLd } from '../features/catering/catering-json-ld.ts'
import { Highlights } from '../features/catering/highlights.tsx'
import { Occasions } from '../features/catering/occasions.tsx'
import { QuoteSection } from '../features/catering/quote-section.tsx'
import { Steps } from '../features/catering/steps.tsx'
import { Questions } from '../features/story/questions.tsx'
import { jsonLd, pageHead } from '../lib/page-head.ts'
import { loadedSettings } from '../lib/settings.tsx'
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
  const { heading, items } = cateringCopy.questions
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
