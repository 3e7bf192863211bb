import type { ExportFormat } from '@tiffin/contract'
import { useState } from 'react'
import { useDownload } from '../../lib/api/use-download.ts'
import { rowCounters } from './count-rows.ts'

const nothingYet = { rows: 0, of: null as number | null }

/** Saves the file of an export, and reports how many of its rows have arrived. */
export function useExport(path: string, onSaved: () => void) {
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
