import type { Closing } from '@tiffin/contract'
import { Link } from '@tanstack/react-router'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { listQuery } from '../../lib/api/load-queries.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { PAGE_SIZE, pageSpan } from '../../lib/search/search-reader.ts'
import { formatMoment } from '../../lib/time/local-time.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { describeDifference } from './close-form.tsx'

interface ClosingListProps {
  page: number | undefined
  onPage: (page: number | undefined) => void
}

/** Everything that was closed, the latest first. */
export function ClosingList({ page, onPage }: ClosingListProps) {
  const query = trpc.closings.list.useQuery(pageSpan(page, PAGE_SIZE), listQuery)
  const { data } = query
  return (
    <PagedList
      query={{ ...query, data: data && { total: data.total, isMore: false } }}
      entries={data?.closings}
      one="closing"
      page={page}
      pageSize={PAGE_SIZE}
      onPage={onPage}
      empty={{ title: 'Nothing has been closed yet', hint: 'Count the drawer at the end of the day.' }}
      isFiltered={false}
    >
      {(closings, isOld) => <ClosingTable closings={closings} isOld={isOld} />}
    </PagedList>
  )
}

interface ClosingTableProps {
  closings: readonly Closing[]
  isOld: boolean
}

export const ClosingTable = ({ closings, isOld }: ClosingTableProps) => (
  <DataTable label="Closings" columns={columns} rows={closings} isOld={isOld} />
)

const columns: readonly Column<Closing>[] = [
  {
    heading: 'Closing',
    cell: ({ _id: id, number }) => (
      <Link to="/admin/closings/$id" params={{ id }}>
        {`Closing ${number}`}
      </Link>
    ),
  },
  { heading: 'When', cell: ({ until }) => <Moment local={until.local} /> },
  { heading: 'Closed by', cell: ({ by }) => by },
  { heading: 'Sales', align: 'right', cell: ({ total }) => <Amount amount={total} /> },
  { heading: 'In the drawer', align: 'right', cell: ({ counted }) => <Amount amount={counted} /> },
  {
    heading: 'Difference',
    align: 'right',
    cell: ({ difference }) => <Difference amount={difference} />,
  },
]

function Moment({ local }: { local: string }) {
  return <>{formatMoment(local, useSettings().region)}</>
}

function Amount({ amount }: { amount: number }) {
  return <>{useMoney().formatAmount(amount)}</>
}

function Difference({ amount }: { amount: number }) {
  const money = useMoney()
  return <>{amount === 0 ? 'None' : describeDifference(money.toCents(amount), money.format)}</>
}
