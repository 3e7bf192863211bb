import type { openStatuses, OrderStatus, SiteSettings } from '@tiffin/contract'

interface StatusLabels {
  label: string
  /** `owedBack`: what the guest of a cancelled order has paid. */
  text: (settings: SiteSettings, owedBack?: string) => string
  /** There is something to pick up, or will be. */
  isAwaited: boolean
}

const callUs = ({ contact }: SiteSettings) =>
  `Call us at ${contact.phone.display} if that’s not what you expected.`

/** What an order's status means to its guest. */
export const statusLabels: Record<OrderStatus, StatusLabels> = {
  placed: { label: 'Placed', text: () => 'The kitchen has your order.', isAwaited: true },
  accepted: {
    label: 'Accepted',
    text: () => 'The kitchen will start in time for your pickup.',
    isAwaited: true,
  },
  preparing: { label: 'Preparing', text: () => 'Your dishes are on the stove.', isAwaited: true },
  ready: { label: 'Ready', text: () => 'Your order is waiting at the counter.', isAwaited: true },
  completed: { label: 'Completed', text: () => 'Picked up. Enjoy!', isAwaited: false },
  cancelled: {
    label: 'Cancelled',
    text: (settings, owedBack) =>
      owedBack === undefined
        ? `This order is cancelled and nothing is owed. ${callUs(settings)}`
        : `You have paid ${owedBack}. Call us at ${settings.contact.phone.display}, and we will give it back.`,
    isAwaited: false,
  },
  'no-show': {
    label: 'No-show',
    text: (settings) => `This order was not picked up. ${callUs(settings)}`,
    isAwaited: false,
  },
}

interface NextMove {
  to: OrderStatus
  /** On an order's button. */
  label: string
  several: (count: string) => string
}

type NextMoves = Record<(typeof openStatuses)[number], NextMove> & Partial<Record<OrderStatus, NextMove>>

/** The usual next step of an order. */
export const nextMove: NextMoves = {
  placed: { to: 'accepted', label: 'Accept', several: (orders) => `Accept ${orders}` },
  accepted: { to: 'preparing', label: 'Start preparing', several: (orders) => `Start preparing ${orders}` },
  preparing: { to: 'ready', label: 'Ready', several: (orders) => `Mark ${orders} as ready` },
  ready: { to: 'completed', label: 'Picked up', several: (orders) => `Mark ${orders} as picked up` },
}

/** What an order has become: 'Order 1042 accepted'. Only these steps can be taken back. */
export const stepOutcomes: Partial<Record<OrderStatus, string>> = {
  accepted: 'accepted',
  preparing: 'started',
  ready: 'ready',
  completed: 'picked up',
  'no-show': 'marked as a no-show',
}

const SHORT_ID_LENGTH = 6

/** The end of an id, for people to compare (SPEC 9). */
export const shortId = (id: string): string => id.slice(-SHORT_ID_LENGTH)
