import {
  describeSection,
  hasHeading,
  NO_HEADING,
  pageContent,
  pageSection,
  type PageContent,
  sectionKinds,
  type PageSection,
  type SectionKind,
} from '@tiffin/contract'

/** What a field of a section holds, as its schema says. */
export type Field =
  | { type: 'text'; maxLength: number; hint: string | undefined }
  | { type: 'picture'; hint: string | undefined }
  | { type: 'choice'; options: readonly string[]; hint: string | undefined }
  | { type: 'switch'; hint: string | undefined }
  | { type: 'list'; item: Field; hint: string | undefined }
  | { type: 'group'; fields: readonly [name: string, field: Field][]; isOptional: boolean }

interface JsonSchema {
  type?: string
  enum?: string[]
  const?: string
  maxLength?: number
  description?: string
  format?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
}

/** The form of each kind of section, drawn from its schema: a new kind needs none of its own. */
export const sectionFields = Object.fromEntries(
  sectionKinds.map((kind) => [kind, fieldsOf(describeSection(kind) as JsonSchema)]),
) as Record<SectionKind, [string, Field][]>

function fieldsOf({ properties = {} }: JsonSchema): [string, Field][] {
  return Object.entries(properties)
    .filter(([name]) => name !== 'kind')
    .map(([name, schema]) => [name, fieldOf(schema)])
}

function fieldOf(schema: JsonSchema): Field {
  const { description: hint } = schema
  const some = schema.anyOf?.find(({ type }) => type === 'object')
  if (some) return { type: 'group', fields: fieldsOf(some), isOptional: true }
  // Of pictures only: links have no format.
  if (schema.format === 'uri-reference') return { type: 'picture', hint }
  if (schema.enum) return { type: 'choice', options: schema.enum, hint }
  if (schema.type === 'boolean') return { type: 'switch', hint }
  if (schema.type === 'array') return { type: 'list', item: fieldOf(schema.items ?? {}), hint }
  if (schema.type === 'object') return { type: 'group', fields: fieldsOf(schema), isOptional: false }
  return { type: 'text', maxLength: schema.maxLength ?? 120, hint }
}

/** What a field is before anybody fills it in. */
export function emptyValue(field: Field): unknown {
  if (field.type === 'text' || field.type === 'picture') return ''
  if (field.type === 'choice') return field.options[0]
  if (field.type === 'switch') return false
  if (field.type === 'list') return []
  return field.isOptional
    ? null
    : Object.fromEntries(field.fields.map(([name, each]) => [name, emptyValue(each)]))
}

/** A section as it is added to a page. */
export function newSection(kind: SectionKind): PageSection {
  const fields = sectionFields[kind].map(([name, field]) => [name, emptyValue(field)])
  return { kind, ...Object.fromEntries(fields) } as PageSection
}

/** What is wrong with a section, by the path of the field: 'items.0.title'. */
export function findErrors(section: PageSection): Readonly<Record<string, string>> {
  const { error } = pageSection.safeParse(section)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

/** What is wrong with a page as a whole. What is too long is told, never cut: it may have been pasted. */
export function findPageErrors(
  path: string,
  page: PageContent,
): { title?: string; description?: string; sections?: string } {
  const told = (['title', 'description'] as const).flatMap((name) =>
    (pageContent.shape[name].safeParse(page[name]).error?.issues ?? []).map(({ message }) => [name, message]),
  )
  if (!hasHeading(path, page.sections)) told.push(['sections', NO_HEADING])
  return Object.fromEntries(told) as ReturnType<typeof findPageErrors>
}

export const kindNames: Readonly<Record<SectionKind, string>> = {
  hero: 'Opening',
  text: 'Text',
  cards: 'Cards',
  steps: 'Steps',
  quotes: 'Quotes',
  points: 'List of facts',
  questions: 'Questions and answers',
  picture: 'Picture',
  callToAction: 'What to do next',
  policy: 'Policy',
  dishes: 'Dishes',
  categories: 'Categories',
  priceList: 'Price list',
  menuHead: 'Head of the menu',
  menuParts: 'Parts of the menu',
  diningNote: 'Note for the dining room',
  menuNotes: 'Notes below the menu',
  orderHead: 'Head of the order page',
  specials: 'Specials',
  popular: 'Popular dishes',
  slides: 'Headlines that take turns',
  promotions: 'Promotions',
  contact: 'Contact details, hours and form',
  map: 'Directions and map',
  quote: 'Catering request',
  booking: 'Table booking',
}

/** Names that an owner would not guess from the field. */
const labels: Readonly<Record<string, string>> = { href: 'Leads to', eyebrow: 'Line above the heading' }

/** 'isDated' is 'Is dated', 'callToAction' is 'Call to action'. */
export function labelOf(name: string): string {
  const own = labels[name]
  if (own !== undefined) return own
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
