import { Accordion, Table, Text } from '@mantine/core'
import type { ImportPreview } from '@tiffin/contract'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { describePlanned } from './describe-import.ts'
import { RowList, RowName } from './row-list.tsx'

/** What a file would do: to products, and to option groups if it has any. */
export function PreviewedRows({ preview }: { preview: ImportPreview }) {
  const { counts, ignoredColumns, ignoredSheets, groups } = preview
  const isRejected = counts.refused + (groups?.counts.refused ?? 0) > 0
  return (
    <>
      {describePlanned(preview) === '' && (
        <Text>{isRejected ? 'None of its rows can be imported.' : 'Nothing to change.'}</Text>
      )}
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
    changed: Pick<ImportPreview['changed'][number], 'row' | 'title' | 'changes'>[]
    new: Pick<ImportPreview['new'][number], 'row' | 'title'>[]
  }
}

/** Row by row: first the errors, then the changes, then what is new. */
function RowLists({ lists }: RowListsProps) {
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

const Value = ({ label, text }: { label: 'before' | 'after'; text: string }) => (
  <Text span {...(label === 'before' ? { c: 'dimmed' } : { fw: 600 })}>
    <VisuallyHidden>{`${label}: `}</VisuallyHidden>
    {text === '' ? <em>empty</em> : text}
  </Text>
)
