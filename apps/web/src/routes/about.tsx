import { createFileRoute } from '@tanstack/react-router'
import { loadSectionPage, sectionPageHead } from './-section-page.ts'
import { SectionPage } from './-shown-sections.tsx'

export const Route = createFileRoute('/about')({
  loader: ({ context }) => loadSectionPage(context, '/about'),
  head: ({ match }) => sectionPageHead(match),
  component: () => <SectionPage path="/about" />,
})
