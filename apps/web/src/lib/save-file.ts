import type { ErrorBody } from '@tiffin/contract'
import { dropEndedSession, tellSessionEnded } from './notice-ended-session.ts'
import { tokenStore } from './session.ts'

/** A refusal of a plain request, in the form in which `readErrorBody` finds that of a call. */
class RefusedRequest extends Error {
  readonly data: { body: ErrorBody }

  constructor(body: ErrorBody) {
    super(body.message)
    this.data = { body }
  }
}

/**
 * Fetches a file that only some may see, such as `/api/admin/excel-template/menu`, and saves it under the name that
 * the server gives it. A link could not carry the token.
 */
export async function downloadFile(path: string): Promise<void> {
  const token = tokenStore.get()
  const answer = await fetch(path, { headers: token === null ? {} : { authorization: `Bearer ${token}` } })
  if (answer.status === 401 && dropEndedSession(token)) tellSessionEnded(path)
  if (!answer.ok) throw await refusalIn(answer)
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

async function refusalIn(answer: Response): Promise<Error> {
  const body = (await answer.json().catch(() => null)) as ErrorBody | null
  return typeof body?.message === 'string' && typeof body.code === 'string'
    ? new RefusedRequest(body)
    : new Error(`The server answered ${answer.status}`)
}
