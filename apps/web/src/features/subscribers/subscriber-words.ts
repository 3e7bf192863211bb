import type { SubscriberStatus } from '@tiffin/contract'

export const subscriberStatusWords: Record<SubscriberStatus, string> = {
  pending: 'Not confirmed yet',
  confirmed: 'On the list',
  unsubscribed: 'Unsubscribed',
}
