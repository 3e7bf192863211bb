import { Text } from '@mantine/core'
import type { Printer, PrinterWithAddress } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/use-may.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { describePrints, describeState, describeWaiting, paperNames } from './describe-printer.ts'
import { PrinterActions } from './printer-actions.tsx'
import { StateBadge } from './state-badge.tsx'
import { useKitchen } from './use-kitchen.ts'

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
  const { client, printers, tickets } = trpc.useUtils()
  const canEdit = useMay()?.('settings') === true
  const { stations, time, aheadMs } = useKitchen()
  const state = describeState(printer, Math.max(useNow(), asOfMs) + aheadMs, time)
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
            : 'It stops printing. It has no stand-in, so its waiting tickets are given up.',
          onDelete: () => client.printers.delete.mutate({ id: printer._id }),
          onDeleted() {
            void printers.list.invalidate()
            void tickets.list.invalidate()
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
        {standIn === undefined ? 'No stand-in' : `Stand-in: ${standIn}`}
      </Text>
    </RecordCard>
  )
}
