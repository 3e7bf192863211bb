/** Turns an HTTP answer into the call's output, or into an error. */
import { errorCodes } from './api.gen.ts'
import { TiffinError, type Issue, type TiffinErrorCode } from './tiffin-error.ts'

/** Answers of /trpc have an envelope; those of /api do not, nor do errors from before a call is reached. */
interface Envelope {
  result?: { data?: unknown }
  error?: { data?: { body?: ErrorBody } }
}

interface ErrorBody {
  code: TiffinErrorCode
  message: string
  issues?: Issue[]
  nextTimes?: string[]
}

/** Returns the call's output, or throws a `TiffinError`, whatever server answered. */
export async function readAnswer(response: Response, isEnveloped: boolean): Promise<unknown> {
  const json = parse(await response.text())
  const { result, error } = (json ?? {}) as Envelope
  const output = isEnveloped ? result?.data : json
  if (response.ok && output !== undefined) return output
  throw errorIn(error?.data?.body ?? json, response)
}

/** The error that a stream ends with: by then the answer's status has long been sent. */
export const readError = (error: Envelope['error'], response: Response): TiffinError =>
  errorIn(error?.data?.body, response)

const errorIn = (body: unknown, response: Response) =>
  isErrorBody(body) ? tiffinErrorOf(body, response) : foreignAnswer(response)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  (errorCodes as readonly unknown[]).includes(body.code) &&
  'message' in body &&
  typeof body.message === 'string'

const tiffinErrorOf = ({ code, message, issues, nextTimes }: ErrorBody, response: Response) =>
  new TiffinError(code, message, {
    ...(Array.isArray(issues) && { issues }),
    ...(Array.isArray(nextTimes) && { nextTimes }),
    ...circumstancesOf(response),
  })

const codeOfStatus: Record<number, TiffinErrorCode> = {
  413: 'TOO_LARGE',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
}

function foreignAnswer(response: Response) {
  const { status, headers } = response
  const kind = headers.get('content-type') ?? 'nothing'
  return new TiffinError(
    codeOfStatus[status] ?? 'BAD_ANSWER',
    `${new URL(response.url).origin} answered ${status} with ${kind}, which is not a Tiffin response`,
    circumstancesOf(response),
  )
}

function circumstancesOf({ status, headers }: Response) {
  const retryAfterMs = msOf(headers.get('retry-after'))
  return { status, ...(retryAfterMs !== undefined && { retryAfterMs }) }
}

/** `Retry-After` is a number of seconds, or a date. */
function msOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
