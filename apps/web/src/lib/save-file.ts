import { dropEndedSession, tellSessionEnded } from './notice-ended-session.ts'
import { refusalOf } from './refused-request.ts'
import { tokenStore } from './session.ts'

/**
 * Fetches a file that only some may see, such as `/api/admin/excel-template/menu`, and saves it under the name that
 * the server gives it. A link could not carry the token.
 */
export async function downloadFile(path: string): Promise<void> {
  const token = tokenStore.get()
  const answer = await fetch(path, { headers: token === null ? {} : { authorization: `Bearer ${token}` } })
  if (answer.status === 401 && dropEndedSession(token)) tellSessionEnded({ path, isRead: false })
  if (!answer.ok) throw refusalOf(await answer.json().catch(() => null))
  saveFile(await answer.blob(), fileNameOf(answer))
}

export function saveFile(content: Blob, fileName: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  // Not at once: the browser may still be about to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const fileNameOf = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'download'
