import { Accordion, Table, Text } from '@mantine/core'
import type { ImportPreview } from '@tiffin/contract'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RowList } from './row-list.tsx'
import { RowName } from './row-name.tsx'

interface RowListsProps {
  lists: {
    counts: ImportPreview['counts']
    refused: ImportPreview['refused']
    changed: Pick<ImportPreview['changed'][number], 'row' | 'title' | 'changes'>[]
    new: Pick<ImportPreview['new'][number], 'row' | 'title'>[]
  }
}

/** Row by row: first the errors, then the changes, then what is new. */
export function RowLists({ lists }: RowListsProps) {
  const { counts } = lists
  return (
    <Accordion multiple defaultValue={['Rejected', 'Changed']} variant="contained">
      <RowList title="Rejected" total={counts.refused}>
        {lists.refused.map(({ row, title, reasons }) => (
          <li key={row}>
            <RowName row={row} title={title} />
            {reasons.map(({ cell, message }) => (
              <Text key={`${cell} ${message}`} c="chilli.6">
                {cell !== undefined && <b>{cell}</b>} <span>{message}</span>
              </Text>
            ))}
          </li>
        ))}
      </RowList>
      <RowList title="Changed" total={counts.changed}>
        {lists.changed.map(({ row, title, changes }) => (
          <li key={row}>
            <RowName row={row} title={title} />
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
        {lists.new.map(({ row, title }) => (
          <li key={row}>
            <RowName row={row} title={title} />
          </li>
        ))}
      </RowList>
    </Accordion>
  )
}

function Value({ label, text }: { label: 'before' | 'after'; text: string }) {
  return (
    <Text span {...(label === 'before' ? { c: 'dimmed' } : { fw: 600 })}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {text === '' ? <em>empty</em> : text}
    </Text>
  )
}
