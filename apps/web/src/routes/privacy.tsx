import { createFileRoute } from '@tanstack/react-router'
import { loadSections } from './-load-sections.ts'
import { sectionHead } from './-section-page.ts'
import { SectionPage } from './-shown-sections.tsx'

export const Route = createFileRoute('/privacy')({
  codeSplitGroupings: [['component', 'loader']],
  loader: loadSections,
  head: ({ match }) => sectionHead(match),
  component: ReadOnlyPage,
})

function ReadOnlyPage() {
  return <SectionPage />
}
