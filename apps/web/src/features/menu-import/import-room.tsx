import { Alert, Stack, Text } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { UPLOAD_LIMIT_BYTES, type ImportResult } from '@tiffin/contract'
import { useId, useState } from 'react'
import { FileDrop, type UnfitReason } from '../../ui/admin/file-drop.tsx'
import { MenuImport } from './menu-import.tsx'

interface ImportRoomProps {
  /** The one that was chosen in another room. */
  file: File | undefined
  onImported: (result: ImportResult) => void
}

const spreadsheets = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
}

const unfit: Record<UnfitReason, string> = {
  kind: 'That isn’t an Excel file. Choose an .xlsx or .xls file.',
  size: 'This file is larger than 10 MB. Split it and import the parts.',
  count: 'One file at a time.',
}

/** A menu out of a spreadsheet: a file is chosen, looked at and taken in. */
export function ImportRoom({ file, onImported }: ImportRoomProps) {
  // The same file may be chosen again, edited meanwhile: each choice has a number.
  const [chosen, setChosen] = useState({ file, number: 0 })
  const [refusal, setRefusal] = useState<string | null>(null)
  const hintId = useId()

  function choose(next: File | undefined) {
    setRefusal(null)
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
        onUnfit={(reason) => setRefusal(unfit[reason])}
      >
        <IconTableImport size={28} aria-hidden />
        Drop a spreadsheet here, or
      </FileDrop>
      {refusal !== null && <Alert color="chilli" role="alert" title={refusal} />}
      <Text id={hintId} c="dimmed">
        .xlsx or .xls, up to 10 MB. First you see what the file would do; nothing is changed before you say
        so.
      </Text>
    </Stack>
  )
}
