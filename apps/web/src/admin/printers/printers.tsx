import { useQuery } from '@tanstack/react-query'
import { ticketStates, type PrinterWithAddress } from '@tiffin/contract'
import { useState } from 'react'
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { listQuery } from '../../lib/api/load-queries.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { FilterLinks } from '../../ui/admin/searched-list.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { useMay } from '../../lib/session/staff-member.tsx'
import { RecordPage } from '../../ui/admin/record-page.tsx'
import { CopyField } from '../../ui/admin/copy-field.tsx'
import { POLL_SECONDS, polledQuery } from '../../lib/live/live-state.ts'
import { PAGE_SIZE, ticketInput, type TicketSearch } from './ticket-search.ts'
import { ticketColumns, stateLabels } from './ticket-columns.tsx'
import { PrinterCard } from './printer-card.tsx'
import { PrinterForm } from './printer-form.tsx'

/** The receipt printers, and the tickets that they print. */
export const Printers = ({ search, onSearch }: SearchProps<TicketSearch>) => (
  <>
    <PageHint page="printers">
      Receipt printers that speak Star CloudPRNT fetch their tickets from this site themselves. They need no
      computer beside them.
    </PageHint>
    <PrinterList />
    <TitledSection title="Tickets" mt="xl">
      <TicketLedger search={search} onSearch={onSearch} />
    </TitledSection>
  </>
)

const filters = [undefined, ...ticketStates].map((state) => ({
  state,
  label: state === undefined ? 'All' : stateLabels[state],
  search: { state, page: undefined },
}))

/** What was printed, and what still has to be, newest first. */
function TicketLedger({ search, onSearch }: SearchProps<TicketSearch>) {
  const trpc = useTRPC()
  const query = useQuery(
    trpc.tickets.list.queryOptions(ticketInput(search), { ...listQuery, ...refetchOptions }),
  )
  const { data } = query
  return (
    <>
      <FilterLinks
        label="State"
        to="/admin/printers"
        choices={filters.map(({ state, ...link }) => ({ ...link, isSelected: state === search.state }))}
      />
      <PagedList
        query={{ ...query, data: data && { total: data.total, isMore: false } }}
        entries={data?.tickets}
        one="ticket"
        page={search.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => onSearch({ ...search, page })}
        empty={{ title: 'No tickets yet', hint: 'Every ticket that a printer gets is listed here.' }}
        isFiltered={search.state !== undefined}
        nothingFound={{ hint: 'No tickets are in this state.' }}
      >
        {(tickets, isOld) => (
          <DataTable label="Tickets" columns={ticketColumns} rows={tickets} isOld={isOld} />
        )}
      </PagedList>
    </>
  )
}

/** The receipt printers, and whether each of them is connected. */
function PrinterList() {
  const trpc = useTRPC()
  const query = useQuery(trpc.printers.list.queryOptions(undefined, refetchOptions))
  const canEdit = useMay()?.('settings') === true
  const [address, setAddress] = useState<PrinterWithAddress | null>(null)
  const printers = query.data ?? []
  return (
    <>
      <RecordPage
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

interface PrinterAddressProps {
  /** Null if there is nothing to show. */
  shown: PrinterWithAddress | null
  onClose: () => void
}

/** The address of a new printer, and what to do with it. Only the button closes it, as it is never shown again. */
function PrinterAddress({ shown, onClose }: PrinterAddressProps) {
  // While the dialog is closing, it still shows the address.
  const [last, setLast] = useState(shown)
  if (shown !== null && shown !== last) setLast(shown)
  return (
    <Modal
      opened={shown !== null}
      onClose={onClose}
      title={`Address of ${last?.printer.name}`}
      centered
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onExitTransitionEnd={() => setLast(null)}
    >
      <Stack>
        <Text>
          <strong>This address is shown only now.</strong> Anyone who knows it can read your orders, so keep
          it secret.
        </Text>
        <CopyField label="Server URL" value={last?.address ?? ''} copiedMessage="Address copied" />
        <List type="ordered" spacing={4}>
          <List.Item>Open the printer’s web page and go to CloudPRNT.</List.Item>
          <List.Item>Enter the address as the Server URL.</List.Item>
          <List.Item>Set the polling interval to 5 seconds.</List.Item>
          <List.Item>Save, and restart the printer.</List.Item>
          <List.Item>Come back here and click “Test print”.</List.Item>
        </List>
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Printers ask for tickets, print them and run out of paper without any user action. */
const refetchOptions = { ...polledQuery, refetchInterval: POLL_SECONDS * 1000, staleTime: 0 } as const
