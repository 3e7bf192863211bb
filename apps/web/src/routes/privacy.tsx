import { createFileRoute } from '@tanstack/react-router'
import { loadSectionPage, sectionPageHead } from './-section-page.ts'
import { SectionPage } from './-shown-sections.tsx'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => loadSectionPage(context, '/privacy'),
  head: ({ match }) => sectionPageHead(match),
  component: () => <SectionPage path="/privacy" />,
})
