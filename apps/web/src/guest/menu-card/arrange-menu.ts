import {
  fillTexts,
  settingsPlaceholders,
  type Category,
  type Product,
  serviceHoursOf,
  type SiteSettings,
} from '@tiffin/contract'
import { menuCopy, type MenuFacts, type MenuSectionCopy } from '@tiffin/copy'

interface DishGroup {
  slug: string
  /** The category's current name. */
  name: string
  description?: string | undefined
  image?: string | undefined
  dishes: Product[]
}

export interface MenuSection extends Omit<MenuSectionCopy, 'categories'> {
  groups: DishGroup[]
}

/**
 * Puts the dishes under the headings of the menu. A category that belongs to no heading goes to the end under its own
 * name; a heading without dishes is left out.
 */
export function arrangeMenu(
  products: readonly Product[],
  settings: SiteSettings,
  categories: readonly Category[] = [],
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
  const claimed = menuCopy.sections.map(({ categories: slugs, ...section }) => ({
    ...section,
    ...noteOf(section.note, slugs, settings),
    groups: slugs.flatMap((slug) => groups.get(slug) ?? []),
  }))
  const known = new Set(menuCopy.sections.flatMap((section) => section.categories))
  const others = [...groups.values()]
    .filter(({ slug }) => !known.has(slug))
    .map((group) => ({
      slug: `category-${group.slug}`,
      heading: group.name,
      ...noteOf(undefined, [group.slug], settings),
      groups: [group],
    }))
  return [...claimed, ...others].filter((section) => section.groups.length > 0)
}

/** What is served only part of the day says so first. */
function noteOf(note: string | undefined, categories: readonly string[], settings: SiteSettings) {
  const [slug = '', ...others] = categories
  const hours = others.length === 0 ? serviceHoursOf(slug, settings) : null
  const notes = [hours && menuCopy.served(hours, settings.region), note].filter(
    (part) => typeof part === 'string',
  )
  return notes.length > 0 && { note: notes.join('. ') }
}

/** What is printed only for a menu that has such dishes. A part of the menu says nothing about the rest: undefined. */
export function factsOfMenu(products: readonly Product[] | undefined): MenuFacts & { hasSpice: boolean } {
  const ours = new Set(menuCopy.sections.flatMap(({ categories }) => categories))
  const some = (has: (product: Product) => boolean) => products === undefined || products.some(has)
  return {
    isOurs: some(({ category }) => ours.has(category.slug)),
    hasAlcohol: some(({ attributes }) => (attributes.abv ?? 0) > 0),
    hasSpice: some(({ spiceLevel }) => spiceLevel !== undefined),
  }
}

/** The notes at the end, without those that have nothing to say. */
export const notesOf = (facts: MenuFacts, settings: SiteSettings) =>
  menuCopy.notes
    .map(({ items, ...note }) => ({
      ...note,
      items: fillTexts(items(settings, facts), settingsPlaceholders(settings)),
    }))
    .filter(({ items }) => items.length > 0)
