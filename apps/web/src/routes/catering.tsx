import { createFileRoute } from '@tanstack/react-router'
import { QuoteSection } from '../guest/catering/quote-section.tsx'
import type { DrawnByRoute } from '../guest/sections/page-sections.tsx'
import { loadedSettings } from '../lib/api/settings.tsx'
import { jsonLd } from '../lib/start/page-head.ts'
import { cateringJsonLd, faqJsonLd } from '../lib/start/restaurant-json-ld.ts'
import { NeedsScript } from './-needs-script.tsx'
import { loadSections } from './-load-sections.ts'
import { pageOf, sectionHead } from './-section-page.ts'
import { SectionPage } from './-shown-sections.tsx'

export const Route = createFileRoute('/catering')({
  // With the page, not in the script of all pages.
  codeSplitGroupings: [['component', 'loader']],
  loader: loadSections,
  head: ({ match }) => {
    const head = sectionHead(match)
    if (!import.meta.env.SSR) return head
    const { publicUrl } = match.context
    const page = pageOf(match)
    const things = [cateringJsonLd(publicUrl, loadedSettings(match.context), page), ...faqJsonLd(page)]
    return { ...head, meta: [...head.meta, ...things.map(jsonLd)] }
  },
  component: CateringPage,
})

const drawn: DrawnByRoute = {
  quote: (section) => (
    <>
      <NeedsScript what="The quote form" />
      <QuoteSection section={section} />
    </>
  ),
}

function CateringPage() {
  return <SectionPage drawn={drawn} />
}
