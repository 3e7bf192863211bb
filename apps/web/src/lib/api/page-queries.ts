import type { PageSection, Product, SectionKind, SectionOf } from '@tiffin/contract'

// What a page's loader asks for and its sections show: both must use the same input.

export const FIRST_REVIEWS = 5
export const MORE_REVIEWS = 15

/** The input for the server's query; the first page is loaded with the page itself. */
export const reviewsInput = (slug: string, limit = FIRST_REVIEWS) => ({ slug, limit })

const MAX_RELATED = 4

/** One more than is shown, because the dish itself is among them. */
export function relatedInput({ category }: Product) {
  return { category: category.slug, limit: MAX_RELATED + 1 }
}

export function pickRelated(dishes: readonly Product[], { slug }: Product): Product[] {
  return dishes.filter((dish) => dish.slug !== slug).slice(0, MAX_RELATED)
}

/** Of the page where guests order. */
export const specialsInput = ({ category }: SectionOf<'specials'>) =>
  category === '' ? { featured: true, limit: 8 } : { category, limit: 8 }
export const moreToLoveInput = { sort: 'popular', limit: 6 } as const

/** The first of a page's sections of that kind. */
export const findSection = <Kind extends SectionKind>(
  sections: readonly PageSection[] = [],
  kind: Kind,
): SectionOf<Kind> | undefined =>
  sections.find((section) => section.kind === kind) as SectionOf<Kind> | undefined
