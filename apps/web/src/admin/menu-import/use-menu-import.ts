import { useMutation } from '@tanstack/react-query'
import type { ImportPreview, ImportResult, JobProgress } from '@tiffin/contract'
import { useEffect, useRef, useState } from 'react'
import { readErrorBody, explainFailure } from '../../lib/api/explain-failure.ts'
import { uploadFile } from '../../lib/api/upload-file.ts'
import { describeUpload } from '../../ui/admin/job-progress.tsx'

/** Previews what a file would do, and then imports it. The file is sent twice, once for each step. */
export function useMenuImport(file: File, onImported: (result: ImportResult) => void) {
  const [part, setPart] = useState(0)
  const [work, setWork] = useState<JobProgress | null>(null)
  const [wasStopped, setWasStopped] = useState(false)
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
    mutationFn: () => send<ImportPreview>('/api/products/import/preview'),
    onError: log,
  })
  const apply = useMutation({
    gcTime: 0,
    mutationFn: (fingerprint: string) =>
      send<ImportResult>('/api/products/import', { mode: 'update', fingerprint }),
    onSuccess: onImported,
    onError: log,
  })

  const { mutate: startLooking } = look
  useEffect(() => {
    startLooking()
    return () => running.current?.abort()
  }, [startLooking])

  function checkAgain() {
    apply.reset()
    startLooking()
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
