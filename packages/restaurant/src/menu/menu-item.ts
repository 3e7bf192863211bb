import type { Allergen } from '@tiffin/contract'

export type DietaryLabel = 'vegetarian' | 'vegan' | 'gluten-free' | 'dairy-free'

export type SpiceLevel = 'mild' | 'medium' | 'hot' | 'extra hot'

/** A dish or drink on a new restaurant's menu; what is on sale is in the database. */
export interface MenuItem {
  slug: string
  title: string
  description: string
  /** Before the item's own discount. */
  priceCents: number
  /** The dish's own discount, without coupons; undefined if it has none. */
  discountPercent?: number
  categorySlug: string
  isFeatured?: boolean
  /** Portions left; undefined if portions are not counted. */
  stock?: number
  /** As the dish leaves our kitchen; vegan dishes are also labelled vegetarian and dairy-free. */
  dietary: DietaryLabel[]
  /** All that is in it, of those that have to be stated in Canada; an empty list is none of them. */
  allergens: Allergen[]
  spiceLevel?: SpiceLevel
  attributes?: {
    /** Percent alcohol by volume. */
    abv?: number
    volumeMl?: number
    origin?: string
    flavourNotes?: string
  }
}

/** A menu item in its category's file, which determines the category. */
export type CategoryItem = Omit<MenuItem, 'categorySlug'>
