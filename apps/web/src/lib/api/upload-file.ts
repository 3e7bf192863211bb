import { PROGRESS_TYPE, type JobProgress } from '@tiffin/contract'
import { dropEndedSession, reportSessionEnded } from '../session/notice-ended-session.ts'
import { isErrorBody, errorOf } from './explain-failure.ts'
import { tokenStore } from '../session/session.ts'

interface Upload {
  /** A route that accepts a file, such as /api/pictures. */
  path: string
  file: File
  /** Sent along with the file. */
  fields?: Readonly<Record<string, string>>
  /** From 0 to 1; at 1 the server has received everything and starts to process it. */
  onProgress?: (part: number) => void
  /** Called with the server's progress, for routes that report it. */
  onWork?: (progress: JobProgress) => void
  signal?: AbortSignal
}

/**
 * Sends a file and resolves to the server's result. Unlike fetch, XMLHttpRequest reports the upload's progress. A
 * server error has the same form as that of any other call, for `readErrorBody`; so does a missing response.
 */
export function uploadFile<Answer>(upload: Upload): Promise<Answer> {
  const { path, file, fields = {}, onProgress, onWork, signal } = upload
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const sentToken = tokenStore.get()
    const abort = () => request.abort()

    function answer() {
      const isGood = request.status >= 200 && request.status < 300
      const body = isGood && onWork ? endOf(request.responseText) : readJson(request.responseText)
      if (isGood && body !== null && !isErrorBody(body)) return resolve(body as Answer)
      if (request.status === 401 && dropEndedSession(sentToken)) reportSessionEnded({ path, isRead: false })
      reject(errorOf(body))
    }

    request.open('POST', path)
    if (sentToken !== null) request.setRequestHeader('authorization', `Bearer ${sentToken}`)
    if (onWork) {
      request.setRequestHeader('accept', PROGRESS_TYPE)
      request.addEventListener('progress', () => {
        // Anything after the last line break is incomplete.
        const line = readJson(request.responseText.split('\n').at(-2) ?? '') as JobLine | null
        if (line?.progress) onWork(line.progress)
      })
    }
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('load', answer)
    request.addEventListener('error', () => reject(errorOf(null)))
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return reject(new DOMException('The upload was stopped', 'AbortError'))
    request.send(formOf(file, fields))
  })
}

function formOf(file: File, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  return form
}

interface JobLine {
  progress?: JobProgress
  result?: unknown
  error?: unknown
}

/** The result in the last line; null if the response broke off before. */
function endOf(text: string): unknown {
  const line = readJson(text.trimEnd().split('\n').at(-1) ?? '') as JobLine | null
  return line?.result ?? line?.error ?? null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
