import { Button, Card, Group, Stack, Text, Title, Accordion } from '@mantine/core'
import type { ImportPreview, ImportResult } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { FigureTiles } from '../../ui/admin/fact-list.tsx'
import { JobProgress } from '../../ui/admin/job-progress.tsx'
import { describePlanned } from './describe-import.ts'
import { FileColumns, NewCategories } from './file-columns.tsx'
import { ImportButton } from './import-button.tsx'
import { PreviewedRows, RowList, RowName } from './previewed-rows.tsx'
import { useMenuImport } from './use-menu-import.ts'

interface MenuImportProps {
  file: File
  onOtherFile: (file: File) => void
  onImported: (result: ImportResult) => void
  onClose: () => void
}

/** First what the file would do, then a button that does it, then what it did. */
export function MenuImport({ file, onOtherFile, onImported, onClose }: MenuImportProps) {
  const importing = useMenuImport(file, onImported)
  const { preview, result, work, isApplying, wasStopped, failure, checkAgain, stop, apply } = importing
  const panel = useRef<HTMLDivElement>(null)
  const shown = work === null || isApplying ? preview : undefined
  const planned = shown ? describePlanned(shown) : ''

  // It opens far from where the file was chosen.
  useEffect(() => panel.current?.focus(), [])

  return (
    <Card ref={panel} tabIndex={-1} withBorder>
      <Stack>
        <div>
          <Title order={2} size="h4">
            Import Excel
          </Title>
          <Text c="dimmed">{file.name}</Text>
        </div>
        {work !== null && <JobProgress {...work} onStop={isApplying ? stop : onClose} />}
        <FailureAlert failure={failure} />
        <div role="status">
          {wasStopped && shown && <Text>The import was stopped. This is what the file would still do:</Text>}
          {result && (
            <Counts
              products={countDone(
                result,
                result.errors.filter((error) => !isOfGroup(error)),
              )}
              groups={result.groups && countDone(result.groups, result.errors.filter(isOfGroup))}
            />
          )}
          {!result && shown && !isUnread(shown) && (
            <Counts
              products={countPlanned(shown.counts)}
              groups={shown.groups && countPlanned(shown.groups.counts)}
            />
          )}
        </div>
        {!result && shown && !isApplying && (
          <>
            <FileColumns headings={shown.headings} onColumn={importing.readColumn} />
            <NewCategories
              categories={shown.newCategories}
              areAdded={importing.addsCategories}
              onChange={importing.addCategories}
            />
          </>
        )}
        {result ? (
          <ImportEnd result={result} />
        ) : (
          shown && !isUnread(shown) && <PreviewedRows preview={shown} />
        )}
        <Group gap="sm">
          {failure !== null && <Button onClick={checkAgain}>Check again</Button>}
          {failure === null && !result && planned !== '' && (
            <Button loading={isApplying} onClick={apply}>
              {`Import ${planned}`}
            </Button>
          )}
          {!isApplying && (
            <ImportButton
              label={result ? 'Import another file' : 'Choose another file'}
              onFile={onOtherFile}
            />
          )}
          {!isApplying && (
            <Button variant="subtle" onClick={onClose}>
              {result ? 'Done' : 'Cancel'}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}

/** No heading is known: there is nothing to tell about its rows yet. */
const isUnread = ({ readSheets, groups }: ImportPreview) => readSheets.length === 0 && groups === undefined

interface CountsProps {
  products: Record<string, number>
  /** Undefined if the file says nothing about them. */
  groups: Record<string, number> | undefined
}

/** How many rows of the file, and how many option groups, have each result. */
const Counts = ({ products, groups }: CountsProps) => (
  <>
    <FigureTiles
      cols={{ base: 2, sm: 4 }}
      figures={Object.entries(products).map(([label, count]) => ({
        label,
        figure: count.toLocaleString('en'),
      }))}
    />
    {groups && <Text mt="sm">{`Option groups: ${listCounts(groups)}`}</Text>}
  </>
)

const listCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([label, count]) => `${count.toLocaleString('en')} ${label.toLowerCase()}`)
    .join(', ')

const countPlanned = (counts: ImportPreview['counts']) => ({
  New: counts.new,
  Changed: counts.changed,
  Unchanged: counts.unchanged,
  Rejected: counts.refused,
})

type Done = Pick<ImportResult, 'inserted' | 'updated' | 'skipped'>

const isOfGroup = ({ sheet }: ImportResult['errors'][number]) => sheet === 'Options'

const countDone = ({ inserted, updated = 0, skipped }: Done, errors: ImportResult['errors']) => ({
  Added: inserted,
  Changed: updated,
  Unchanged: skipped,
  Rejected: errors.length,
})

/** Every row that an import did not accept, with its error. */
function ImportEnd({ result: { errors } }: { result: ImportResult }) {
  if (errors.length === 0) return <Text>All rows have been imported.</Text>
  return (
    <>
      <Text>
        Correct these rows in your file and import it again: the rows already imported stay as they are.
      </Text>
      <Accordion multiple defaultValue={['Rejected']} variant="contained">
        <RowList title="Rejected" total={errors.length}>
          {errors.map(({ sheet, row, cell, message }) => (
            <li key={`${sheet} ${row} ${message}`}>
              <RowName row={row} sheet={sheet} />
              <Text c="chilli.6">{cell === undefined ? message : `${cell} ${message}`}</Text>
            </li>
          ))}
        </RowList>
      </Accordion>
    </>
  )
}
