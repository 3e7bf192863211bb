import { useMutation } from '@tanstack/react-query'
import type { ImportPreview, ImportResult } from '@tiffin/contract'
import { useEffect, useRef, useState } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { uploadFile } from '../../lib/upload-file.ts'

/** Shows what a file would do, and then does it. The file is sent for each of the two. */
export function useMenuImport(file: File, onImported: (result: ImportResult) => void) {
  const [part, setPart] = useState(0)
  const running = useRef<AbortController>(null)

  function send<Answer>(path: string, fields: Record<string, string> = {}): Promise<Answer> {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setPart(0)
    return uploadFile<Answer>({ path, file, fields, onProgress: setPart, signal })
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

  const isBusy = look.isPending || apply.isPending
  const preview = look.data
  return {
    preview,
    /** How much of the file has left, from 0 to 1, while it is on its way or at work. */
    part: isBusy ? part : null,
    isApplying: apply.isPending,
    failure: look.isError ? sayWhy(look.error) : apply.isError ? sayWhy(apply.error) : null,
    lookAgain,
    apply: () => preview && apply.mutate(preview.fingerprint),
  }
}

// SPEC 8 wants failures in the log as well.
function log(error: unknown) {
  const isStopped = error instanceof DOMException && error.name === 'AbortError'
  if (!isStopped) console.error('Import failed', error)
}

const sayWhy = (error: unknown) => readErrorBody(error)?.message ?? 'Import failed'
