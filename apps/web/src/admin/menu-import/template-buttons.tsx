import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { readErrorBody } from '../../lib/api/error-body.ts'
import { downloadFile } from '../../lib/api/save-file.ts'
import { showToast } from '../../ui/toast.ts'

/** Downloads an empty sheet to fill in, or the whole menu as one. */
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
