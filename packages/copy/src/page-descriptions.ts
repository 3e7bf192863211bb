import type { SiteSettings } from '@tiffin/contract'

/**
 * What search engines show below a page's title, by its path. Separate from the pages' other text, because guests'
 * browsers do without it.
 */
export const pageDescriptions = ({ identity }: SiteSettings): Record<string, string> => ({
  '/cart': 'What you have chosen, ready to order for pickup.',
  '/checkout': 'Tell us who picks up, when, and how you would like to pay.',
  '/orders': 'Your past orders, to look up or to order again.',
  '/wishlist': 'The dishes that you have saved for another day.',
  '/account': 'Your name, your login and your data.',
  '/login': 'Log in to see your orders and to order again.',
  '/signup': 'Create an account: your orders in one place, ready to repeat.',
  '/forgot-password': 'We’ll email you a link to choose a new password.',
  '/reset-password': 'Choose a new password for your account.',
  '/verify-email': 'Confirms that an address is yours.',
  '/newsletter/confirm': 'Confirm your newsletter subscription.',
  '/newsletter/unsubscribe': `Unsubscribe from the newsletter of ${identity.name}.`,
  '/admin/login': 'For restaurant staff.',
})
