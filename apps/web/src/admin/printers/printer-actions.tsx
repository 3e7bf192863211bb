import { Button } from '@mantine/core'
import type { Printer, PrinterWithAddress } from '@tiffin/contract'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { showToast } from '../../ui/toast.ts'

interface PrinterActionsProps {
  printer: Printer
  nameId: string
  canEdit: boolean
  onAddress: (answer: PrinterWithAddress) => void
}

/** What can be done with a printer, besides changing and deleting it. */
export function PrinterActions({ printer, nameId, canEdit, onAddress }: PrinterActionsProps) {
  const { _id: id, name } = printer
  const { client, printers, tickets } = trpc.useUtils()
  const test = trpc.printers.test.useMutation({
    onSuccess: () => showToast({ message: `Test print queued for ${name}`, kind: 'success' }),
    onError(error) {
      const message = `The test could not be queued. ${explainFailure(error).title}`
      showToast({ message, kind: 'other' })
    },
    onSettled() {
      void printers.list.invalidate()
      void tickets.list.invalidate()
    },
  })

  async function renew() {
    const answer = await client.printers.renewAddress.mutate({ id })
    void printers.list.invalidate()
    onAddress(answer)
  }

  return (
    <>
      <Button
        variant="default"
        aria-describedby={nameId}
        loading={test.isPending}
        onClick={() => test.mutate({ id })}
      >
        Test print
      </Button>
      {canEdit && (
        <ConfirmButton
          label="New address"
          describedBy={nameId}
          question={`Give ${name} a new address?`}
          consequence="The old address stops working right away. The printer stops until the new one is entered in it."
          yes="Create new address"
          no="Keep the address"
          run={renew}
        />
      )}
    </>
  )
}
