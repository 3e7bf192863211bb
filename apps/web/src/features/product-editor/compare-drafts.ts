import type { Category } from '@tiffin/contract'
import type { ComparedField } from '../../ui/edit-conflict.tsx'
import { dietaryNames, draftFields, fieldNames, spiceNames, type ProductDraft } from './product-draft.ts'

/** Two versions of a product, field by field, as they are read. */
export function compareDrafts(
  mine: ProductDraft,
  theirs: ProductDraft,
  categories: readonly Category[],
): ComparedField[] {
  const [ours, others] = [mine, theirs].map((draft) => wordsOf(draft, categories)) as [Words, Words]
  return draftFields.map((field) => ({
    label: fieldNames[field],
    mine: ours[field],
    theirs: others[field],
  }))
}

type Words = ReturnType<typeof wordsOf>

const wordsOf = (draft: ProductDraft, categories: readonly Category[]) => ({
  ...draft,
  // '13' and '13.00' are one price.
  price: Number.isFinite(Number(draft.price)) ? Number(draft.price).toFixed(2) : draft.price,
  categorySlug: categories.find(({ slug }) => slug === draft.categorySlug)?.name ?? draft.categorySlug,
  dietary: draft.dietary.map((label) => dietaryNames[label]),
  spiceLevel: draft.spiceLevel === '' ? '' : spiceNames[draft.spiceLevel],
})
