import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { showToast } from '../../ui/toast.ts'
import { printPicture } from '../../domain/admin/print-picture.ts'

/** On the printer of the counter's tickets, or by this browser if there is none. */
export function PrintClosing({ id }: { id: string }) {
  const { client } = trpc.useUtils()
  const { data: printers } = trpc.printers.list.useQuery(undefined, { staleTime: 60_000 })
  const counter = printers?.find(({ isCounter }) => isCounter)
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      if (counter === undefined) {
        await printPicture(await client.tickets.closingPicture.query({ id }))
        return
      }
      await client.tickets.printClosing.mutate({ id })
      showToast({ message: `${counter.name} prints it`, kind: 'success' })
    },
  })
  return (
    <Stack gap="xs" align="flex-end">
      <Button
        variant="default"
        loading={isPending}
        disabled={printers === undefined}
        onClick={() => mutate()}
      >
        Print
      </Button>
      <FailureAlert failure={error && explainFailure(error, { title: 'It could not be printed' })} />
    </Stack>
  )
}
