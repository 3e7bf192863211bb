/** What each event of an order means to its guest, to the staff, to the kitchen's printers and to other programs: said here only. */
import type { OrderChanged, OrderStatus, PaymentKind, WebhookType } from '@tiffin/contract'

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
  /** What webhooks call it. */
  webhooks: readonly WebhookType[]
}

const nothing: Meaning = {
  news: null,
  isTentative: false,
  tickets: null,
  isWaiting: false,
  isNew: false,
  webhooks: [],
}

/** A step that staff, or for a cancellation its guest, have taken. */
const steps: Record<OrderStatus, Partial<Meaning>> = {
  placed: {},
  accepted: { news: 'accepted', tickets: 'accepted', webhooks: ['order.accepted'] },
  preparing: { webhooks: ['order.preparing'] },
  ready: { news: 'ready', webhooks: ['order.ready'] },
  completed: { tickets: 'completed', webhooks: ['order.completed'] },
  cancelled: { news: 'cancelled', tickets: 'cancelled', webhooks: ['order.cancelled'] },
  'no-show': { tickets: 'completed', webhooks: ['order.no_show'] },
}

const payments: Record<PaymentKind, WebhookType> = {
  payment: 'order.paid',
  refund: 'order.refunded',
  void: 'order.payment_voided',
}

interface Event extends Pick<OrderChanged, 'change' | 'status'> {
  /** Of `paid`. */
  payment?: PaymentKind
}

type Known = Required<Pick<Event, 'payment'>>

const meanings: Record<OrderChanged['change'], (status: OrderStatus, known: Known) => Partial<Meaning>> = {
  // Accepted without anyone doing so: that says it all.
  placed: (status) =>
    status === 'accepted'
      ? {
          news: 'accepted',
          tickets: 'accepted',
          isNew: true,
          webhooks: ['order.placed', 'order.accepted'],
        }
      : { news: 'placed', isWaiting: true, isNew: true, webhooks: ['order.placed'] },
  status: (status) => ({ ...steps[status], isTentative: true }),
  undone: (status) => ({
    webhooks: ['order.undone'],
    ...(status === 'placed' && { tickets: 'undone', isWaiting: true }),
  }),
  station: () => ({}),
  moved: () => ({ news: 'moved', isTentative: true, tickets: 'moved', webhooks: ['order.moved'] }),
  changed: () => ({ news: 'changed', isTentative: true, tickets: 'changed', webhooks: ['order.changed'] }),
  paid: (_status, { payment }) => ({ webhooks: [payments[payment]] }),
  unanswered: () => ({ news: 'unanswered' }),
}

export const meaningOf = ({ change, status, payment = 'payment' }: Event): Meaning => ({
  ...nothing,
  ...meanings[change](status, { payment }),
})

/** Moved, and back again. */
export const isAsPromised = ({
  pickupAt,
  promisedAt,
}: {
  pickupAt: Date
  promisedAt: Date | null
}): boolean => promisedAt?.getTime() === pickupAt.getTime()
