import type { PageSection, SectionOf } from '@tiffin/contract'
import type { LoaderContext } from './trpc.ts'

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
export const sectionQueries = (
  sections: readonly PageSection[],
  { queryClient, trpc }: LoaderContext,
): Promise<unknown>[] =>
  sections.flatMap((section): Promise<unknown>[] => {
    switch (section.kind) {
      case 'dishes':
        return [queryClient.ensureQueryData(trpc.products.list.queryOptions(dishesInput[section.show]))]
      case 'priceList':
        return section.columns.map((column) =>
          queryClient.ensureQueryData(trpc.products.list.queryOptions(columnInput(column))),
        )
      case 'categories':
        return [queryClient.ensureQueryData(trpc.categories.list.queryOptions())]
      case 'promotions':
        return [queryClient.ensureQueryData(trpc.promotions.list.queryOptions(undefined, { retry: false }))]
      case 'contact':
        return [
          queryClient.ensureQueryData(trpc.openingHours.week.queryOptions()),
          queryClient.ensureQueryData(trpc.openingHours.special.queryOptions()),
        ]
      default:
        return []
    }
  })
