import { Button, FileButton } from '@mantine/core'
import { useRef } from 'react'

interface ImportButtonProps {
  label?: string
  onFile: (file: File) => void
}

/** Opens the device's file picker. Nothing happens until a file is chosen. */
export function ImportButton({ label = 'Import Excel', onFile }: ImportButtonProps) {
  const forget = useRef<() => void>(null)

  function handleChange(file: File | null) {
    if (file) onFile(file)
    // Allows choosing the same file again after editing it.
    forget.current?.()
  }

  return (
    <FileButton
      accept=".xlsx,.xls,.csv"
      resetRef={forget}
      inputProps={{ 'aria-label': label, tabIndex: -1 }}
      onChange={handleChange}
    >
      {(props) => (
        <Button variant="default" {...props}>
          {label}
        </Button>
      )}
    </FileButton>
  )
}
