import type { SearchProps } from '../../lib/search/search-reader.ts'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { PrinterList } from './printer-list.tsx'
import { TicketLedger } from './ticket-ledger.tsx'
import type { TicketSearch } from './ticket-search.ts'

/** The receipt printers, and the tickets that they print. */
export const PrintersRoom = ({ search, onSearch }: SearchProps<TicketSearch>) => (
  <>
    <RoomHint room="printers">
      Receipt printers that speak Star CloudPRNT fetch their tickets from this site themselves. They need no
      computer beside them.
    </RoomHint>
    <PrinterList />
    <TitledSection title="Tickets" mt="xl">
      <TicketLedger search={search} onSearch={onSearch} />
    </TitledSection>
  </>
)
