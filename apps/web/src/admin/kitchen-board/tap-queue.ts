/** What was tapped and not yet answered by the server, in order. It survives a reload and a lost connection. */
import {
  orderStatuses,
  type BoardOrder,
  type OrderStatus,
  type PaymentMethod,
  type ErrorCode,
} from '@tiffin/contract'
import { REFUSED_TAPS_KEY, TAPS_KEY } from '../../lib/session/forget-person.ts'
import { whoActs } from '../../lib/session/actor.ts'
import { createLocalStorageStore } from '../../lib/storage/stores.ts'
import { stillCooking } from './sort-board.ts'

export interface Tap {
  key: string
  /** The id of the member of staff who tapped. */
  by: string
  id: string
  number: number
  kind: 'step' | 'undo'
  from: OrderStatus
  to: OrderStatus
  /** How the guest has just paid. */
  paidBy?: PaymentMethod | undefined
  /** Only this station is ready, or not after all. */
  station?: string | undefined
  /** Of the order, as the board showed it. */
  revision?: number | undefined
  /** With how the guest has paid: what the board said is to pay. */
  toPay?: number | undefined
  /** It was sent, and no answer came. */
  mayHaveArrived?: boolean | undefined
}

/** A tap that the server did not accept. */
export interface Refused {
  key: string
  number: number
  message: string
}

export const tapQueue = createLocalStorageStore<Tap[]>({
  key: TAPS_KEY,
  empty: [],
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isTap) : []),
})

export const refusedTaps = createLocalStorageStore<Refused[]>({
  key: REFUSED_TAPS_KEY,
  empty: [],
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isRefused) : []),
})

const noteLostAnswer = ({ key }: Pick<Tap, 'key'>) =>
  tapQueue.update((taps) => taps.map((tap) => (tap.key === key ? { ...tap, mayHaveArrived: true } : tap)))

const removeTap = ({ key }: Pick<Tap, 'key'>) =>
  tapQueue.update((taps) => taps.filter((tap) => tap.key !== key))

/** Orders as they will be once everything that was tapped has arrived. */
export const applyPendingTaps = (orders: BoardOrder[], taps: Tap[]): BoardOrder[] =>
  orders.map((order) => taps.filter(({ id }) => id === order._id).reduce(applyTap<BoardOrder>, order))

type Tappable = Pick<BoardOrder, 'status' | 'items' | 'readyStations'>

export function applyTap<T extends Tappable>(order: T, { kind, from, to, station }: Tap): T {
  const { status, readyStations } = order
  if (station === undefined) return status === from ? { ...order, status: to } : order
  const others = readyStations.filter((ready) => ready.station !== station)
  if (kind === 'undo')
    return { ...order, readyStations: others, status: status === 'ready' ? 'preparing' : status }
  if (status !== 'preparing') return order
  const tapped = { ...order, readyStations: [...others, { station, at: '', local: '' }] }
  return stillCooking(tapped).length > 0 ? tapped : { ...tapped, status: 'ready' }
}

const isStatus = (value: unknown) => orderStatuses.some((status) => status === value)

function isTap(value: unknown): value is Tap {
  const { key, by, id, number, kind, from, to, station } = (value ?? {}) as Partial<Tap>
  const isNamed =
    typeof key === 'string' && typeof by === 'string' && typeof id === 'string' && typeof number === 'number'
  const isStationed = station === undefined || typeof station === 'string'
  return isNamed && isStationed && (kind === 'step' || kind === 'undo') && isStatus(from) && isStatus(to)
}

function isRefused(value: unknown): value is Refused {
  const { key, number, message } = (value ?? {}) as Partial<Refused>
  return typeof key === 'string' && typeof number === 'number' && typeof message === 'string'
}

const LOCK = 'tiffin kitchen taps'

interface Sending {
  /** Settles in the end, also on a network that hangs: all later taps wait for it. */
  save: (tap: Tap) => Promise<void>
  /** Whether the server has this tap, although its answer was lost. */
  hasArrived: (tap: Tap) => Promise<boolean>
  /** True while there is no connection to send them over. */
  onStuck: (isStuck: boolean) => void
}

/** The server is there but cannot take it now, or the cook has to log in first: the tap waits. */
const waitFor: ErrorCode[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'UNAVAILABLE']

let isSending = false

/** Sends what waits, one after the other; what the server refuses is told and makes way for the next. */
export async function sendInOrder(sending: Sending): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    // Two tabs must not send the same taps.
    if ('locks' in navigator)
      await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && sendAll(sending))
    else await sendAll(sending)
  } finally {
    isSending = false
  }
}

async function sendAll({ save, hasArrived, onStuck }: Sending) {
  for (let [tap] = tapQueue.get(); tap !== undefined; [tap] = tapQueue.get()) {
    const actor = whoActs()
    if (actor !== null && actor._id !== tap.by) {
      refuse(tap, 'This was tapped by somebody who is no longer here, and was not sent.')
      continue
    }
    try {
      await save(tap)
      removeTap(tap)
    } catch (error) {
      const answer = answerOf(error)
      if (answer === null) noteLostAnswer(tap)
      if (answer === null || waitFor.includes(answer.code)) return onStuck(true)
      // Sent again, a step that was taken is one that somebody has already taken.
      if (tap.mayHaveArrived && (await hasArrived(tap).catch(() => false))) removeTap(tap)
      else refuse(tap, answer.message)
    }
  }
  onStuck(false)
}

function refuse(tap: Tap, message: string) {
  const { key, number } = tap
  refusedTaps.update((known) => [...known, { key, number, message }])
  removeTap(tap)
}

/** Null if the server did not answer. */
const answerOf = (error: unknown) =>
  (error as { data?: { body?: { code: ErrorCode; message: string } } } | null)?.data?.body ?? null
