import { Button, FileButton } from '@mantine/core'
import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { downloadFile } from '../../lib/api/save-file.ts'
import { showToast } from '../../ui/toast.ts'

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

/** Downloads a sheet with example rows to replace, or the whole menu as one. */
export const TemplateButtons = () => (
  <>
    <TemplateButton which="products" label="Download Template" />
    <TemplateButton which="menu" label="Menu Template" />
  </>
)

function TemplateButton({ which, label }: { which: 'products' | 'menu'; label: string }) {
  const download = useMutation({
    gcTime: 0,
    mutationFn: () => downloadFile(`/api/admin/excel-template/${which}`),
    onError: (error) =>
      showToast({
        message: readErrorBody(error)?.message ?? 'The template could not be downloaded. Please try again.',
        kind: 'other',
      }),
  })
  return (
    <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
      {label}
    </Button>
  )
}
