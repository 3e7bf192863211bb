import { useMutation } from '@tanstack/react-query'
import type { ExportFormat } from '@tiffin/contract'
import { useState, type FormEvent, type ReactNode } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { downloadFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import classes from './export-drawer.module.css'

const formats: Record<ExportFormat, { label: string; hint: string }> = {
  xlsx: { label: 'Excel', hint: '.xlsx' },
  csv: { label: 'Comma-separated', hint: '.csv' },
}

interface ExportDrawerProps {
  title: string
  /** Where the server has the file, below /api. */
  path: string
  /** What else the file depends on; null while something is wrong with it. */
  query: () => Record<string, string> | null
  /** The fields for that. */
  children: ReactNode
}

/** A button that asks what the file is to hold, and then saves it. */
export function ExportDrawer({ title, path, query, children }: ExportDrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const saving = useMutation({
    mutationFn: (wanted: Record<string, string>) =>
      downloadFile(`/api${path}?${new URLSearchParams(wanted).toString()}`),
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = query()
    if (wanted !== null && !saving.isPending) saving.mutate({ ...wanted, format })
  }

  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        Export
      </Button>
      <SideDrawer title={title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <StackedForm
          noValidate
          onSubmit={handleSubmit}
          failure={
            saving.isError
              ? { title: readErrorBody(saving.error)?.message ?? 'The file could not be fetched' }
              : null
          }
          actions={
            <Button type="submit" look="accent" isBusy={saving.isPending}>
              {saving.isPending ? 'Preparing...' : 'Save file'}
            </Button>
          }
        >
          {children}
          <fieldset className={classes.formats}>
            <legend>Format</legend>
            {Object.entries(formats).map(([value, words]) => (
              <RadioCard
                key={value}
                name="format"
                value={value}
                {...words}
                checked={value === format}
                onChange={() => setFormat(value as ExportFormat)}
              />
            ))}
          </fieldset>
        </StackedForm>
      </SideDrawer>
    </>
  )
}
