import { Button, Radio, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ExportFormat } from '@tiffin/contract'
import { useState, type FormEvent, type ReactNode } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { LazyDrawer } from '../../ui/admin/form-drawer.tsx'
import { JobProgress } from '../../ui/admin/job-progress.tsx'
import { showToast } from '../../ui/toast.ts'
import { useDownload } from '../../lib/api/save-file.ts'

const formats: Record<ExportFormat, { label: string; description: string }> = {
  xlsx: { label: 'Excel', description: '.xlsx' },
  csv: { label: 'CSV (comma-separated)', description: '.csv' },
}

export interface ExportDrawerProps {
  kind: 'catering' | 'customers' | 'messages' | 'orders' | 'payments' | 'reservations' | 'subscribers'
  title?: string
  /** The other parameters of the file; null while one of them is invalid. */
  query?: () => Record<string, string> | null
  /** The fields for these parameters. */
  children: ReactNode
}

/** A button that asks what the file should contain, and then downloads it. */
export function ExportDrawer(props: ExportDrawerProps) {
  const { kind, title = `Export ${kind}`, query = () => ({}), children } = props
  const [isOpen, { open, close }] = useDisclosure()
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const { save, stop, progress, error } = useExport(`/api/admin/${kind}/export`, () => {
    close()
    showToast({ message: 'The file is in your downloads', kind: 'success' })
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = query()
    if (wanted !== null && progress === null) save({ ...wanted, format }, format)
  }

  return (
    <>
      <Button variant="default" onClick={open}>
        Export
      </Button>
      <LazyDrawer isOpen={isOpen} onClose={close} title={title}>
        <form noValidate onSubmit={handleSubmit}>
          <Stack>
            {children}
            <Radio.Group label="Format" name="format" value={format} onChange={(chosen) => setFormat(chosen)}>
              <Stack gap="xs" mt="xs">
                {Object.entries(formats).map(([value, texts]) => (
                  <Radio key={value} value={value} {...texts} />
                ))}
              </Stack>
            </Radio.Group>
            <FailureAlert
              failure={error && explainFailure(error, { title: 'The file could not be downloaded' })}
            />
            {progress !== null && <JobProgress {...progress} onStop={stop} />}
            <Button type="submit" loading={progress !== null}>
              Save file
            </Button>
          </Stack>
        </form>
      </LazyDrawer>
    </>
  )
}

const nothingYet = { rows: 0, of: null as number | null }

/** Saves the file of an export, and reports how many of its rows have arrived. */
function useExport(path: string, onSaved: () => void) {
  const [{ rows, of }, setArrived] = useState(nothingYet)
  const { save, stop, isPending, error } = useDownload()

  async function saveRows(query: Record<string, string>, format: ExportFormat) {
    setArrived(nothingYet)
    const countRows = await rowCounters[format]()
    const wanted = {
      path: `${path}?${new URLSearchParams(query).toString()}`,
      onBegin: (headers: Headers) => setArrived({ rows: 0, of: Number(headers.get('x-row-count')) }),
      onPart(part: Uint8Array) {
        const counted = countRows(part)
        setArrived((before) => ({ ...before, rows: counted }))
      },
    }
    save(wanted, { onSuccess: onSaved })
  }

  return {
    save: (query: Record<string, string>, format: ExportFormat) => void saveRows(query, format),
    stop,
    /** While the file is downloading. */
    progress: isPending ? describeRows(rows, of) : null,
    error,
  }
}

/** The total is counted before the export starts, so there may be a few more rows by its end. */
function describeRows(rows: number, of: number | null) {
  if (of === null) return { label: 'Preparing...', part: null }
  const all = Math.max(rows, of)
  return {
    label: `${rows.toLocaleString('en')} of ${all.toLocaleString('en')} rows`,
    part: all === 0 ? null : rows / all,
  }
}

type RowCounter = (part: Uint8Array) => number

/** Counts the rows of a file while it arrives: after each part, how many there are so far without the headings. */
export const rowCounters: Record<ExportFormat, () => Promise<RowCounter>> = {
  csv: async () => countCsvRows(),
  xlsx: async () => countSheetRows(await import('fflate')),
}

const [QUOTE, END_OF_LINE] = [0x22, 0x0a]

function countCsvRows(): RowCounter {
  let lines = 0
  let isQuoted = false
  return (part) => {
    for (const byte of part) {
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === END_OF_LINE && !isQuoted) lines += 1
    }
    return Math.max(lines - 1, 0)
  }
}

const ROW = '<row r="'

type Fflate = typeof import('fflate')

/** A workbook is a zip, and each of its sheets is a file in it, row after row, the headings first. */
function countSheetRows({ Unzip, UnzipInflate }: Fflate): RowCounter {
  let rows = 0
  const unzip = new Unzip((file) => {
    if (!file.name.startsWith('xl/worksheets/')) return
    const decoder = new TextDecoder()
    let headings = 1
    let rest = ''
    file.ondata = (error, data) => {
      if (error) return
      const text = rest + decoder.decode(data, { stream: true })
      const started = text.split(ROW).length - 1
      if (started > 0) {
        rows += started - headings
        headings = 0
      }
      // It may be the beginning of a row that continues in the next part.
      const last = text.slice(text.lastIndexOf('<'))
      rest = ROW.startsWith(last) && last !== ROW ? last : ''
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  return (part) => {
    unzip.push(part)
    return rows
  }
}
