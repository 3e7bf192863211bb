import { useMutation } from '@tanstack/react-query'
import { normalizeSlug, type EditableProduct } from '@tiffin/contract'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { useRefreshMenu } from '../../lib/use-refresh-menu.ts'
import { checkDraft, type DraftErrors } from './check-draft.ts'
import { draftFields, draftOf, emptyDraft, type DraftField, type ProductDraft } from './product-draft.ts'
import { readIssues } from './read-issues.ts'
import { saveProduct } from './save-product.ts'
import { useNewerVersion } from './use-newer-version.ts'

const noReason = 'No answer came. What you typed is still here: please try again.'

interface ProductFormOptions {
  /** What is edited, or null for a new one. */
  product: EditableProduct | null
  onSaved: (title: string) => void
  focusField: (name: DraftField | 'save') => void
}

/** Everything the form knows: what is typed, what is wrong with it, and what became of sending it. */
export function useProductForm({ product, onSaved, focusField }: ProductFormOptions) {
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const [base, setBase] = useState(product)
  const [draft, setDraft] = useState(product === null ? emptyDraft : draftOf(product))
  const [errors, setErrors] = useState<DraftErrors>({})
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (complete: ProductDraft) => saveProduct(client, complete, base),
    onSuccess: ({ title }) => {
      refreshMenu()
      onSaved(title)
    },
    onError: (error) => showErrors(readIssues(error)),
  })
  const newer = useNewerVersion({ base, draft, onLoaded: takeOver })

  function takeOver(version: EditableProduct, rebased: ProductDraft) {
    // The button that was pressed goes with the complaint: on to the one that saves.
    flushSync(() => {
      setBase(version)
      setDraft(rebased)
      saving.reset()
    })
    focusField('save')
  }

  function change(changed: Partial<ProductDraft>) {
    setDraft({ ...draft, ...changed })
    // What is being put right is not complained about.
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed))))
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

  function save() {
    if (saving.isPending) return
    newer.dismiss()
    const complete = { ...draft, slug: completeSlug(draft) }
    setDraft(complete)
    const found = checkDraft(complete)
    showErrors(found)
    if (Object.keys(found).length === 0) saving.mutate(complete)
  }

  const body = saving.isError ? readErrorBody(saving.error) : null
  const isOutdated = base !== null && body?.code === 'CONFLICT' && body.issues === undefined
  const isToldAtFields = Object.keys(readIssues(saving.error)).length > 0
  return {
    draft,
    errors,
    change,
    changeTitle,
    completeSlug: () => change({ slug: completeSlug(draft) }),
    save,
    isSaving: saving.isPending,
    conflict: isOutdated ? body.message : null,
    newer,
    failure:
      saving.isError && !isOutdated && !isToldAtFields
        ? { title: body?.message ?? 'Failed to save product', ...(body === null && { hint: noReason }) }
        : null,
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>

const completeSlug = ({ slug, title }: ProductDraft) => normalizeSlug(slug.trim() === '' ? title : slug)
