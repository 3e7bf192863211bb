import type { SiteSettings } from '@tiffin/contract'

/** Texts for subscribing to the newsletter and unsubscribing. The form itself is in the footer. */
export const newsletterCopy = {
  thanks: 'Thank you! Please confirm your address with the email we sent you.',
  confirm: {
    heading: 'Newsletter from the kitchen',
    incomplete: 'This link is incomplete. Please open it from the email again.',
    button: 'Yes, sign me up',
    sending: 'One moment...',
    failed: 'Your address could not be confirmed.',
    retry: 'Please check your connection and try again.',
    done: 'You’re on the list.',
    doneHint: 'We’ve sent you a welcome email. It has the link to unsubscribe, as will every newsletter.',
    onward: 'See the menu',
    again: 'Subscribe again at the bottom of this page, and we’ll email you a new link.',
  },
  unsubscribe: {
    heading: 'Unsubscribe',
    lead: 'You’ll be unsubscribed right away. Your account and orders are not affected.',
    incomplete: 'This link is incomplete. Please open it from the newsletter again.',
    button: 'Unsubscribe',
    sending: 'One moment...',
    failed: 'You could not be unsubscribed.',
    retry: 'Please check your connection and try again.',
    done: 'You are unsubscribed.',
    doneHint: 'We keep a record of when you subscribed and unsubscribed, and won’t email you again.',
    unknown: ({ contact }: SiteSettings) =>
      `If you still get newsletters, forward one to ${contact.email} and we’ll remove your address by hand.`,
  },
}
