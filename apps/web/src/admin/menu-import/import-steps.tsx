import { Stack, Text } from '@mantine/core'
import { IconTableImport, IconPhotoUp } from '@tabler/icons-react'
import { type ImportResult, UPLOAD_LIMIT_BYTES } from '@tiffin/contract'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pictureKinds } from '../../domain/admin/picture-upload.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { FileDrop, type UnfitReason } from '../../ui/admin/file-drop.tsx'
import { PhotoList } from './photo-list.tsx'
import { MenuImport } from './menu-import.tsx'

interface ImportStepsProps {
  /** The file chosen on another admin page. */
  file: File | undefined
  onImported: (result: ImportResult) => void
  onPhotosAdded: () => void
}

const MAX_ZIP_BYTES = 300 * 1024 * 1024

const accepted = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
  'text/csv': ['.csv'],
  'application/zip': ['.zip'],
}

const unfitTexts: Record<UnfitReason, string> = {
  kind: 'That isn’t a spreadsheet. Choose an .xlsx, .xls or .csv file, or a .zip with one.',
  size: 'This file is larger than 10 MB. Split it and import the parts.',
  count: 'One file at a time.',
}

/** Imports a menu from a spreadsheet, and photographs of its dishes: choose, preview, import. */
export function ImportSteps({ file, onImported, onPhotosAdded }: ImportStepsProps) {
  // The same file may be chosen again after editing it, so each choice has a number.
  const [chosen, setChosen] = useState({ file, number: 0 })
  const [photos, setPhotos] = useState<File[]>([])
  const [isImported, setIsImported] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const message = useRef<HTMLDivElement>(null)
  const hintId = useId()

  function choose(next: File | undefined) {
    setProblem(null)
    setIsImported(false)
    setChosen({ file: next, number: chosen.number + 1 })
  }

  function reject(text: string) {
    flushSync(() => setProblem(text))
    message.current?.focus()
  }

  /** A zip has a spreadsheet, photographs of dishes, or both. */
  async function take(next: File) {
    if (!/\.zip$/i.test(next.name)) {
      if (next.size > UPLOAD_LIMIT_BYTES) return reject(unfitTexts.size)
      setPhotos([])
      return choose(next)
    }
    const { readZip } = await import('./read-zip.ts')
    const found = await readZip(next)
    if ('problem' in found) return reject(found.problem)
    setPhotos(found.photos)
    choose(found.sheet)
  }

  return (
    <Stack>
      {chosen.file ? (
        <MenuImport
          key={chosen.number}
          file={chosen.file}
          onOtherFile={(next) => void take(next)}
          onImported={(result) => {
            setIsImported(true)
            onImported(result)
          }}
          onClose={() => choose(undefined)}
        />
      ) : (
        <Stack maw={640}>
          <FileDrop
            accept={accepted}
            maxBytes={MAX_ZIP_BYTES}
            describedBy={hintId}
            action="Import Excel"
            onFiles={([next]) => next && void take(next)}
            onUnfit={(reason) => reject(unfitTexts[reason])}
          >
            <IconTableImport size={28} aria-hidden />
            Drop a spreadsheet here, or
          </FileDrop>
          <div ref={message} tabIndex={-1}>
            <FailureAlert failure={problem === null ? null : { title: problem }} />
          </div>
          <Text id={hintId} c="dimmed">
            .xlsx, .xls or .csv (UTF-8), up to 10 MB, or a .zip with one and photographs. You’ll see a preview
            first; nothing changes until you confirm.
          </Text>
          <Text c="dimmed">
            Download Template is a sheet with example rows: replace them with your dishes, or they are
            imported too. Menu Template is your whole menu, to edit and import again.
          </Text>
        </Stack>
      )}
      {photos.length > 0 && chosen.file && !isImported && (
        <Text>{`After the import: ${photos.length === 1 ? '1 photograph' : `${photos.length} photographs`} from the zip.`}</Text>
      )}
      {photos.length > 0 && (isImported || !chosen.file) && (
        <PhotoList photos={photos} onAdded={onPhotosAdded} onClose={() => setPhotos([])} />
      )}
      {photos.length === 0 && !chosen.file && (
        <Stack maw={640}>
          <PhotoDrop onPhotos={setPhotos} />
        </Stack>
      )}
    </Stack>
  )
}

const MAX_PHOTOS = 500

const unfitPhotoTexts: Record<UnfitReason, string> = {
  kind: 'One of these files isn’t a picture. Please choose JPEG, PNG, WebP or AVIF pictures.',
  size: 'One of these pictures is larger than 10 MB. Please make it smaller first.',
  count: `Up to ${MAX_PHOTOS} photographs at a time.`,
}

/** Takes several photographs at once. */
function PhotoDrop({ onPhotos }: { onPhotos: (photos: File[]) => void }) {
  const hintId = useId()
  const [unfit, setUnfit] = useState<UnfitReason | null>(null)
  return (
    <Stack gap="xs">
      <FileDrop
        accept={pictureKinds}
        most={MAX_PHOTOS}
        describedBy={hintId}
        action="Choose photographs"
        onFiles={(photos) => {
          setUnfit(null)
          onPhotos(photos)
        }}
        onUnfit={setUnfit}
      >
        <IconPhotoUp size={28} aria-hidden />
        Drop photographs of your dishes here, or
      </FileDrop>
      <FailureAlert failure={unfit && { title: unfitPhotoTexts[unfit] }} />
      <Text id={hintId} c="dimmed">
        Several at once: a file called house-salad.jpg or House Salad.jpg goes to that dish. You choose the
        dish of all others.
      </Text>
    </Stack>
  )
}
