/** What was tapped and not yet answered by the server, in order. It survives a reload and a lost connection. */
import { orderStatuses, type OrderStatus, type PaymentMethod } from '@tiffin/contract'
import { createStored } from '../../lib/storage/stored.ts'

export interface Tap {
  key: string
  id: string
  number: number
  kind: 'step' | 'undo'
  from: OrderStatus
  to: OrderStatus
  /** How the guest has just paid. */
  paidBy?: PaymentMethod | undefined
}

/** A tap that the server did not accept. */
export interface Refused {
  key: string
  number: number
  message: string
}

export const tapQueue = createStored<Tap[]>({
  key: 'tiffin-kitchen-taps',
  empty: [],
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isTap) : []),
})

export const refusedTaps = createStored<Refused[]>({
  key: 'tiffin-kitchen-refused',
  empty: [],
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isRefused) : []),
})

export const removeTap = ({ key }: Pick<Tap, 'key'>) =>
  tapQueue.update((taps) => taps.filter((tap) => tap.key !== key))

/** Orders as they will be once everything that was tapped has arrived. */
export function withTaps<T extends { _id: string; status: OrderStatus }>(orders: T[], taps: Tap[]): T[] {
  return orders.map((order) => {
    const status = taps
      .filter(({ id }) => id === order._id)
      .reduce((seen, { from, to }) => (seen === from ? to : seen), order.status)
    return status === order.status ? order : { ...order, status }
  })
}

const isStatus = (value: unknown) => orderStatuses.some((status) => status === value)

function isTap(value: unknown): value is Tap {
  const { key, id, number, kind, from, to } = (value ?? {}) as Partial<Tap>
  const isNamed = typeof key === 'string' && typeof id === 'string' && typeof number === 'number'
  return isNamed && (kind === 'step' || kind === 'undo') && isStatus(from) && isStatus(to)
}

function isRefused(value: unknown): value is Refused {
  const { key, number, message } = (value ?? {}) as Partial<Refused>
  return typeof key === 'string' && typeof number === 'number' && typeof message === 'string'
}
