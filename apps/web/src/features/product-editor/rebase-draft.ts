import { draftFields, type DraftField, type ProductDraft } from './product-draft.ts'

interface Rebased {
  draft: ProductDraft
  /** Changed here and meanwhile also elsewhere, to something else: what was typed here stands. */
  clashes: DraftField[]
}

/** Brings what was typed over one version of a product onto a newer one: each field that was touched here is kept. */
export function rebaseDraft(draft: ProductDraft, base: ProductDraft, newer: ProductDraft): Rebased {
  const touched = draftFields.filter((field) => !isSame(draft[field], base[field]))
  const kept = Object.fromEntries(touched.map((field) => [field, draft[field]]))
  return {
    draft: { ...newer, ...kept },
    clashes: touched.filter(
      (field) => !isSame(newer[field], base[field]) && !isSame(newer[field], draft[field]),
    ),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
