import type { ChangeEvent } from 'react'
import { fieldNames, type ProductDraft } from './product-draft.ts'
import type { ProductFormState } from './use-product-form.ts'

type TextDraftField = {
  [Field in keyof ProductDraft]: ProductDraft[Field] extends string ? Field : never
}[keyof ProductDraft]

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Joins a control for text to its part of the draft. */
export const bindField = ({ draft, errors, change }: ProductFormState, name: TextDraftField) => ({
  name,
  label: fieldNames[name],
  value: draft[name],
  error: errors[name],
  onChange: (event: ChangeEvent<TextControl>) => change({ [name]: event.target.value }),
})
