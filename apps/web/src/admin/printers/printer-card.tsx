import { Text, Button, Badge, type BadgeProps } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Printer, PrinterWithAddress } from '@tiffin/contract'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { useNow } from '../../lib/time/use-pickup-times.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { describePrints, describeState, describeWaiting, paperNames, useKitchen } from './describe-printer.ts'
import { useSettings } from '../../lib/api/settings.tsx'

interface PrinterCardProps {
  printer: Printer
  /** Its stand-in's name. */
  standIn: string | undefined
  /** When the server sent it, by the device's clock. */
  asOfMs: number
  onEdit: () => void
  onAddress: (answer: PrinterWithAddress) => void
}

export function PrinterCard({ printer, standIn, asOfMs, onEdit, onAddress }: PrinterCardProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const canEdit = useMay()?.('settings') === true
  const { stations, time, aheadMs } = useKitchen()
  const { region } = useSettings()
  const state = describeState(printer, { nowMs: Math.max(useNow(), asOfMs) + aheadMs, time, region })
  return (
    <RecordCard
      title={printer.name}
      renderActions={(nameId) => (
        <PrinterActions printer={printer} nameId={nameId} canEdit={canEdit} onAddress={onAddress} />
      )}
      {...(canEdit && {
        onEdit,
        deletion: {
          consequence: standIn
            ? `It stops printing. ${standIn} gets its waiting tickets.`
            : 'It stops printing. It has no backup, so its waiting tickets will be cancelled.',
          onDelete: () => client.printers.delete.mutate({ id: printer._id }),
          onDeleted() {
            void queryClient.invalidateQueries(trpc.printers.list.pathFilter())
            void queryClient.invalidateQueries(trpc.tickets.list.pathFilter())
          },
        },
      })}
    >
      <StateBadge color={state.color}>{state.text}</StateBadge>
      <Text fw={500}>{describePrints(printer, stations)}</Text>
      <Text size="sm" c="dimmed">
        {describeWaiting(printer)}
      </Text>
      <Text size="sm" c="dimmed">
        {`${paperNames[printer.paper]} paper`}
      </Text>
      <Text size="sm" c="dimmed">
        {standIn === undefined ? 'No backup' : `Backup printer: ${standIn}`}
      </Text>
    </RecordCard>
  )
}

interface PrinterActionsProps {
  printer: Printer
  nameId: string
  canEdit: boolean
  onAddress: (answer: PrinterWithAddress) => void
}

/** What can be done with a printer, besides changing and deleting it. */
function PrinterActions({ printer, nameId, canEdit, onAddress }: PrinterActionsProps) {
  const { _id: id, name } = printer
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const test = useMutation(
    trpc.printers.test.mutationOptions({
      onSuccess: () => showToast({ message: `Test print queued for ${name}`, kind: 'success' }),
      onError(error) {
        const message = `The test could not be queued. ${explainFailure(error).title}`
        showToast({ message, kind: 'other' })
      },
      onSettled() {
        void queryClient.invalidateQueries(trpc.printers.list.pathFilter())
        void queryClient.invalidateQueries(trpc.tickets.list.pathFilter())
      },
    }),
  )

  async function renew() {
    const answer = await client.printers.renewAddress.mutate({ id })
    void queryClient.invalidateQueries(trpc.printers.list.pathFilter())
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

const wrapping: BadgeProps['styles'] = {
  root: { overflow: 'visible' },
  label: { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'break-word' },
}

/** A state in a few words, which wrap where there is little room. */
export const StateBadge = (props: Pick<BadgeProps, 'color' | 'variant' | 'children'>) => (
  <Badge h="auto" maw="100%" styles={wrapping} {...props} />
)
