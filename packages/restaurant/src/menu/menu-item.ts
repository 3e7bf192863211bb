export type DietaryLabel = 'vegetarian' | 'vegan' | 'gluten-free' | 'dairy-free'

export type SpiceLevel = 'mild' | 'medium' | 'hot' | 'extra hot'

export interface MenuItem {
  slug: string
  title: string
  description: string
  /** Before the item's own discount. */
  priceCents: number
  discountPercent?: number
  categorySlug: string
  isFeatured?: boolean
  /** Portions left; absent where portions are not counted. */
  stock?: number
  /** As the dish leaves our kitchen; vegan dishes are also labelled vegetarian and dairy-free. */
  dietary: DietaryLabel[]
  spiceLevel?: SpiceLevel
  attributes?: {
    /** Percent alcohol by volume. */
    abv?: number
    volumeMl?: number
    origin?: string
    flavourNotes?: string
  }
}

/** A menu item as its category's file states it: the file says which category. */
export type CategoryItem = Omit<MenuItem, 'categorySlug'>
