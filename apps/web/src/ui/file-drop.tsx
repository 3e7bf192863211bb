import '@mantine/dropzone/styles.layer.css'
import { Dropzone } from '@mantine/dropzone'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { MantineScope } from './mantine-scope.tsx'
import classes from './file-drop.module.css'

interface FileDropProps {
  /** What may be picked: the endings of each kind of file. */
  accept: Record<string, string[]>
  maxBytes: number
  onFile: (file: File) => void
  /** Told what is wrong with what was dropped. */
  onUnfit: (reason: 'kind' | 'size' | 'count') => void
  /** Names an element that says what is allowed. */
  describedBy: string
  /** What the button says that opens the picker. */
  action: string
  children: ReactNode
}

/** A place to drop a file on. Pressed anywhere it opens the picker; the button in it is for the keyboard too. */
export function FileDrop({
  accept,
  maxBytes,
  onFile,
  onUnfit,
  describedBy,
  action,
  children,
}: FileDropProps) {
  return (
    <MantineScope>
      <Dropzone
        classNames={{ root: classes.place, inner: classes.words }}
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
        {children}
        {/* The press goes on to the place around it, which opens the picker. */}
        <Button look="outline" aria-describedby={describedBy}>
          {action}
        </Button>
      </Dropzone>
    </MantineScope>
  )
}

function reasonOf(codes: string[]) {
  if (codes.includes('too-many-files')) return 'count'
  return codes.includes('file-too-large') ? 'size' : 'kind'
}
