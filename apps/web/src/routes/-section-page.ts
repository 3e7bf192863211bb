import type { AppContext } from '../lib/start/app-context.ts'
import { loadQueries, notFoundIfAbsent } from '../lib/api/load-queries.ts'
import { chefSpecialsInput } from '../lib/api/page-queries.ts'
import { pageHead } from '../lib/start/page-head.ts'

/** Loads a page that consists of sections, and the dishes that it shows. */
export async function loadSectionPage({ api }: AppContext, path: string): Promise<void> {
  const { sections } = await notFoundIfAbsent(api.pages.get.ensureData({ path }))
  if (sections.some(({ kind }) => kind === 'dishes'))
    await loadQueries(api.products.list.ensureData(chefSpecialsInput))
}

/** Its head: title and description are the page’s own. */
export function sectionPageHead(match: Parameters<typeof pageHead>[0]['match']) {
  const page = match.context.api.pages.get.getData({ path: match.pathname })
  return pageHead({ match, ...(page && { title: page.title, description: page.description }) })
}
