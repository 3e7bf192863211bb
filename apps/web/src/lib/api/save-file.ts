import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { dropEndedSession, reportSessionEnded } from '../session/notice-ended-session.ts'
import { tokenStore } from '../session/session.ts'
import { withConfirmation } from '../session/confirm-identity.ts'
import { errorOf } from './explain-failure.ts'

interface Watching {
  signal?: AbortSignal
  /** Called with the response's headers, before any content arrives. */
  onBegin?: (headers: Headers) => void
  /** Called with each part of the file as it arrives. */
  onPart?: (part: Uint8Array) => void
}

/**
 * Fetches a file that needs authorization, such as `/api/admin/excel-template/menu`, and saves it under the name that
 * the server gives it. A link could not send the token. A download that is stopped or breaks off saves nothing.
 */
export async function downloadFile(path: string, { signal, onBegin, onPart }: Watching = {}): Promise<void> {
  const token = tokenStore.get()
  const answer = await fetch(path, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  })
  if (answer.status === 401 && dropEndedSession(token)) reportSessionEnded({ path, isRead: false })
  if (!answer.ok) throw errorOf(await answer.json().catch(() => null))
  onBegin?.(answer.headers)
  saveFile(await (onPart ? watch(answer, onPart) : answer).blob(), fileNameOf(answer))
}

function watch(answer: Response, onPart: (part: Uint8Array) => void): Response {
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, output) {
      onPart(part)
      output.enqueue(part)
    },
  })
  return new Response(answer.body?.pipeThrough(watched) ?? null)
}

export function saveFile(content: Blob, fileName: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  // Delayed: the browser may not have started reading it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const fileNameOf = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'download'

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
