import { createFileRoute } from '@tanstack/react-router'
import { loadSectionPage, sectionPageHead } from './-section-page.ts'
import { SectionPage } from './-shown-sections.tsx'

export const Route = createFileRoute('/testimonials')({
  loader: ({ context }) => loadSectionPage(context, '/testimonials'),
  head: ({ match }) => sectionPageHead(match),
  component: () => <SectionPage path="/testimonials" />,
})
