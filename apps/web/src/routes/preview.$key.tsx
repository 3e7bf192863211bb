import { createFileRoute } from '@tanstack/react-router'
import { notFoundIfAbsent, loadQueries } from '../lib/api/load-queries.ts'
import { chefSpecialsInput } from '../lib/api/page-queries.ts'
import { pageHead } from '../lib/start/page-head.ts'
import { trpc } from '../lib/api/trpc.ts'
import { ShownSections } from './-shown-sections.tsx'

/** A draft, for whoever edits it. */
export const Route = createFileRoute('/preview/$key')({
  loader: async ({ context: { api }, params }) => {
    await notFoundIfAbsent(api.pages.draft.ensureData(params))
    await loadQueries(api.products.list.ensureData(chefSpecialsInput))
  },
  head: ({ match }) => {
    const head = pageHead({ match, title: 'Draft', description: '' })
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
  },
  component: Draft,
})

function Draft() {
  const { data } = trpc.pages.draft.useQuery(Route.useParams())
  return data === undefined ? null : <ShownSections page={data} />
}
