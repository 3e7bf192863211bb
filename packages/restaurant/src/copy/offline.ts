/** The page that the device shows when it has no connection and does not keep the page that was asked for. */
export const offlineCopy = {
  title: 'No connection',
  heading: 'We cannot reach the kitchen',
  text: 'This page is not kept on your device. The menu and your cart are, and your cart stays as it is.',
  retry: 'Try again',
  menu: 'Menu',
  cart: 'Cart',
}
