import { Accordion, List, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ListPager } from '../../ui/admin/list-pager.tsx'

interface RowListProps {
  title: string
  total: number
  /** The rows listed individually, each a list item. */
  children: ReactNode[]
}

const ROWS_PER_PAGE = 50

/** Rows of one kind in a collapsible list, a page at a time. */
export function RowList({ title, total, children }: RowListProps) {
  const [page, setPage] = useState(1)
  const pages = Math.ceil(children.length / ROWS_PER_PAGE)
  if (total === 0) return null
  return (
    <Accordion.Item value={title}>
      <Accordion.Control>{`${title}: ${total}`}</Accordion.Control>
      <Accordion.Panel>
        <List role="list" listStyleType="none" spacing="sm" style={{ overflowWrap: 'anywhere' }}>
          {children.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE)}
        </List>
        {pages > 1 && (
          <ListPager
            label={`Pages of ${title.toLowerCase()} rows`}
            page={page}
            pageCount={pages}
            onPage={setPage}
          />
        )}
        {total > children.length && <Text c="dimmed">{`… and ${total - children.length} more rows`}</Text>}
      </Accordion.Panel>
    </Accordion.Item>
  )
}

interface RowNameProps {
  row: number
  title?: string
  /** If it is not the one with the products. */
  sheet?: string | undefined
}

/** The row's number in the file, and its title there. */
export const RowName = ({ row, title = '', sheet }: RowNameProps) => (
  <Text fw={600}>
    <Text span c="dimmed">
      {sheet === undefined ? `Row ${row}` : `${sheet}, row ${row}`}
    </Text>{' '}
    {title}
  </Text>
)
