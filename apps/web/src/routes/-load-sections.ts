import type { ParsedLocation } from '@tanstack/react-router'
import { loadStillSections } from '../guest/sections/page-sections.tsx'
import { isKept } from '../lib/api/kept-sections.ts'
import { loadQueries, notFoundIfAbsent } from '../lib/api/load-queries.ts'
import { sectionQueries } from '../lib/api/section-queries.ts'
import type { AppContext } from '../lib/start/app-context.ts'

interface Loading {
  context: AppContext
  location: Pick<ParsedLocation, 'pathname'>
}

/** Loads the page of the route's path, and what its sections show. */
export async function loadSections({ context, location: { pathname: path } }: Loading): Promise<void> {
  if (!import.meta.env.SSR) void loadStillSections()
  const { queryClient, trpc } = context
  // Of the page with which the visit began, the browser has only a part.
  const isWhole = queryClient.getQueryData(trpc.pages.get.queryKey({ path }))?.sections.some(isKept) !== true
  const reading = isWhole
    ? queryClient.ensureQueryData(trpc.pages.get.queryOptions({ path }))
    : queryClient.fetchQuery(trpc.pages.get.queryOptions({ path }, { staleTime: 0 }))
  const { sections } = await notFoundIfAbsent(reading)
  const promotions = sections.some(({ kind }) => kind === 'promotions')
  await loadQueries(...sectionQueries(sections, context))
  // Their number is unknown, so no space can be reserved for them: the browser waits too.
  if (promotions)
    await queryClient
      .ensureQueryData(trpc.promotions.list.queryOptions(undefined, { retry: false }))
      .catch(() => undefined)
}
