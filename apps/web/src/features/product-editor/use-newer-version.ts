import { useMutation } from '@tanstack/react-query'
import type { EditableProduct } from '@tiffin/contract'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { draftOf, type DraftField, type ProductDraft } from './product-draft.ts'
import { rebaseDraft } from './rebase-draft.ts'

interface NewerVersionOptions {
  base: EditableProduct | null
  draft: ProductDraft
  onLoaded: (version: EditableProduct, rebased: ProductDraft) => void
}

export interface Merged {
  /** What somebody else has made of it. */
  theirs: ProductDraft
  clashes: DraftField[]
}

/** Puts what was typed on top of what somebody else has saved meanwhile. */
export function useNewerVersion({ base, draft, onLoaded }: NewerVersionOptions) {
  const { client } = trpc.useUtils()
  const [merged, setMerged] = useState<Merged | null>(null)
  const loading = useMutation({
    networkMode: 'always',
    mutationFn: async (known: EditableProduct): Promise<EditableProduct> =>
      client.products.getEditable.query({ id: known._id }),
    onSuccess: (version, known) => {
      const theirs = draftOf(version)
      const rebased = rebaseDraft(draft, draftOf(known), theirs)
      setMerged({ theirs, clashes: rebased.clashes })
      onLoaded(version, rebased.draft)
    },
  })
  return {
    merged,
    isLoading: loading.isPending,
    error: loading.error,
    load: () => base !== null && loading.mutate(base),
    dismiss: () => setMerged(null),
  }
}
