import { lazyRouteComponent } from '@tanstack/react-router'
import type { ShownPage } from '@tiffin/contract'
import { pageHead } from '../lib/start/page-head.ts'
import type { loadSections } from './-load-sections.ts'

type LoadSections = typeof loadSections
type Match = Parameters<typeof pageHead>[0]['match']

/** The page of a route's match, once it is loaded. */
export const pageOf = ({ context: { queryClient, trpc }, pathname: path }: Match): ShownPage | undefined =>
  queryClient.getQueryData(trpc.pages.get.queryKey({ path }))

/** Title and description of a page that consists of sections. */
export function sectionHead(match: Match) {
  const page = pageOf(match)
  return pageHead({
    match,
    // The home page is called by the restaurant's name alone.
    ...(page && { description: page.description, ...(page.path !== '/' && { title: page.title }) }),
  })
}

/** A route whose page consists of sections with nothing to press. What loads it is no part of the script of all pages. */
export const sectionPage = () => ({
  loader: (options: Parameters<LoadSections>[0]) =>
    import('./-load-sections.ts').then(({ loadSections }) => loadSections(options)),
  head: ({ match }: { match: Match }) => sectionHead(match),
  component: lazyRouteComponent(() => import('./-shown-sections.tsx'), 'SectionPage'),
})
