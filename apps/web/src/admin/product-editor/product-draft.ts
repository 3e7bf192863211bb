/** A product in the form: texts as typed, blank if there is none. */
import { upperFirst } from '@mantine/hooks'
import {
  allergenNames,
  dietaryLabels,
  type Category,
  type DietaryLabel,
  type EditableProduct,
  type SpiceLevel,
} from '@tiffin/contract'
import { readPrice } from '../../lib/forms/read-price.ts'
import { describeDifferences, draftOfGroup } from './dish-group-draft.ts'

export type ProductDraft = ReturnType<typeof draftOf>

/** The fields and their labels, in the order of the page. */
export const fieldNames: Readonly<Record<keyof ProductDraft, string>> = {
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
  allergens: 'Allergens in it',
  spiceLevel: 'Spice level',
  optionGroups: 'Options',
  abv: 'ABV %',
  volumeMl: 'Volume (ml)',
  origin: 'Origin',
  flavourNotes: 'Tasting notes',
}

export function draftOf(product: EditableProduct | null) {
  const spiceLevel: SpiceLevel | '' = product?.spiceLevel ?? ''
  const { abv, volumeMl, origin = '', flavourNotes = '' } = product?.attributes ?? {}
  return {
    title: product?.title ?? '',
    slug: product?.slug ?? '',
    description: product?.description ?? '',
    price: product?.price.toFixed(2) ?? '',
    categorySlug: product?.category.slug ?? '',
    imageUrl: product?.thumbnail ?? '',
    isFeatured: product?.isFeatured ?? false,
    discountPercent: figure(product?.discountPercent || null),
    stock: figure(product?.countedStock),
    dietary: sortDietary(product?.dietary ?? []),
    allergens: product?.allergens ?? null,
    spiceLevel,
    optionGroups: product?.dishOptionGroups.map(draftOfGroup) ?? [],
    abv: figure(abv),
    volumeMl: figure(volumeMl),
    origin,
    flavourNotes,
  }
}

/** In a fixed order, so that two lists of the same labels are equal. */
export const sortDietary = (labels: readonly DietaryLabel[]): DietaryLabel[] =>
  dietaryLabels.filter((label) => labels.includes(label))

const figure = (value: number | null | undefined) => String(value ?? '')

/** As shown where two versions are compared. */
export const describeDraft = (draft: ProductDraft, categories: readonly Category[]) => ({
  ...draft,
  // '13' and '13.00' are the same price.
  price: Number.isFinite(readPrice(draft.price)) ? readPrice(draft.price).toFixed(2) : draft.price,
  categorySlug: categories.find(({ slug }) => slug === draft.categorySlug)?.name ?? draft.categorySlug,
  dietary: draft.dietary.map(upperFirst),
  allergens: draft.allergens?.map((allergen) => allergenNames[allergen]) ?? ['not stated'],
  spiceLevel: upperFirst(draft.spiceLevel),
  optionGroups: draft.optionGroups.map((one) =>
    [one.group, describeDifferences(one).join(', ')].filter(Boolean).join(': '),
  ),
})
