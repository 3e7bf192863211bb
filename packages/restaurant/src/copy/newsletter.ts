import { restaurant } from '../profile.ts'
import type { SiteSettings } from '../settings.ts'

const { brand } = restaurant

/** What is said to those who want letters, and to those who want no more of them. The box itself is part of the footer. */
export const newsletterCopy = {
  thanks: 'Thank you! Please confirm your address by the mail we have sent you.',
  confirm: {
    title: 'Letters from the Kitchen',
    description: `Confirms that ${brand} may write to you.`,
    heading: 'Letters from the kitchen',
    incomplete: 'This link is incomplete. Please open it from the mail once more.',
    button: 'Yes, write to me',
    sending: 'One moment...',
    failed: 'Your address could not be confirmed.',
    retry: 'Please check your connection and press once more.',
    done: 'You are on the list.',
    doneHint:
      'A mail to welcome you is on its way. It holds the link that ends the letters, as every letter will.',
    onward: 'See the menu',
    again: 'Subscribe once more at the foot of this page, and we mail you a new link.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    description: `Ends the letters from ${brand}.`,
    heading: 'Leaving the list',
    lead: 'They end at once. Your account and your orders have nothing to do with it.',
    incomplete: 'This link is incomplete. Please open it from the letter once more.',
    button: 'Unsubscribe',
    sending: 'One moment...',
    failed: 'You could not be unsubscribed.',
    retry: 'Please check your connection and press once more.',
    done: 'You are unsubscribed.',
    doneHint:
      'We keep a note of when you asked for our letters and when you ended them, and we do not write to you again.',
    unknown: ({ contact }: SiteSettings) =>
      `If letters still come, forward one to ${contact.email}, and we take your address out by hand.`,
  },
}
