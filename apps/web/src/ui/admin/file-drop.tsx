import '@mantine/dropzone/styles.layer.css'
import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { UPLOAD_LIMIT_BYTES } from '@tiffin/contract'
import { type ReactNode, useId } from 'react'

interface JobProgressProps {
  /** What is being done, and its progress: 'Uploading: 45%' */
  label: string
  /** From 0 to 1; null if the total is unknown. */
  part: number | null
  /** Only while it can still be stopped. */
  onStop?: (() => void) | undefined
}

/** The known progress of a long job, with a button that stops it. */
export function JobProgress({ label, part, onStop }: JobProgressProps) {
  const id = useId()
  return (
    <Group wrap="nowrap">
      <Stack gap={4} flex={1} miw={0}>
        <Text id={id}>{label}</Text>
        <Progress.Root size="lg">
          <Progress.Section
            role="progressbar"
            aria-labelledby={id}
            withAria={false}
            {...(part !== null && {
              'aria-valuemin': 0,
              'aria-valuemax': 100,
              'aria-valuenow': Math.floor(part * 100),
            })}
            value={part === null ? 100 : part * 100}
            animated={part === null}
          />
        </Progress.Root>
      </Stack>
      {onStop && (
        <Button variant="default" onClick={onStop}>
          Stop
        </Button>
      )}
    </Group>
  )
}

/** The text for an upload's progress from 0 to 1; `work` is what the server does with the file afterwards. */
export const describeUpload = (part: number, work: string) =>
  part < 1 ? { label: `Uploading: ${Math.floor(part * 100)}%`, part } : { label: work, part: null }

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
