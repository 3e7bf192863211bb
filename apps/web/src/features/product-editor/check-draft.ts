import type { DraftField, ProductDraft } from './product-draft.ts'

export type DraftErrors = Partial<Record<DraftField, string>>

/** What is wrong with the draft, in the order of SPEC 5; the server looks again. */
export function checkDraft(draft: ProductDraft): DraftErrors {
  const errors: DraftErrors = {}
  if (draft.title.trim() === '') errors.title = 'Title is required'
  if (draft.slug.trim() === '') errors.slug = 'Slug is required'
  if (draft.categorySlug.trim() === '') errors.categorySlug = 'Category is required'
  if (draft.price.trim() === '' || !isWithin(draft.price, 0, Infinity))
    errors.price = 'Valid price is required'
  if (!isWithin(draft.discountPercent, 0, 100)) errors.discountPercent = 'From 0 to 100, please'
  if (!isWithin(draft.stock, 0, Infinity) || !Number.isInteger(Number(draft.stock)))
    errors.stock = 'A whole number, please, or blank'
  if (!isWithin(draft.abv, 0, 100)) errors.abv = 'From 0 to 100, please, or blank'
  if (!isWithin(draft.volumeMl, Number.MIN_VALUE, Infinity)) errors.volumeMl = 'More than 0, please, or blank'
  return errors
}

/** Blank is within all bounds: there is no figure then. */
function isWithin(typed: string, min: number, max: number): boolean {
  if (typed.trim() === '') return true
  const value = Number(typed)
  return Number.isFinite(value) && value >= min && value <= max
}
