import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { ImportResult } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { JobProgress } from '../../ui/admin/job-progress.tsx'
import { ImportButton } from './import-button.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportEnd } from './import-end.tsx'
import { PreviewedRows } from './previewed-rows.tsx'
import { useMenuImport } from './use-menu-import.ts'

interface MenuImportProps {
  file: File
  onOtherFile: (file: File) => void
  onImported: (result: ImportResult) => void
  onClose: () => void
}

/** First what the file would do, then a button that does it, then what it did. */
export function MenuImport({ file, onOtherFile, onImported, onClose }: MenuImportProps) {
  const { preview, result, work, isApplying, wasStopped, failure, lookAgain, stop, apply } = useMenuImport(
    file,
    onImported,
  )
  const panel = useRef<HTMLDivElement>(null)
  const shown = work === null || isApplying ? preview : undefined
  const count = shown ? shown.counts.new + shown.counts.changed : 0

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
        {failure !== null && <Alert color="chilli" role="alert" title={failure} />}
        <div role="status">
          {wasStopped && shown && <Text>The import was stopped. This is what the file would still do:</Text>}
          {result ? (
            <ImportCounts {...tellDone(result)} />
          ) : (
            shown && <ImportCounts {...tellPlanned(shown)} />
          )}
        </div>
        {result ? <ImportEnd result={result} /> : shown && <PreviewedRows preview={shown} />}
        <Group gap="sm">
          {failure !== null && <Button onClick={lookAgain}>Look again</Button>}
          {failure === null && !result && count > 0 && (
            <Button loading={isApplying} onClick={apply}>
              {`Import ${count} ${count === 1 ? 'product' : 'products'}`}
            </Button>
          )}
          {!isApplying && <ImportButton label="Choose another file" onFile={onOtherFile} />}
          {!isApplying && (
            <Button variant="subtle" onClick={onClose}>
              {result ? 'Close' : 'Cancel'}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}

const tellPlanned = ({
  counts,
}: {
  counts: Record<'new' | 'changed' | 'unchanged' | 'refused', number>
}) => ({
  counts: { New: counts.new, Changed: counts.changed, Unchanged: counts.unchanged },
  refused: counts.refused,
})

const tellDone = ({ inserted, updated = 0, skipped, errors }: ImportResult) => ({
  counts: { Added: inserted, Changed: updated, Unchanged: skipped },
  refused: errors.length,
})
