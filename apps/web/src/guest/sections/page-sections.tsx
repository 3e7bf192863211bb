import { useQueryClient } from '@tanstack/react-query'
import type { PageSection, SectionOf } from '@tiffin/contract'
import { Fragment, lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { isKept, isLiving, type LivingSection } from '../../lib/api/kept-sections.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'

/** Their scripts are fetched on the way from one page to another only. */
export const loadStillSections = () => import('./still-sections.tsx')

const StillSections = lazy(() => loadStillSections().then((module) => ({ default: module.StillSections })))

type RouteDrawn = LivingSection['kind']

/** Sections with something to press, which other folders draw: dishes, and those of the page that it is. */
export type DrawnByRoute = { [Kind in RouteDrawn]?: (section: SectionOf<Kind>) => ReactNode }

interface PageSectionsProps {
  sections: readonly PageSection[]
  drawn: DrawnByRoute
}

/** A page from top to bottom. */
export function PageSections({ sections, drawn }: PageSectionsProps) {
  // Neither sections nor runs of them have names, and they change only as a whole.
  return runsOf(sections).map((run, place) =>
    Array.isArray(run) ? (
      <StillRun key={place} sections={run} />
    ) : (
      <Fragment key={place}>{drawByRoute(drawn, run)}</Fragment>
    ),
  )
}

/** Sections with something to press one by one, and the stretches between them. */
function runsOf(sections: readonly PageSection[]): (LivingSection | PageSection[])[] {
  const runs: (LivingSection | PageSection[])[] = []
  for (const section of sections) {
    const last = runs.at(-1)
    if (isLiving(section)) runs.push(section)
    else if (Array.isArray(last)) last.push(section)
    else runs.push([section])
  }
  return runs
}

/**
 * Sections with nothing to press. On a page that came from the server they stay as they are in its HTML: React neither
 * has their text a second time nor looks at them.
 */
function StillRun({ sections }: { sections: readonly PageSection[] }) {
  const isHydrating = !useHasHydrated()
  const [isInPage] = useState(isHydrating && sections.some(isKept))
  if (isInPage) return <div data-kept suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  if (sections.some(isKept)) return <ReadAgain />
  return (
    <div data-kept>
      <Suspense>
        <StillSections sections={sections} />
      </Suspense>
    </div>
  )
}

/** When React gives up a page from the server, its HTML is gone, and only the server has the text. */
function ReadAgain() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  useEffect(() => void queryClient.invalidateQueries(trpc.pages.get.pathFilter()), [queryClient, trpc])
  return null
}

function drawByRoute<Kind extends RouteDrawn>(
  drawn: DrawnByRoute,
  section: SectionOf<Kind> & { kind: Kind },
) {
  return drawn[section.kind]?.(section)
}
