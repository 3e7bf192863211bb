import { useMutation } from '@tanstack/react-query'
import type { Product } from '@tiffin/contract'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { useRefreshMenu } from '../../lib/use-refresh-menu.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { showToast } from '../../ui/toast.ts'

interface DeleteProductProps {
  product: Product
  /** Where its title stands. */
  titleId: string
  onDeleted: () => void
}

export function DeleteProduct({ product: { _id, title }, titleId, onDeleted }: DeleteProductProps) {
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const deletion = useMutation({
    networkMode: 'always',
    mutationFn: () => client.products.delete.mutate({ id: _id }),
    onSuccess: () => settle(`${title} is deleted`),
    onError: (error) => {
      // Somebody else was faster, and what was wanted is so.
      if (readErrorBody(error)?.code === 'NOT_FOUND') settle(`${title} was deleted already`)
    },
  })

  function settle(message: string) {
    onDeleted()
    refreshMenu()
    void showToast({ message, kind: 'success' })
  }

  return (
    <>
      <AskFirst
        label="Delete"
        describedBy={titleId}
        question={`Delete ${title}? It leaves the menu at once; orders keep it.`}
        yes={deletion.isPending ? 'Deleting...' : 'Delete for good'}
        no="Keep it"
        isBusy={deletion.isPending}
        onYes={() => deletion.mutate()}
      />
      {deletion.isError && (
        <FailureNote
          title={readErrorBody(deletion.error)?.message ?? `${title} could not be deleted`}
          hint="Please try again."
        />
      )}
    </>
  )
}
