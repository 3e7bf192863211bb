import { lazyRouteComponent, type ParsedLocation } from '@tanstack/react-router'
import type { AppContext } from '../lib/start/app-context.ts'
import { loadQueries, notFoundIfAbsent } from '../lib/api/load-queries.ts'
import { chefSpecialsInput } from '../lib/api/page-queries.ts'
import { pageHead } from '../lib/start/page-head.ts'

interface Loading {
  context: AppContext
  location: Pick<ParsedLocation, 'pathname'>
}

/** A route whose page consists of sections: the page of that path, its dishes, and its own title and description. */
export const sectionPage = () => ({
  loader: async ({ context: { api }, location: { pathname: path } }: Loading): Promise<void> => {
    const { sections } = await notFoundIfAbsent(api.pages.get.ensureData({ path }))
    if (sections.some(({ kind }) => kind === 'dishes'))
      await loadQueries(api.products.list.ensureData(chefSpecialsInput))
  },
  head({ match }: { match: Parameters<typeof pageHead>[0]['match'] }) {
    const page = match.context.api.pages.get.getData({ path: match.pathname })
    return pageHead({ match, ...(page && { title: page.title, description: page.description }) })
  },
  component: lazyRouteComponent(() => import('./-shown-sections.tsx'), 'SectionPage'),
})
