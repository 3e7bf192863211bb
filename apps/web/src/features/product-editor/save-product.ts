import type { EditableProduct } from '@tiffin/contract'
import type { ApiClient } from '../../lib/trpc.ts'
import { draftOf, type ProductDraft } from './product-draft.ts'
import { changesOf, inputOf } from './product-input.ts'

/** Creates what has no version to build on, else sends what was changed since that version. */
export async function saveProduct(
  client: ApiClient,
  draft: ProductDraft,
  base: EditableProduct | null,
): Promise<EditableProduct> {
  if (base === null) return client.products.create.mutate(inputOf(draft))
  const changes = changesOf(draft, draftOf(base))
  if (Object.keys(changes).length === 0) return base
  return client.products.change.mutate({ id: base._id, version: base.version, ...changes })
}
