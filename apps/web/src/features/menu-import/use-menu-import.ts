import { useMutation } from '@tanstack/react-query'
import type { ImportPreview, ImportResult, JobProgress } from '@tiffin/contract'
import { useEffect, useRef, useState } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { uploadFile } from '../../lib/upload-file.ts'
import { sayUpload } from '../../ui/admin/say-upload.ts'

/** Shows what a file would do, and then does it. The file is sent for each of the two. */
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

  function lookAgain() {
    apply.reset()
    startLooking()
  }

  /** Whether it came in time only the menu can tell: it is compared with the file once more. */
  function stop() {
    setWasStopped(true)
    lookAgain()
  }

  const isBusy = look.isPending || apply.isPending
  const preview = look.data
  return {
    preview,
    result: apply.data,
    /** How far it is, while it is at work. */
    work: isBusy ? (work === null ? sayUpload(part, 'Reading the file…') : sayWork(work)) : null,
    isApplying: apply.isPending,
    wasStopped,
    failure: look.isError ? sayWhy(look.error) : apply.isError ? sayWhy(apply.error) : null,
    lookAgain,
    stop,
    apply() {
      setWasStopped(false)
      if (preview) apply.mutate(preview.fingerprint)
    },
  }
}

const sayWork = ({ step, done, of }: JobProgress) => ({
  label: `${step === 'checking' ? 'Checking' : 'Writing'}: ${done.toLocaleString('en')} of ${of.toLocaleString('en')} rows`,
  part: of === 0 ? null : done / of,
})

// SPEC 8 wants failures in the log as well.
function log(error: unknown) {
  const isStopped = error instanceof DOMException && error.name === 'AbortError'
  if (!isStopped) console.error('Import failed', error)
}

const sayWhy = (error: unknown) => readErrorBody(error)?.message ?? 'Import failed'
