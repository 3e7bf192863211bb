import type { SiteSettings } from '@tiffin/contract'

/**
 * What search engines show below a page's title, by its path. Separate from the pages' other text, because guests'
 * browsers do without it.
 */
export const pageDescriptions = ({ address, identity, ordering }: SiteSettings): Record<string, string> => ({
  '/order-online': `The whole menu of ${identity.name}, to order for pickup at ${address.street}, ${address.city}. Search it, filter it: usually ready ${ordering.leadMinutes} minutes later, while we’re open.`,
  '/menu': `The menu of ${identity.name} in ${address.city}, dish by dish: what is in it, what it costs, which diets it suits and how hot it is.`,
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
