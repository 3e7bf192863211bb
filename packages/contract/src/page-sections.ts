/**
 * What pages are made of: a closed list of kinds, each with one schema here and one component in the web. Texts are
 * plain, may contain the placeholders of `fill-text.ts`, and are Markdown only where a page is prose.
 */
import { z } from 'zod'
import { liveSections, livingSections } from './sections/live-sections.ts'
import { proseSections } from './sections/prose-sections.ts'

export type { CardIcon } from './sections/prose-sections.ts'

const schemas = { ...proseSections, ...liveSections, ...livingSections }

export type SectionKind = keyof typeof schemas
/** Those that need a script, and the page that has it. */
export type LivingKind = keyof typeof livingSections

const homeOf: Readonly<Record<LivingKind, string>> = {
  menuHead: '/menu',
  menuParts: '/menu',
  diningNote: '/menu',
  menuNotes: '/menu',
  orderHead: '/order-online',
  specials: '/order-online',
  popular: '/order-online',
  slides: '/',
  promotions: '/',
  contact: '/contact',
  map: '/contact',
  quote: '/catering',
  booking: '/reservations',
}

/** Pages around the menu, which arrange their own sections and have no others: each with the one that has its heading. */
const arranged: ReadonlyMap<string, SectionKind> = new Map([
  ['/menu', 'menuHead'],
  ['/order-online', 'orderHead'],
])

/** Sections with the heading of their page: the first thing that is read out, and found by search engines. */
const openings: ReadonlySet<SectionKind> = new Set(['hero', 'policy', 'slides'])

/** Whether a page has the section that has its heading: one cannot be without. */
export function hasHeading(path: string, sections: readonly { kind: SectionKind }[]): boolean {
  const head = arranged.get(path)
  return sections.some(({ kind }) => (head === undefined ? openings.has(kind) : kind === head))
}

/** Whether a page may have a section of that kind: forms, for one, work only where their script is. */
export const canHave = (path: string, kind: SectionKind): boolean =>
  Object.hasOwn(homeOf, kind) ? homeOf[kind as LivingKind] === path : !arranged.has(path)

/** The schema of a kind of section as JSON Schema, from which a form can be drawn. */
export const describeSection = (kind: SectionKind): object => z.toJSONSchema(schemas[kind])

export const sectionKinds = Object.keys(schemas) as [SectionKind, ...SectionKind[]]

export const pageSection = z.discriminatedUnion('kind', [
  schemas.hero,
  schemas.text,
  schemas.cards,
  schemas.steps,
  schemas.quotes,
  schemas.points,
  schemas.questions,
  schemas.picture,
  schemas.callToAction,
  schemas.policy,
  schemas.dishes,
  schemas.categories,
  schemas.priceList,
  schemas.menuHead,
  schemas.menuParts,
  schemas.diningNote,
  schemas.menuNotes,
  schemas.orderHead,
  schemas.specials,
  schemas.popular,
  schemas.slides,
  schemas.promotions,
  schemas.contact,
  schemas.map,
  schemas.quote,
  schemas.booking,
])

export type PageSection = z.infer<typeof pageSection>
export type SectionOf<Kind extends SectionKind> = z.infer<(typeof schemas)[Kind]>
