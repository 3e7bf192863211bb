import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { EditableProduct } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { FailedQuery } from '../../ui/admin/failure-alert.tsx'
import { ListNote } from '../../ui/admin/query-list.tsx'
import { ProductForm } from './product-form.tsx'

interface ProductEditorProps {
  /** Null for a new product. */
  id: string | null
  /** Shown above the form; takes effect independently of it. */
  renderAvailability: (product: EditableProduct) => ReactNode
  onSaved: (title: string) => void
  onCancel: () => void
}

export function ProductEditor({ id, renderAvailability, onSaved, onCancel }: ProductEditorProps) {
  const trpc = useTRPC()
  const categories = useQuery(trpc.categories.list.queryOptions())
  const product = useQuery(
    trpc.products.getEditable.queryOptions(
      { id: id ?? '' },
      {
        enabled: id !== null,
        // Each edit starts with the latest version; after that, a newer one is loaded only on request.
        gcTime: 0,
        staleTime: Infinity,
      },
    ),
  )

  if (readErrorBody(product.error)?.code === 'NOT_FOUND') {
    return (
      <ListNote
        title="Product not found"
        hint="It may have been deleted, or the address has a typo."
        action={<ButtonLink to="/admin/products">Products</ButtonLink>}
      />
    )
  }
  if (product.isError || categories.isError) {
    const retry = () => void Promise.all([product, categories].map(({ refetch }) => refetch()))
    return <FailedQuery message="The product could not be loaded." onRetry={retry} />
  }
  if (categories.data === undefined || (id !== null && product.data === undefined)) {
    return <Skeleton role="status" aria-label="Loading the product…" h="40rem" />
  }
  return (
    <>
      {product.data !== undefined && renderAvailability(product.data)}
      <ProductForm
        product={product.data ?? null}
        categories={categories.data}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </>
  )
}
