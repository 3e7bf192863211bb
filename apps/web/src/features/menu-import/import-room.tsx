import { Stack, Text } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { UPLOAD_LIMIT_BYTES, type ImportResult } from '@tiffin/contract'
import { useId, useState } from 'react'
import { FailureNote } from '../../ui/admin/failure-note.tsx'
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
}

const unfitTexts: Record<UnfitReason, string> = {
  kind: 'That isn’t an Excel file. Choose an .xlsx or .xls file.',
  size: 'This file is larger than 10 MB. Split it and import the parts.',
  count: 'One file at a time.',
}

/** Imports a menu from a spreadsheet: choose a file, preview it, import it. */
export function ImportRoom({ file, onImported }: ImportRoomProps) {
  // The same file may be chosen again after editing it, so each choice has a number.
  const [chosen, setChosen] = useState({ file, number: 0 })
  const [unfit, setUnfit] = useState<UnfitReason | null>(null)
  const hintId = useId()

  function choose(next: File | undefined) {
    setUnfit(null)
    setChosen({ file: next, number: chosen.number + 1 })
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
        maxBytes={UPLOAD_LIMIT_BYTES}
        describedBy={hintId}
        action="Import Excel"
        onFile={choose}
        onUnfit={setUnfit}
      >
        <IconTableImport size={28} aria-hidden />
        Drop a spreadsheet here, or
      </FileDrop>
      <FailureNote failure={unfit && { title: unfitTexts[unfit] }} />
      <Text id={hintId} c="dimmed">
        .xlsx or .xls, up to 10 MB. You’ll see a preview first; nothing changes until you confirm.
      </Text>
    </Stack>
  )
}
