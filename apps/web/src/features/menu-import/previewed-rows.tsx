import { Text } from '@mantine/core'
import type { ImportPreview } from '@tiffin/contract'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { describePlanned } from './describe-import.ts'
import { RowLists } from './row-lists.tsx'

/** What a file would do: to products, and to option groups if it has any. */
export function PreviewedRows({ preview }: { preview: ImportPreview }) {
  const { counts, ignoredColumns, groups } = preview
  const isRejected = counts.refused + (groups?.counts.refused ?? 0) > 0
  return (
    <>
      {describePlanned(preview) === '' && (
        <Text>{isRejected ? 'None of its rows can be imported.' : 'Nothing to change.'}</Text>
      )}
      {ignoredColumns.length > 0 && <Text c="dimmed">Ignored columns: {ignoredColumns.join(', ')}</Text>}
      <RowLists lists={preview} />
      {groups && (
        <TitledSection title="Option groups" order={3} size="h5">
          <RowLists lists={groups} />
        </TitledSection>
      )}
    </>
  )
}
