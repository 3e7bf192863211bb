import { Button, Group, Modal, Text } from '@mantine/core'
import { webhookDeliveryStates, type WebhookDelivery } from '@tiffin/contract'
import { useState } from 'react'
import { listQuery } from '../../lib/api/load-queries.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { DeliveryDetails } from './delivery-details.tsx'
import { deliveryInput, PAGE_SIZE, type DeliverySearch } from './delivery-search.ts'
import { describeAnswer, hostOf, momentOf, nameOfType, stateLabels } from './describe-webhook.ts'

const POLL_MS = 3000

const filters = [undefined, ...webhookDeliveryStates].map((state) => ({
  state,
  label: state === undefined ? 'All' : stateLabels[state],
}))

type DeliveryLogProps = SearchProps<DeliverySearch> & {
  /** Of the webhook. */
  id: string
}

/** What a webhook was sent, newest first. */
export function DeliveryLog({ id, search, onSearch }: DeliveryLogProps) {
  const query = trpc.webhooks.deliveries.useQuery(deliveryInput(id, search), {
    ...listQuery,
    staleTime: 0,
    refetchInterval: POLL_MS,
  })
  const endpoint = trpc.webhooks.list.useQuery().data?.endpoints.find(({ _id }) => _id === id)
  const [opened, setOpened] = useState<WebhookDelivery | null>(null)
  const columns = columnsFor(setOpened)
  return (
    <>
      {endpoint && (
        <Text mb="md" style={{ overflowWrap: 'anywhere' }}>
          What was sent to <strong>{hostOf(endpoint.url)}</strong> in the last 30 days.
        </Text>
      )}
      <Group component="nav" aria-label="State" gap={6}>
        {filters.map(({ state, label }) => (
          <ButtonLink
            key={label}
            to="/admin/webhooks/$id"
            params={{ id }}
            search={{ state }}
            size="compact-md"
            variant={state === search.state ? 'filled' : 'default'}
            aria-current={state === search.state ? 'true' : undefined}
          >
            {label}
          </ButtonLink>
        ))}
      </Group>
      <PagedList
        query={query}
        entries={query.data?.deliveries}
        one="delivery"
        many="deliveries"
        page={search.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => onSearch({ ...search, page })}
        empty={{ title: 'Nothing sent yet', hint: 'What happens from now on is listed here.' }}
        isFiltered={search.state !== undefined}
        nothingFound={{ hint: 'No deliveries are in this state.' }}
      >
        {(deliveries, isOld) => (
          <DataTable label="Deliveries" columns={columns} rows={deliveries} isOld={isOld} />
        )}
      </PagedList>
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened === null ? '' : nameOfType(opened.type)}
        size="xl"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {opened !== null && <DeliveryDetails id={id} deliveryId={opened._id} />}
      </Modal>
    </>
  )
}

const columnsFor = (onOpen: (delivery: WebhookDelivery) => void): Column<WebhookDelivery>[] => [
  {
    heading: 'Event',
    cell: ({ type, number }) => (
      <>
        {nameOfType(type)}
        {number !== null && (
          <Text span size="sm" c="dimmed" fw={400}>
            {` no. ${number}`}
          </Text>
        )}
      </>
    ),
  },
  { heading: 'When', isUnbroken: true, cell: ({ at }) => <Moment at={at} /> },
  { heading: 'State', cell: ({ state }) => stateLabels[state] },
  { heading: 'Answer', isWide: true, cell: describeAnswer },
  {
    heading: 'Details',
    isHeadingHidden: true,
    align: 'right',
    cell: (delivery) => (
      <Button
        variant="default"
        size="compact-md"
        aria-label={`Details of ${nameOfType(delivery.type)} ${delivery.number ?? ''}`}
        onClick={() => onOpen(delivery)}
      >
        Details
      </Button>
    ),
  },
]

function Moment({ at }: { at: string }) {
  const { region } = useSettings()
  return <time dateTime={at}>{momentOf(at, region)}</time>
}
