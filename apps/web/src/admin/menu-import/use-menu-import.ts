import { useMutation } from '@tanstack/react-query'
import type { ImportPreview, ImportResult, JobProgress, MenuColumn, SheetHeadings } from '@tiffin/contract'
import { useEffect, useRef, useState } from 'react'
import { readErrorBody, explainFailure } from '../../lib/api/explain-failure.ts'
import { uploadFile } from '../../lib/api/upload-file.ts'
import { describeUpload } from '../../ui/admin/job-progress.tsx'

/** How the file is to be read. */
interface Reading {
  /** What its own headings mean. */
  headings: SheetHeadings
  addsCategories: boolean
}

const fieldsOf = ({ headings, addsCategories }: Reading): Record<string, string> => ({
  ...(Object.keys(headings).length > 0 && { headings: JSON.stringify(headings) }),
  ...(addsCategories && { addCategories: 'true' }),
})

/** Previews what a file would do, and then imports it. The file is sent twice, once for each step. */
export function useMenuImport(file: File, onImported: (result: ImportResult) => void) {
  const [part, setPart] = useState(0)
  const [work, setWork] = useState<JobProgress | null>(null)
  const [wasStopped, setWasStopped] = useState(false)
  const [reading, setReading] = useState<Reading>({ headings: {}, addsCategories: false })
  const running = useRef<AbortController>(null)

  function send<Answer>(path: string, fields: Record<string, string> = {}): Promise<Answer> {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setPart(0)
    setWork(null)
    return uploadFile<Answer>({ path, file, fields, onProgress: setPart, onWork: setWork, signal })
  }

  const look = useMutation({
    gcTime: 0,
    mutationFn: (asked: Reading) => send<ImportPreview>('/api/products/import/preview', fieldsOf(asked)),
    onError: log,
  })
  const apply = useMutation({
    gcTime: 0,
    mutationFn: (fingerprint: string) =>
      send<ImportResult>('/api/products/import', { ...fieldsOf(reading), mode: 'update', fingerprint }),
    onSuccess: onImported,
    onError: log,
  })

  const { mutate: startLooking } = look
  useEffect(() => {
    startLooking({ headings: {}, addsCategories: false })
    return () => running.current?.abort()
  }, [startLooking])

  function lookAs(asked: Reading) {
    setReading(asked)
    setWasStopped(false)
    apply.reset()
    startLooking(asked)
  }

  function checkAgain() {
    apply.reset()
    startLooking(reading)
  }

  /** Whether it was stopped in time, only the menu can tell: it is compared with the file again. */
  function stop() {
    setWasStopped(true)
    checkAgain()
  }

  const isBusy = look.isPending || apply.isPending
  const error = look.error ?? apply.error
  const preview = look.data
  return {
    preview,
    result: apply.data,
    /** The progress while it is running. */
    work: isBusy ? (work === null ? describeUpload(part, 'Reading the file…') : describeWork(work)) : null,
    isApplying: apply.isPending,
    wasStopped,
    failure: error === null ? null : explainFailure(error, { title: 'Import failed' }),
    checkAgain,
    addsCategories: reading.addsCategories,
    /** Says what a heading of the file means; null leaves its column out. */
    readColumn: (heading: string, column: MenuColumn | null) =>
      lookAs({ ...reading, headings: { ...reading.headings, [heading]: column } }),
    /** Whether categories that are not on the menu are added to it. */
    addCategories: (addsCategories: boolean) => lookAs({ ...reading, addsCategories }),
    stop,
    apply() {
      setWasStopped(false)
      if (preview) apply.mutate(preview.fingerprint)
    },
  }
}

const describeWork = ({ step, done, of }: JobProgress) => ({
  label: `${step === 'checking' ? 'Checking' : 'Importing'}: ${done.toLocaleString('en')} of ${of.toLocaleString('en')} rows`,
  part: of === 0 ? null : done / of,
})

// SPEC 8 wants failures in the log as well.
function log(error: unknown) {
  const isStopped = error instanceof DOMException && error.name === 'AbortError'
  if (!isStopped) console.error('Import failed', readErrorBody(error)?.message ?? error)
}
