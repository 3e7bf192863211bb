export type DietaryLabel = 'vegetarian' | 'vegan' | 'gluten-free' | 'dairy-free'

export type SpiceLevel = 'mild' | 'medium' | 'hot' | 'extra hot'

/** A dish or drink as a new restaurant's menu begins with it; what is on sale lies in the database. */
export interface MenuItem {
  slug: string
  title: string
  description: string
  /** Before the item's own discount. */
  priceCents: number
  /** Of the dish itself, coupons apart; absent where it has none. */
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
