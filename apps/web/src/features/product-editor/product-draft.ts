/** A product as it stands in the form: texts as they are typed, blank where there is nothing. */
import type { Category, DietaryLabel, EditableProduct, SpiceLevel } from '@tiffin/contract'

export interface ProductDraft {
  title: string
  slug: string
  description: string
  price: string
  categorySlug: string
  imageUrl: string
  isFeatured: boolean
  discountPercent: string
  stock: string
  dietary: DietaryLabel[]
  spiceLevel: SpiceLevel | ''
  abv: string
  volumeMl: string
  origin: string
  flavourNotes: string
}

export type DraftField = keyof ProductDraft

/** The fields, in the order of the page, as they are called there. */
export const fieldNames: Readonly<Record<DraftField, string>> = {
  title: 'Title',
  slug: 'Slug',
  description: 'Description',
  price: 'Price',
  categorySlug: 'Category',
  imageUrl: 'Image URL',
  isFeatured: 'Featured product',
  discountPercent: 'Discount percent',
  stock: 'Stock',
  dietary: 'Dietary labels',
  spiceLevel: 'Spice level',
  abv: 'ABV %',
  volumeMl: 'Volume (ml)',
  origin: 'Origin',
  flavourNotes: 'Tasting notes',
}

export const dietaryNames: Readonly<Record<DietaryLabel, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
}

export const spiceNames: Readonly<Record<SpiceLevel, string>> = {
  mild: 'Mild',
  medium: 'Medium',
  hot: 'Hot',
  'extra hot': 'Extra hot',
}

const emptyDraft: ProductDraft = {
  title: '',
  slug: '',
  description: '',
  price: '',
  categorySlug: '',
  imageUrl: '',
  isFeatured: false,
  discountPercent: '',
  stock: '',
  dietary: [],
  spiceLevel: '',
  abv: '',
  volumeMl: '',
  origin: '',
  flavourNotes: '',
}

export function draftOf(product: EditableProduct | null): ProductDraft {
  if (product === null) return emptyDraft
  const { abv, volumeMl, origin = '', flavourNotes = '' } = product.attributes
  return {
    title: product.title,
    slug: product.slug,
    description: product.description,
    price: product.price.toFixed(2),
    categorySlug: product.category.slug,
    imageUrl: product.thumbnail ?? '',
    isFeatured: product.isFeatured,
    discountPercent: product.discountPercent === 0 ? '' : String(product.discountPercent),
    stock: figure(product.countedStock),
    dietary: sortDietary(product.dietary),
    spiceLevel: product.spiceLevel ?? '',
    abv: figure(abv),
    volumeMl: figure(volumeMl),
    origin,
    flavourNotes,
  }
}

/** In one order, so that two lists of the same labels are the same. */
export const sortDietary = (labels: readonly DietaryLabel[]): DietaryLabel[] =>
  (Object.keys(dietaryNames) as DietaryLabel[]).filter((label) => labels.includes(label))

const figure = (value: number | null | undefined) => String(value ?? '')

/** As it is read where two versions are compared. */
export const sayDraft = (draft: ProductDraft, categories: readonly Category[]) => ({
  ...draft,
  // '13' and '13.00' are one price.
  price: Number.isFinite(Number(draft.price)) ? Number(draft.price).toFixed(2) : draft.price,
  categorySlug: categories.find(({ slug }) => slug === draft.categorySlug)?.name ?? draft.categorySlug,
  dietary: draft.dietary.map((label) => dietaryNames[label]),
  spiceLevel: draft.spiceLevel === '' ? '' : spiceNames[draft.spiceLevel],
})
