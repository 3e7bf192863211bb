import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { withConfirmation } from '../session/confirm-identity.ts'
import { downloadFile, type Watching } from './save-file.ts'

interface DownloadOptions {
  /** Called however it ended. */
  onSettled?: () => unknown
}

/** Saves a file that takes long, and can be stopped. It continues when the user leaves its page. */
export function useDownload({ onSettled = () => undefined }: DownloadOptions = {}) {
  const running = useRef<AbortController>(null)
  const saving = useMutation({
    mutationFn({ path, ...watching }: { path: string } & Omit<Watching, 'signal'>) {
      const { signal } = (running.current = new AbortController())
      return withConfirmation(() => downloadFile(path, { ...watching, signal }))
    },
    onSettled,
  })

  function stop() {
    running.current?.abort()
    saving.reset()
  }

  return {
    save: saving.mutate,
    stop,
    isPending: saving.isPending,
    isSuccess: saving.isSuccess,
    error: saving.error,
  }
}
