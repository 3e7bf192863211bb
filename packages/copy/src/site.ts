import type { SiteSettings } from '@tiffin/contract'

/** The text around every page: the footer and what is said offline. */
export const siteCopy = {
  offline: 'You are offline. Ordering needs a connection.',
  footer: {
    blurb:
      'A family kitchen at {street}. We grind our own spices, bake every bread to order and hand your dinner over hot.',
    sister: 'Sister company of {sisterName} in {sisterCity}, {sisterRegion}.',
    visitHeading: 'Find us',
    hoursHeading: 'Kitchen hours',
    specialDaysHeading: 'Special days',
    newsletter: {
      heading: 'Newsletter from the kitchen',
      text: 'What is new on the menu, what is in season and which pot sold out first. Now and then, never daily.',
      label: 'Your email',
      button: 'Subscribe',
      sending: 'One moment...',
      needsScript: 'Subscribing needs JavaScript, which your browser has switched off for this site.',
      failed: 'Something went wrong. Please check your connection and try again.',
      // The consent wording for subscribers: it is stored with the address, exactly as it is here.
      consent:
        'By subscribing you agree to receive emails from {name} about its menu and kitchen. Every email has a link to opt out.',
    },
    cardsHeading: 'We accept',
  },
}

/** The page that a device shows when it is offline and has not cached the requested page. */
export const offlineCopy = {
  title: 'No connection',
  heading: 'We cannot reach the kitchen',
  text: 'This page isn’t saved on your device. The menu and your cart are, so nothing in your cart is lost.',
  retry: 'Try again',
  menu: 'Menu',
  cart: 'Cart',
}

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
