import type { LivingKind, PageSection, ShownPage } from '@tiffin/contract'
import { columnInput } from './section-queries.ts'

export type LivingSection = Extract<PageSection, { kind: LivingKind | 'dishes' }>

const living: Readonly<Record<LivingSection['kind'], true>> = {
  dishes: true,
  menuHead: true,
  menuParts: true,
  diningNote: true,
  menuNotes: true,
  orderHead: true,
  specials: true,
  popular: true,
  slides: true,
  promotions: true,
  contact: true,
  map: true,
  quote: true,
  booking: true,
}

/** Whether there is something to press in it. */
export const isLiving = (section: PageSection): section is LivingSection =>
  Object.hasOwn(living, section.kind)

const KEPT = 'kept'

/** Whether its text is only in the page's HTML, because there is nothing to press in it. */
export const isKept = ({ kind }: { kind: string }): boolean => kind === KEPT

/** A page as its data goes into its HTML: what the HTML says already is left out. */
export function leaveOutStill(page: ShownPage): ShownPage {
  const kept = { kind: KEPT } as unknown as PageSection
  return { ...page, sections: page.sections.map((section) => (isLiving(section) ? section : kept)) }
}

/** What only sections with nothing to press have asked for, as `[path, input]` in JSON. */
export const stillQueries = ({ sections }: ShownPage): string[] =>
  sections.flatMap((section) => {
    if (section.kind === 'categories') return JSON.stringify(['categories.list', null])
    if (section.kind !== 'priceList') return []
    return section.columns.map((column) => JSON.stringify(['products.list', columnInput(column)]))
  })
