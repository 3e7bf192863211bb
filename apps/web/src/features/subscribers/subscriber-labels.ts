import type { SubscriberStatus } from '@tiffin/contract'

export const subscriberStatusLabels: Record<SubscriberStatus, string> = {
  pending: 'Not confirmed yet',
  confirmed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
}
