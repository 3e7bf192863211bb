import type { PageSection, SectionOf } from '@tiffin/contract'
import type { LoaderApi } from './trpc.ts'

/** Of a section of dishes. */
export const dishesInput = {
  featured: { featured: true },
  newest: { sort: 'newest', limit: 8 },
} as const

const MAX_LINES = 12

/** Of a column of a price list. */
export const columnInput = ({ category, dishes }: SectionOf<'priceList'>['columns'][number]) =>
  dishes.length > 0 ? { slugs: dishes } : { category, limit: MAX_LINES }

/** What the sections of a page ask for. */
export const sectionQueries = (sections: readonly PageSection[], api: LoaderApi): Promise<unknown>[] =>
  sections.flatMap((section): Promise<unknown>[] => {
    switch (section.kind) {
      case 'dishes':
        return [api.products.list.ensureData(dishesInput[section.show])]
      case 'priceList':
        return section.columns.map((column) => api.products.list.ensureData(columnInput(column)))
      case 'categories':
        return [api.categories.list.ensureData()]
      case 'promotions':
        return [api.promotions.list.ensureData(undefined, { retry: false })]
      case 'contact':
        return [api.openingHours.week.ensureData(), api.openingHours.special.ensureData()]
      default:
        return []
    }
  })
