import {
  MAX_SLUG_LENGTH,
  normalizeSlug,
  requiredText,
  saveProductInput,
  type ProductAttributes,
  type SaveProductInput,
} from '@tiffin/contract'
import { isWholeCents } from '@tiffin/pricing'
import { readPrice } from '../../lib/forms/read-price.ts'
import { readGroup } from './dish-group-draft.ts'
import type { ProductDraft } from './product-draft.ts'

/** In the form the slug is a visible, required field; the API derives it from the title. */
export const productForm = saveProductInput.extend({
  slug: requiredText(MAX_SLUG_LENGTH, 'Slug is required'),
  price: saveProductInput.shape.price.refine(isWholeCents, 'At most two decimals'),
})

/** The server's input for a draft. What is not a number becomes NaN, which the schema rejects. */
export function inputOf(draft: ProductDraft): SaveProductInput {
  return {
    title: draft.title.trim(),
    slug: slugOf(draft),
    categorySlug: draft.categorySlug,
    price: draft.price.trim() === '' ? Number.NaN : readPrice(draft.price),
    description: draft.description.trim(),
    imageUrl: draft.imageUrl.trim(),
    isFeatured: draft.isFeatured,
    discountPercent: readFigure(draft.discountPercent) ?? 0,
    stock: readFigure(draft.stock) ?? null,
    attributes: attributesOf(draft),
    dietary: [...draft.dietary],
    allergens: draft.allergens,
    spiceLevel: draft.spiceLevel === '' ? null : draft.spiceLevel,
    optionGroups: draft.optionGroups.map(readGroup),
  }
}

/**
 * Only what differs from the version that the form started with: portions that were sold while someone corrected a
 * title must not come back.
 */
export function changesOf(input: SaveProductInput, known: SaveProductInput): Partial<SaveProductInput> {
  const changed = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name as keyof SaveProductInput]),
  )
  return Object.fromEntries(changed)
}

function attributesOf(draft: ProductDraft): ProductAttributes {
  const [abv, volumeMl] = [readFigure(draft.abv), readFigure(draft.volumeMl)]
  const [origin, flavourNotes] = [draft.origin.trim(), draft.flavourNotes.trim()]
  return {
    ...(abv !== undefined && { abv }),
    ...(volumeMl !== undefined && { volumeMl }),
    ...(origin !== '' && { origin }),
    ...(flavourNotes !== '' && { flavourNotes }),
  }
}

/** As it will be in the address; a blank one is derived from the title. */
export const slugOf = ({ slug, title }: ProductDraft) => normalizeSlug(slug.trim() === '' ? title : slug)

const readFigure = (typed: string) => (typed.trim() === '' ? undefined : Number(typed))
