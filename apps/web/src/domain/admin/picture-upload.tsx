import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPhotoUp } from '@tabler/icons-react'
import { type PictureShape, readPictureAddress, type UploadedPicture } from '@tiffin/contract'
import { useEffect, useId, useState, useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { readSafeLink } from '../../lib/format/safe-link.ts'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { FileDrop, type UnfitReason } from '../../ui/admin/file-drop.tsx'
import { describeUpload, JobProgress } from '../../ui/admin/job-progress.tsx'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { uploadFile } from '../../lib/api/upload-file.ts'
import { CropPicture } from './picture-crop.tsx'

interface PictureUploadProps {
  label?: string
  /** A logo is shown as the square that is cut from it. */
  aspectRatio?: '4 / 3' | '1 / 1'
  /** What of it can be shown; without it, all of it is. */
  shapes?: readonly [PictureShape, ...PictureShape[]]
  /** The picture's address in the form. */
  url: string
  onUploaded: (url: string) => void
  /** Lets the form wait until the picture has been uploaded. */
  onBusyChange: (isBusy: boolean) => void
}

// While an address is being typed, its beginnings are not pictures.
const TYPING_MS = 500

/** The pictures that the server can read: the extensions of each kind. */
export const pictureKinds = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
}

const unfit: Record<UnfitReason, string> = {
  kind: 'We can’t use this file. Please choose a JPEG, PNG, WebP or AVIF picture.',
  size: 'This picture is larger than 10 MB. Please make it smaller first.',
  count: 'One picture at a time.',
}

/** Uploads a picture from this device, and shows the progress and then the picture. */
export function PictureUpload({
  label = 'Picture',
  aspectRatio = '4 / 3',
  shapes,
  url,
  onUploaded,
  onBusyChange,
}: PictureUploadProps) {
  const id = useId()
  const [labelId, hintId] = [`${id}-label`, `${id}-hint`]
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useUpload<UploadedPicture>({
    path: '/api/pictures',
    onUploaded: (picture) => onUploaded(picture.url),
  })
  const [shownUrl] = useDebouncedValue(url.trim(), TYPING_MS)
  const isBusy = upload.part !== null
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange])

  function handleFile(file: File) {
    setProblem(null)
    upload.send(file)
  }

  function handleUnfit(reason: UnfitReason) {
    upload.stop()
    setProblem(unfit[reason])
  }

  const failure = problem ?? upload.failure
  return (
    <Stack role="group" aria-labelledby={labelId} gap="xs">
      <Text id={labelId} fw={500}>
        {label}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <FallbackImage
          src={readSafeLink(shownUrl) ?? undefined}
          sizes="12rem"
          style={{
            width: '100%',
            height: 'auto',
            maxWidth: '14rem',
            aspectRatio,
            objectFit: 'cover',
          }}
        />
        <FileDrop
          accept={pictureKinds}
          describedBy={hintId}
          action="Choose a picture"
          onFiles={([file]) => file && handleFile(file)}
          onUnfit={handleUnfit}
        >
          <IconPhotoUp size={28} aria-hidden />
          Drop a picture here, or
        </FileDrop>
      </SimpleGrid>
      <Text id={hintId} c="dimmed" size="sm">
        JPEG, PNG, WebP or AVIF, up to 10 MB.
      </Text>
      {upload.part !== null && (
        <JobProgress {...describeUpload(upload.part, 'Processing the picture…')} onStop={upload.stop} />
      )}
      {shapes !== undefined && !isBusy && readPictureAddress(url.trim()) !== null && (
        <CropPicture url={url.trim()} shapes={shapes} onCropped={onUploaded} />
      )}
      <FailureAlert failure={failure === null ? null : { title: failure }}>
        {problem === null && (
          <Button variant="default" onClick={upload.sendAgain}>
            Try again
          </Button>
        )}
      </FailureAlert>
      <Text role="status" c="dimmed">
        {upload.isDone && 'Picture uploaded. Save to use it.'}
      </Text>
    </Stack>
  )
}

const noReason = 'The file did not arrive. Please check your connection and try again.'

interface UploadOptions<Answer> {
  path: string
  onUploaded: (answer: Answer) => void
}

/** Uploads one file at a time: a new one replaces the one being uploaded. */
function useUpload<Answer>({ path, onUploaded }: UploadOptions<Answer>) {
  const [part, setPart] = useState(0)
  const running = useRef<AbortController>(null)
  const sending = useMutation({
    gcTime: 0,
    mutationFn: (file: File) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      setPart(0)
      return uploadFile<Answer>({ path, file, onProgress: setPart, signal })
    },
    onSuccess: onUploaded,
  })

  useEffect(() => () => running.current?.abort(), [])

  function stop() {
    running.current?.abort()
    sending.reset()
  }

  return {
    send: sending.mutate,
    stop,
    /** Retries what failed. */
    sendAgain: () => sending.variables && sending.mutate(sending.variables),
    /** From 0 to 1 while a file is being uploaded, else null. */
    part: sending.isPending ? part : null,
    isDone: sending.isSuccess,
    failure: sending.isError ? (readErrorBody(sending.error)?.message ?? noReason) : null,
  }
}
