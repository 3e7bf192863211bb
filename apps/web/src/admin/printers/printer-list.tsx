import type { PrinterWithAddress } from '@tiffin/contract'
import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/use-may.ts'
import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { PrinterAddress } from './printer-address.tsx'
import { PrinterCard } from './printer-card.tsx'
import { PrinterForm } from './printer-form.tsx'
import { refetchOptions } from './refetch-options.ts'

/** The receipt printers, and whether each of them is connected. */
export function PrinterList() {
  const query = trpc.printers.list.useQuery(undefined, refetchOptions)
  const canEdit = useMay()?.('settings') === true
  const [address, setAddress] = useState<PrinterWithAddress | null>(null)
  const printers = query.data ?? []
  return (
    <>
      <RecordRoom
        query={query}
        one="printer"
        lead="Each station’s dishes print at its printer, and the whole order at the counter’s."
        canAdd={canEdit}
        empty={{
          title: 'No printers yet',
          hint: canEdit
            ? 'Add one for a station or the counter, and orders print there once they are accepted.'
            : 'Once a manager has added one, orders print there when they are accepted.',
        }}
        titleOf={({ name }) => name}
        renderCard={(printer, edit) => (
          <PrinterCard
            printer={printer}
            standIn={printers.find(({ _id }) => _id === printer.standInId)?.name}
            asOfMs={query.dataUpdatedAt}
            onEdit={edit}
            onAddress={setAddress}
          />
        )}
        renderForm={(printer, slot) => (
          <PrinterForm printer={printer} printers={printers} onAddress={setAddress} {...slot} />
        )}
      />
      <PrinterAddress shown={address} onClose={() => setAddress(null)} />
    </>
  )
}
