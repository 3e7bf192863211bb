import { useDebouncedValue } from '@mantine/hooks'
import { IconPhotoUp } from '@tabler/icons-react'
import { UPLOAD_LIMIT_BYTES, type UploadedPicture } from '@tiffin/contract'
import { useEffect, useId, useState } from 'react'
import { readSafeLink } from '../lib/safe-link.ts'
import { useUpload } from '../lib/use-upload.ts'
import { Button } from './button.tsx'
import { FailureNote } from './failure-note.tsx'
import { FallbackImage } from './fallback-image.tsx'
import { FileDrop } from './file-drop.tsx'
import classes from './picture-upload.module.css'

interface PictureUploadProps {
  label: string
  /** The picture's address as it stands in the form. */
  url: string
  onUploaded: (url: string) => void
  /** The form can wait with sending until the picture is there. */
  onBusyChange: (isBusy: boolean) => void
}

// While an address is typed, its beginnings are no pictures.
const TYPING_MS = 500

const pictures = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
}

const unfit = {
  kind: 'This is no picture that we can use. Please choose a JPEG, PNG, WebP or AVIF.',
  size: 'This picture weighs more than 10 MB. Please make it smaller first.',
  count: 'One picture at a time, please.',
}

/** Takes a picture from this device, shows how far it is, and then what it looks like. */
export function PictureUpload({ label, url, onUploaded, onBusyChange }: PictureUploadProps) {
  const id = useId()
  const [labelId, hintId] = [`${id}-label`, `${id}-hint`]
  const [refusal, setRefusal] = useState<string | null>(null)
  const upload = useUpload<UploadedPicture>({
    path: '/api/pictures',
    onUploaded: (picture) => onUploaded(picture.url),
  })
  const [shownUrl] = useDebouncedValue(url.trim(), TYPING_MS)
  const isBusy = upload.part !== null
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange])

  function handleFile(file: File) {
    setRefusal(null)
    upload.send(file)
  }

  function handleUnfit(reason: keyof typeof unfit) {
    upload.stop()
    setRefusal(unfit[reason])
  }

  const failure = refusal ?? upload.failure
  return (
    <div role="group" aria-labelledby={labelId} className={classes.upload}>
      <p id={labelId} className={classes.label}>
        {label}
      </p>
      <div className={classes.places}>
        <FallbackImage src={readSafeLink(shownUrl) ?? undefined} sizes="12rem" className={classes.preview} />
        <FileDrop
          accept={pictures}
          maxBytes={UPLOAD_LIMIT_BYTES}
          describedBy={hintId}
          action="Choose a picture"
          onFile={handleFile}
          onUnfit={handleUnfit}
        >
          <IconPhotoUp size={28} aria-hidden />
          Drop a picture here, or
        </FileDrop>
      </div>
      <p id={hintId} className={classes.hint}>
        JPEG, PNG, WebP or AVIF, up to 10 MB.
      </p>
      {upload.part !== null && <Progress part={upload.part} onStop={upload.stop} />}
      {failure !== null && <FailureNote title={failure} />}
      <p role="status" className={classes.done}>
        {upload.isDone && 'The picture is uploaded. It is used as soon as you save.'}
      </p>
    </div>
  )
}

function Progress({ part, onStop }: { part: number; onStop: () => void }) {
  const labelId = useId()
  const percent = Math.floor(part * 100)
  return (
    <div className={classes.progress}>
      <p id={labelId}>{part < 1 ? `Uploading: ${percent} %` : 'Making the sizes…'}</p>
      <progress aria-labelledby={labelId} max={1} {...(part < 1 && { value: part })} />
      <Button look="quiet" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}
