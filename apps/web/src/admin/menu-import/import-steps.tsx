import { Stack, Text } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import type { ImportResult } from '@tiffin/contract'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { FileDrop, type UnfitReason } from '../../ui/admin/file-drop.tsx'
import { MenuImport } from './menu-import.tsx'

interface ImportRoomProps {
  /** The file chosen on another admin page. */
  file: File | undefined
  onImported: (result: ImportResult) => void
}

const spreadsheets = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
  'text/csv': ['.csv'],
}

const unfitTexts: Record<UnfitReason, string> = {
  kind: 'That isn’t a spreadsheet. Choose an .xlsx, .xls or .csv file.',
  size: 'This file is larger than 10 MB. Split it and import the parts.',
  count: 'One file at a time.',
}

/** Imports a menu from a spreadsheet: choose a file, preview it, import it. */
export function ImportSteps({ file, onImported }: ImportRoomProps) {
  // The same file may be chosen again after editing it, so each choice has a number.
  const [chosen, setChosen] = useState({ file, number: 0 })
  const [unfit, setUnfit] = useState<UnfitReason | null>(null)
  const message = useRef<HTMLDivElement>(null)
  const hintId = useId()

  function choose(next: File | undefined) {
    setUnfit(null)
    setChosen({ file: next, number: chosen.number + 1 })
  }

  function reject(reason: UnfitReason) {
    flushSync(() => setUnfit(reason))
    message.current?.focus()
  }

  if (chosen.file) {
    return (
      <MenuImport
        key={chosen.number}
        file={chosen.file}
        onOtherFile={choose}
        onImported={onImported}
        onClose={() => choose(undefined)}
      />
    )
  }
  return (
    <Stack maw={640}>
      <FileDrop
        accept={spreadsheets}
        describedBy={hintId}
        action="Import Excel"
        onFile={choose}
        onUnfit={reject}
      >
        <IconTableImport size={28} aria-hidden />
        Drop a spreadsheet here, or
      </FileDrop>
      <div ref={message} tabIndex={-1}>
        <FailureAlert failure={unfit && { title: unfitTexts[unfit] }} />
      </div>
      <Text id={hintId} c="dimmed">
        .xlsx, .xls or .csv (UTF-8), up to 10 MB. You’ll see a preview first; nothing changes until you
        confirm.
      </Text>
      <Text c="dimmed">
        Download Template is an empty sheet to fill in. Menu Template is your whole menu, to edit and import
        again.
      </Text>
    </Stack>
  )
}
