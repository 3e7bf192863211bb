import type { ImportPreview, ImportResult } from '@tiffin/contract'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { ImportButton } from './import-button.tsx'
import classes from './menu-import.module.css'
import { PreviewedRows } from './previewed-rows.tsx'
import { useMenuImport } from './use-menu-import.ts'

interface MenuImportProps {
  file: File
  onOtherFile: (file: File) => void
  onImported: (result: ImportResult) => void
  onClose: () => void
}

/** First what the file would do, then a button that does it. */
export function MenuImport({ file, onOtherFile, onImported, onClose }: MenuImportProps) {
  const { preview, part, isApplying, failure, lookAgain, apply } = useMenuImport(file, onImported)
  const panel = useRef<HTMLDivElement>(null)
  const isLooking = part !== null && !isApplying
  const count = preview ? preview.counts.new + preview.counts.changed : 0

  // It opens far from where the file was chosen.
  useEffect(() => panel.current?.focus(), [])

  return (
    <div ref={panel} tabIndex={-1} className={classes.panel}>
      <CardSection title="Import Excel" lead={file.name}>
        <div className={classes.contents}>
          {part !== null && <Progress part={part} work={isApplying ? 'Importing…' : 'Reading the file…'} />}
          {failure !== null && <FailureNote title={failure} />}
          <div role="status">{preview && !isLooking && <Counts counts={preview.counts} />}</div>
          {preview && !isLooking && <PreviewedRows preview={preview} />}
          <div className={classes.actions}>
            {failure !== null ? (
              <Button look="accent" onClick={lookAgain}>
                Look again
              </Button>
            ) : (
              preview &&
              !isLooking &&
              count > 0 && (
                <Button look="accent" isBusy={isApplying} onClick={apply}>
                  {`Import ${count} ${count === 1 ? 'product' : 'products'}`}
                </Button>
              )
            )}
            {!isApplying && <ImportButton label="Choose another file" onFile={onOtherFile} />}
            <Button look="quiet" onClick={onClose}>
              {isApplying ? 'Close' : 'Cancel'}
            </Button>
          </div>
        </div>
      </CardSection>
    </div>
  )
}

function Progress({ part, work }: { part: number; work: string }) {
  const id = useId()
  return (
    <div className={classes.progress}>
      <p id={id}>{part < 1 ? `Uploading: ${Math.floor(part * 100)} %` : work}</p>
      <progress aria-labelledby={id} max={1} {...(part < 1 && { value: part })} />
    </div>
  )
}

function Counts({ counts }: Pick<ImportPreview, 'counts'>) {
  const figures: [name: string, count: number][] = [
    ['New', counts.new],
    ['Changed', counts.changed],
    ['Unchanged', counts.unchanged],
    ['Refused', counts.refused],
  ]
  return (
    <dl className={classes.counts}>
      {figures.map(([name, count]) => (
        <div key={name} data-stands-out={(name === 'Refused' && count > 0) || undefined}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
