import '@mantine/dropzone/styles.layer.css'
import { Button, Stack } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { UPLOAD_LIMIT_BYTES } from '@tiffin/contract'
import type { ReactNode } from 'react'

export type UnfitReason = 'kind' | 'size' | 'count'

interface FileDropProps {
  /** The accepted files: the extensions of each kind. */
  accept: Record<string, string[]>
  /** How many are accepted at once. */
  most?: number
  maxBytes?: number
  onFiles: (files: File[]) => void
  /** Called with what is wrong with the dropped file. */
  onUnfit: (reason: UnfitReason) => void
  /** The id of the element that says what is allowed. */
  describedBy: string
  /** The text of the button that opens the file picker. */
  action: string
  children: ReactNode
}

/** A drop zone for a file, or for several. Clicking it anywhere opens the file picker; its button also serves the keyboard. */
export function FileDrop(props: FileDropProps) {
  const { accept, most = 1, maxBytes = UPLOAD_LIMIT_BYTES, onFiles, onUnfit, ...texts } = props
  const { describedBy, action, children } = texts
  return (
    <Dropzone
      accept={accept}
      maxSize={maxBytes}
      maxFiles={most}
      multiple={most > 1}
      activateOnKeyboard={false}
      enablePointerEvents
      onDrop={(files) => files.length > 0 && onFiles(files)}
      onReject={(rejected) =>
        onUnfit(reasonOf(rejected.flatMap(({ errors }) => errors.map(({ code }) => code))))
      }
      inputProps={{ tabIndex: -1, 'aria-hidden': true }}
    >
      <Stack align="center" justify="center" gap="xs" mih="6rem" ta="center">
        {children}
        {/* The click bubbles up to the drop zone, which opens the file picker. */}
        <Button variant="default" aria-describedby={describedBy}>
          {action}
        </Button>
      </Stack>
    </Dropzone>
  )
}

function reasonOf(codes: string[]): UnfitReason {
  if (codes.includes('too-many-files')) return 'count'
  return codes.includes('file-too-large') ? 'size' : 'kind'
}
