import type { OrderStatus } from '@tiffin/contract'
import type { SiteSettings } from '@tiffin/restaurant'

interface StatusLabels {
  label: string
  text: (settings: SiteSettings) => string
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
    text: (settings) => `This order is cancelled and nothing is owed. ${callUs(settings)}`,
    isAwaited: false,
  },
  'no-show': {
    label: 'No-show',
    text: (settings) => `This order was not picked up. ${callUs(settings)}`,
    isAwaited: false,
  },
}
