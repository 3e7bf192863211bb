import { createFileRoute } from '@tanstack/react-router'
import { loadSectionPage, sectionPageHead } from './-section-page.ts'
import { SectionPage } from './-shown-sections.tsx'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadSectionPage(context, '/terms'),
  head: ({ match }) => sectionPageHead(match),
  component: () => <SectionPage path="/terms" />,
})
