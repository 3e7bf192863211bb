/** What each event of an order means to its guest, to the staff and to the kitchen's printers: said here only. */
import type { OrderChanged, OrderStatus } from '@tiffin/contract'

export type OrderNews = 'placed' | 'accepted' | 'moved' | 'changed' | 'ready' | 'cancelled' | 'unanswered'

export type TicketOccasion = 'accepted' | 'undone' | 'moved' | 'changed' | 'cancelled' | 'completed'

interface Meaning {
  /** What its guest is told, if anything. */
  news: OrderNews | null
  /** Told only once it cannot be taken back any more. */
  isTentative: boolean
  /** What printers have to know, if anything. */
  tickets: TicketOccasion | null
  /** From now on it waits for somebody to accept it. */
  isWaiting: boolean
  /** The office has not heard of this order before. */
  isNew: boolean
}

const nothing: Meaning = { news: null, isTentative: false, tickets: null, isWaiting: false, isNew: false }

/** A step that staff, or for a cancellation its guest, have taken. */
const steps: Record<OrderStatus, Partial<Meaning>> = {
  placed: {},
  accepted: { news: 'accepted', tickets: 'accepted' },
  preparing: {},
  ready: { news: 'ready' },
  completed: { tickets: 'completed' },
  cancelled: { news: 'cancelled', tickets: 'cancelled' },
  'no-show': { tickets: 'completed' },
}

type Event = Pick<OrderChanged, 'change' | 'status'>

const meanings: Record<OrderChanged['change'], (status: OrderStatus) => Partial<Meaning>> = {
  // Accepted without anyone doing so: that says it all.
  placed: (status) =>
    status === 'accepted'
      ? { news: 'accepted', tickets: 'accepted', isNew: true }
      : { news: 'placed', isWaiting: true, isNew: true },
  status: (status) => ({ ...steps[status], isTentative: true }),
  undone: (status) => (status === 'placed' ? { tickets: 'undone', isWaiting: true } : {}),
  station: () => ({}),
  moved: () => ({ news: 'moved', isTentative: true, tickets: 'moved' }),
  changed: () => ({ news: 'changed', isTentative: true, tickets: 'changed' }),
  paid: () => ({}),
  unanswered: () => ({ news: 'unanswered' }),
}

export const meaningOf = ({ change, status }: Event): Meaning => ({ ...nothing, ...meanings[change](status) })
