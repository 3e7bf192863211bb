import '@mantine/dropzone/styles.layer.css'
import { Button, Stack } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import type { ReactNode } from 'react'

export type UnfitReason = 'kind' | 'size' | 'count'

interface FileDropProps {
  /** What may be picked: the endings of each kind of file. */
  accept: Record<string, string[]>
  maxBytes: number
  onFile: (file: File) => void
  /** Told what is wrong with what was dropped. */
  onUnfit: (reason: UnfitReason) => void
  /** Names an element that says what is allowed. */
  describedBy: string
  /** What the button says that opens the picker. */
  action: string
  children: ReactNode
}

/** A place to drop a file on. Pressed anywhere it opens the picker; the button in it is for the keyboard too. */
export function FileDrop(props: FileDropProps) {
  const { accept, maxBytes, onFile, onUnfit, describedBy, action, children } = props
  return (
    <Dropzone
      accept={accept}
      maxSize={maxBytes}
      maxFiles={1}
      multiple={false}
      activateOnKeyboard={false}
      enablePointerEvents
      onDrop={([file]) => file !== undefined && onFile(file)}
      onReject={(rejected) =>
        onUnfit(reasonOf(rejected.flatMap(({ errors }) => errors.map(({ code }) => code))))
      }
      inputProps={{ tabIndex: -1, 'aria-hidden': true }}
    >
      <Stack align="center" justify="center" gap="xs" mih="6rem" ta="center">
        {children}
        {/* The press goes on to the place around it, which opens the picker. */}
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
