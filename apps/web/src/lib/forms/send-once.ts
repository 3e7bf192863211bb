/** Sends what a guest asks for once, whatever becomes of the answers. */
import { readErrorBody } from '../api/explain-failure.ts'
import { UNANSWERED_PREFIX } from '../session/forget-person.ts'
import { PATIENCE_MS } from './form-signals.ts'
import { createLocalStorageStore, type Stored } from '../storage/stores.ts'

/** What was sent and not answered. The idempotency key is made with the press of the button, and belongs to this request alone. */
export interface Unanswered<Request> {
  idempotencyKey: string
  request: Request
  sentAt: number
  /** How often it was sent without an answer so far, from all tabs. */
  sendings: number
}

export type UnansweredStore<Request> = Stored<Unanswered<Request> | null>

const optionsOf = (idempotencyKey: string): CallOptions => ({
  context: { idempotencyKey },
  signal: AbortSignal.timeout(PATIENCE_MS),
})

// The server knows a key for a day.
const KEPT_MS = 23 * 60 * 60 * 1000

/** In local storage: a guest whose answer was lost may well reload, or try again in another tab. */
export const createUnanswered = <Request>(name: string): UnansweredStore<Request> =>
  createLocalStorageStore({
    key: UNANSWERED_PREFIX + name,
    empty: null,
    parse: (raw) => (isUnanswered<Request>(raw) ? raw : null),
  })

/** For the call itself. */
export interface CallOptions {
  context: { idempotencyKey: string }
  signal: AbortSignal
}

export interface Calls<Request, Answer> {
  send: (request: Request, options: CallOptions) => Promise<Answer>
  /** Asks what became of it: null in the answer means that it never arrives. */
  withdraw: (request: Request, options: CallOptions) => Promise<{ arrived: Answer | null }>
}

export interface Outcome<Request, Answer> {
  answer: Answer
  /** What was answered. */
  request: Request
  idempotencyKey: string
  /** It is the answer to what was sent earlier; what was to be sent now was not sent. */
  isEarlier: boolean
  /** Its answer had been lost before. */
  wasLost: boolean
}

/**
 * While an answer is missing, the same request is sent again under its key. Before another one is sent, the server is asked
 * what became of the last one: if it arrived, nothing is sent until the guest has been told.
 */
export async function sendOnce<Request, Answer>(
  store: UnansweredStore<Request>,
  request: Request,
  { send, withdraw }: Calls<Request, Answer>,
): Promise<Outcome<Request, Answer>> {
  const last = readUnanswered(store)
  const isSame = last !== null && JSON.stringify(last.request) === JSON.stringify(request)
  if (last !== null && !isSame) {
    const { request: earlier, idempotencyKey } = last
    const { arrived } = await withdraw(earlier, optionsOf(idempotencyKey)).catch(readNeverSent)
    if (arrived !== null)
      return { answer: arrived, request: earlier, idempotencyKey, isEarlier: true, wasLost: true }
  }
  const idempotencyKey = isSame ? last.idempotencyKey : newKey()
  const sendings = isSame ? last.sendings + 1 : 1
  store.set({ idempotencyKey, request, sentAt: Date.now(), sendings })
  const wasOffline = !navigator.onLine
  try {
    const answer = await send(request, optionsOf(idempotencyKey))
    forgetUnanswered(store, idempotencyKey)
    return { answer, request, idempotencyKey, isEarlier: false, wasLost: isSame }
  } catch (error) {
    const code = readErrorBody(error)?.code
    const isUnsent = code === undefined && wasOffline && !navigator.onLine
    // Another tab has withdrawn it.
    if (code === 'CONFLICT') forgetUnanswered(store, idempotencyKey)
    // A database that failed may have stored it all the same.
    else if (isUnsent || (code !== undefined && code !== 'UNAVAILABLE')) countAnswer(store, idempotencyKey)
    throw isUnsent && readUnanswered(store) === null ? new NotSent() : error
  }
}

/** The browser was offline the whole time: nothing can have reached the restaurant. */
export class NotSent extends Error {
  constructor() {
    super('The request was not sent')
  }
}

function readUnanswered<Request>(store: UnansweredStore<Request>): Unanswered<Request> | null {
  const last = store.get()
  return last !== null && Date.now() - last.sentAt < KEPT_MS ? last : null
}

/** Its answer is known, and the guest has been told. */
export function forgetUnanswered<Request>(store: UnansweredStore<Request>, idempotencyKey: string) {
  if (store.get()?.idempotencyKey === idempotencyKey) store.set(null)
}

/** An app error answers one sending; an earlier one may still arrive. */
function countAnswer<Request>(store: UnansweredStore<Request>, idempotencyKey: string) {
  store.update((last) => {
    if (last?.idempotencyKey !== idempotencyKey) return last
    return last.sendings > 1 ? { ...last, sendings: last.sendings - 1 } : null
  })
}

// What the server cannot even read it has never stored.
function readNeverSent(error: unknown): { arrived: null } {
  if (readErrorBody(error)?.code === 'VALIDATION') return { arrived: null }
  throw error
}

// crypto.randomUUID exists on https and localhost only; a demo on the restaurant's own network has neither.
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function isUnanswered<Request>(raw: unknown): raw is Unanswered<Request> {
  const { idempotencyKey, request } = (raw ?? {}) as Record<string, unknown>
  return typeof idempotencyKey === 'string' && typeof request === 'object' && request !== null
}
