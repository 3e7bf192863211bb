import { Accordion, Table, Text, List } from '@mantine/core'
import type { ImportPreview } from '@tiffin/contract'
import { useState, type ReactNode } from 'react'
import { useMoney } from '../../lib/api/settings.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ListPager } from '../../ui/admin/paged-list.tsx'
import { describePlanned } from './describe-import.ts'

/** What a file would do: to products, and to option groups if it has any. */
export function PreviewedRows({ preview }: { preview: ImportPreview }) {
  const { counts, readSheets, ignoredColumns, ignoredSheets, groups } = preview
  const isRejected = counts.refused + (groups?.counts.refused ?? 0) > 0
  return (
    <>
      {describePlanned(preview) === '' && (
        <Text>{isRejected ? 'None of its rows can be imported.' : 'Nothing to change.'}</Text>
      )}
      {readSheets.length > 1 && <Text c="dimmed">Sheets read: {readSheets.join(', ')}</Text>}
      {ignoredColumns.length > 0 && <Text c="dimmed">Ignored columns: {ignoredColumns.join(', ')}</Text>}
      {ignoredSheets.map((sheet) => (
        <Text key={sheet} fw={600}>
          Not read: {sheet}
        </Text>
      ))}
      <RowLists lists={preview} />
      {groups && (
        <TitledSection title="Option groups" order={3} size="h5">
          <RowLists lists={groups} />
        </TitledSection>
      )}
    </>
  )
}

interface RowListsProps {
  lists: Pick<ImportPreview, 'counts' | 'refused'> & {
    changed: Pick<ImportPreview['changed'][number], 'sheet' | 'row' | 'title' | 'sizes' | 'changes'>[]
    new: Pick<ImportPreview['new'][number], 'sheet' | 'row' | 'title' | 'sizes'>[]
  }
}

/** Row by row: first the errors, then the changes, then what is new. */
function RowLists({ lists }: RowListsProps) {
  const { counts } = lists
  return (
    <Accordion multiple defaultValue={['Rejected', 'Changed']} variant="contained">
      <RowList title="Rejected" total={counts.refused}>
        {lists.refused.map(({ sheet, row, title, reasons }) => (
          <li key={`${sheet} ${row}`}>
            <RowName sheet={sheet} row={row} title={title} />
            {reasons.map(({ cell, message }) => (
              <Text key={`${cell} ${message}`} c="chilli.6">
                {cell !== undefined && <b>{cell}</b>} <span>{message}</span>
              </Text>
            ))}
          </li>
        ))}
      </RowList>
      <RowList title="Changed" total={counts.changed}>
        {lists.changed.map(({ sheet, row, title, sizes, changes }) => (
          <li key={`${sheet} ${row}`}>
            <RowName sheet={sheet} row={row} title={title} />
            <Sizes sizes={sizes} />
            <Table withRowBorders={false} layout="fixed">
              <Table.Tbody>
                {changes.map(({ column, before, after }) => (
                  <Table.Tr key={column}>
                    <Table.Th w="9rem">{column}</Table.Th>
                    <Table.Td>
                      <Value label="before" text={before} /> <span aria-hidden>→</span>{' '}
                      <Value label="after" text={after} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </li>
        ))}
      </RowList>
      <RowList title="New" total={counts.new}>
        {lists.new.map(({ sheet, row, title, sizes }) => (
          <li key={`${sheet} ${row}`}>
            <RowName sheet={sheet} row={row} title={title} />
            <Sizes sizes={sizes} />
          </li>
        ))}
      </RowList>
    </Accordion>
  )
}

/** Several rows of the file are one product. */
function Sizes({ sizes }: Pick<ImportPreview['new'][number], 'sizes'>) {
  const money = useMoney()
  if (!sizes) return null
  const listed = sizes.map(({ name, price }) => `${name} ${money.formatAmount(price)}`).join(', ')
  return <Text>{`One product in ${sizes.length} sizes: ${listed}`}</Text>
}

const Value = ({ label, text }: { label: 'before' | 'after'; text: string }) => (
  <Text span {...(label === 'before' ? { c: 'dimmed' } : { fw: 600 })}>
    <VisuallyHidden>{`${label}: `}</VisuallyHidden>
    {text === '' ? <em>empty</em> : text}
  </Text>
)

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
  /** If it is not the only one with products. */
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
