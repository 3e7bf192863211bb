import type { ProductAttributes, SaveProductInput } from '@tiffin/contract'
import type { ProductDraft } from './product-draft.ts'

/** What is sent to the server for a draft in which nothing is wrong. */
export function inputOf(draft: ProductDraft): SaveProductInput {
  return {
    title: draft.title.trim(),
    slug: draft.slug.trim(),
    categorySlug: draft.categorySlug,
    price: Number(draft.price),
    description: draft.description.trim(),
    imageUrl: draft.imageUrl.trim(),
    isFeatured: draft.isFeatured,
    discountPercent: readFigure(draft.discountPercent) ?? 0,
    stock: readFigure(draft.stock) ?? null,
    attributes: attributesOf(draft),
    dietary: [...draft.dietary],
    spiceLevel: draft.spiceLevel === '' ? null : draft.spiceLevel,
  }
}

/**
 * Only what differs from the version that the form began with: portions that were sold while somebody corrected a
 * title must not come back.
 */
export function changesOf(draft: ProductDraft, base: ProductDraft): Partial<SaveProductInput> {
  const known = inputOf(base)
  const changed = Object.entries(inputOf(draft)).filter(
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

const readFigure = (typed: string) => (typed.trim() === '' ? undefined : Number(typed))
