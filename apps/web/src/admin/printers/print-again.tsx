import { Button } from '@mantine/core'
import type { Ticket } from '@tiffin/contract'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { showToast } from '../../ui/toast.ts'

interface PrintAgainProps {
  ticket: Ticket
  nameId: string
}

/** For a ticket that was lost, or given up. The new one says that it is a duplicate. */
export function PrintAgain({ ticket: { _id: id, finishedAt }, nameId }: PrintAgainProps) {
  const { printers, tickets } = trpc.useUtils()
  const { mutate, isPending } = trpc.tickets.printAgain.useMutation({
    onSuccess: ({ printer }) =>
      showToast({
        message: printer === null ? 'Queued again' : `Queued again for ${printer}`,
        kind: 'success',
      }),
    onError: (error) =>
      showToast({ message: `Not printed again. ${explainFailure(error).title}`, kind: 'other' }),
    onSettled() {
      void tickets.list.invalidate()
      void printers.list.invalidate()
    },
  })
  if (finishedAt === null) return null
  return (
    <Button
      variant="default"
      size="xs"
      aria-describedby={nameId}
      loading={isPending}
      onClick={() => mutate({ id })}
    >
      Print again
    </Button>
  )
}
