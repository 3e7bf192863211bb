import { createFileRoute } from '@tanstack/react-router'
import { loadSectionPage, sectionPageHead } from './-section-page.ts'
import { SectionPage } from './-shown-sections.tsx'

export const Route = createFileRoute('/p/$name')({
  loader: ({ context, params }) => loadSectionPage(context, `/p/${params.name}`),
  head: ({ match }) => sectionPageHead(match),
  component: OwnPage,
})

function OwnPage() {
  const { name } = Route.useParams()
  return <SectionPage path={`/p/${name}`} />
}
