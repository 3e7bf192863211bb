import { useMutation } from '@tanstack/react-query'
import { normalizeSlug, type EditableProduct } from '@tiffin/contract'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { useEditConflict } from '../../lib/use-edit-conflict.ts'
import { useRefreshMenu } from '../../lib/use-refresh-menu.ts'
import { checkDraft, type DraftErrors } from './check-draft.ts'
import { draftFields, draftOf, emptyDraft, type DraftField, type ProductDraft } from './product-draft.ts'
import { readIssues } from './read-issues.ts'
import { saveProduct } from './save-product.ts'

const noReason = 'No answer came. What you typed is still here: please try again.'

interface ProductFormOptions {
  /** What is edited, or null for a new one. */
  product: EditableProduct | null
  onSaved: (title: string) => void
  focusField: (name: DraftField | 'save') => void
}

interface Saving {
  complete: ProductDraft
  over: EditableProduct | null
}

/** Everything the form knows: what is typed, what is wrong with it, and what became of sending it. */
export function useProductForm({ product, onSaved, focusField }: ProductFormOptions) {
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const [base, setBase] = useState(product)
  const [draft, setDraft] = useState(product === null ? emptyDraft : draftOf(product))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [isUploading, setIsUploading] = useState(false)
  const conflict = useEditConflict<ProductDraft, EditableProduct>(async () =>
    client.products.getEditable.query({ id: base?._id ?? '' }),
  )
  const saving = useMutation({
    mutationFn: ({ complete, over }: Saving) =>
      conflict.guard(complete, () => saveProduct(client, complete, over)),
    onSuccess: ({ title }) => {
      void refreshMenu()
      onSaved(title)
    },
    onError: (error) => showErrors(readIssues(error)),
  })

  function change(changed: Partial<ProductDraft>) {
    // On top of what is typed by now: a picture may arrive long after it was sent.
    setDraft((typed) => ({ ...typed, ...changed }))
    // What is being put right is not complained about.
    setErrors((told) => Object.fromEntries(Object.entries(told).filter(([field]) => !(field in changed))))
  }

  /** A new product is called in its address what it is called on the menu, until somebody gives it a slug. */
  function changeTitle(title: string) {
    const isAutomatic = draft.slug === '' || (base === null && draft.slug === normalizeSlug(draft.title))
    change(isAutomatic ? { title, slug: normalizeSlug(title) } : { title })
  }

  function showErrors(found: DraftErrors) {
    // At once, so that the field says what is wrong with it when the focus comes.
    flushSync(() => setErrors(found))
    const first = draftFields.find((field) => found[field] !== undefined)
    if (first !== undefined) focusField(first)
  }

  function send(typed: ProductDraft, over: EditableProduct | null) {
    if (saving.isPending || isUploading) return
    const complete = { ...typed, slug: completeSlug(typed) }
    setDraft(complete)
    const found = checkDraft(complete)
    showErrors(found)
    if (Object.keys(found).length === 0) saving.mutate({ complete, over })
  }

  /** Saves over the newer version, now that it has been seen. */
  function keepMine() {
    if (conflict.found === null || base === null) return
    const { theirs } = conflict.found
    setBase(theirs)
    send(withUntouchedOf(draft, base, theirs), theirs)
  }

  function takeTheirs() {
    if (conflict.found === null) return
    const { theirs } = conflict.found
    // The button that was pressed goes with the two versions: on to the one that saves.
    flushSync(() => {
      setBase(theirs)
      setDraft(draftOf(theirs))
      setErrors({})
      conflict.dismiss()
      saving.reset()
    })
    focusField('save')
  }

  const body = saving.isError ? readErrorBody(saving.error) : null
  const isToldAtFields = Object.keys(readIssues(saving.error)).length > 0
  return {
    draft,
    errors,
    change,
    changeTitle,
    completeSlug: () => change({ slug: completeSlug(draft) }),
    save: () => send(draft, base),
    isSaving: saving.isPending,
    /** The address of the picture is not there yet. */
    isUploading,
    setIsUploading,
    conflict: conflict.found && {
      message: conflict.found.message,
      mine: base === null ? draft : withUntouchedOf(draft, base, conflict.found.theirs),
      theirs: draftOf(conflict.found.theirs),
    },
    keepMine,
    takeTheirs,
    failure:
      saving.isError && conflict.found === null && !isToldAtFields
        ? { title: body?.message ?? 'Failed to save product', ...(body === null && { hint: noReason }) }
        : null,
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>

const completeSlug = ({ slug, title }: ProductDraft) => normalizeSlug(slug.trim() === '' ? title : slug)

// What was not touched here is whatever it is by now: an edit of somebody else, or portions that were sold.
function withUntouchedOf(draft: ProductDraft, base: EditableProduct, theirs: EditableProduct): ProductDraft {
  const [begun, newest] = [draftOf(base), draftOf(theirs)]
  const isTouched = (field: DraftField) => JSON.stringify(draft[field]) !== JSON.stringify(begun[field])
  const touched = draftFields.filter(isTouched).map((field) => [field, draft[field]])
  return { ...newest, ...(Object.fromEntries(touched) as Partial<ProductDraft>) }
}
