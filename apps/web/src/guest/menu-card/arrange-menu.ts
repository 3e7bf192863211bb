import {
  type Category,
  type PageSection,
  type Product,
  type SectionOf,
  serviceHoursOf,
  type SiteSettings,
} from '@tiffin/contract'
import { menuCopy } from '@tiffin/copy'

interface DishGroup {
  slug: string
  /** The category's current name. */
  name: string
  description?: string | undefined
  image?: string | undefined
  dishes: Product[]
}

type Part = SectionOf<'menuParts'>['parts'][number]

export interface MenuSection {
  /** The section's anchor in the page's address. */
  slug: string
  heading: string
  note?: string
  /** Names alone do not describe the dishes: even the printed version, short of space, has descriptions here. */
  printsDescriptions?: boolean
  groups: DishGroup[]
}

/** The parts of the menu that a page names, in their order. */
export const partsOf = (sections: readonly PageSection[]): Part[] =>
  sections.flatMap((section) => (section.kind === 'menuParts' ? section.parts : []))

/**
 * Puts the dishes under the headings of the menu. A category that belongs to no heading goes to the end under its own
 * name; a heading without dishes is left out.
 */
export function arrangeMenu(
  products: readonly Product[],
  settings: SiteSettings,
  { parts, categories = [] }: { parts: readonly Part[]; categories?: readonly Category[] | undefined },
): MenuSection[] {
  const aboutBySlug = new Map(
    categories.map(({ slug, description, image }) => [slug, { description, image }]),
  )
  const groups = new Map(
    [...Map.groupBy(products, ({ category }) => category.slug)].map(([slug, dishes]) => [
      slug,
      { slug, name: dishes[0]?.category.name ?? slug, ...aboutBySlug.get(slug), dishes },
    ]),
  )
  const claimed = parts.map(({ categories: slugs, anchor, heading, note, printsDescriptions }) => ({
    slug: anchor,
    heading,
    printsDescriptions,
    ...noteOf(note, slugs, settings),
    groups: slugs.flatMap((slug) => groups.get(slug) ?? []),
  }))
  const known = new Set(parts.flatMap((part) => part.categories))
  const others = [...groups.values()]
    .filter(({ slug }) => !known.has(slug))
    .map((group) => ({
      slug: `category-${group.slug}`,
      heading: group.name,
      ...noteOf('', [group.slug], settings),
      groups: [group],
    }))
  return [...claimed, ...others].filter((section) => section.groups.length > 0)
}

/** What is served only part of the day says so first. */
function noteOf(note: string, categories: readonly string[], settings: SiteSettings) {
  const [slug = '', ...others] = categories
  const hours = others.length === 0 ? serviceHoursOf(slug, settings) : null
  const notes = [hours && menuCopy.served(hours, settings.region), note].filter(Boolean)
  return notes.length > 0 && { note: notes.join('. ') }
}

/** Whether heat is explained. A part of the menu says nothing about the rest: undefined. */
export const hasSpice = (products: readonly Product[] | undefined): boolean =>
  products === undefined || products.some(({ spiceLevel }) => spiceLevel !== undefined)
