/** The page that a device shows when it is offline and has not cached the requested page. */
export const offlineCopy = {
  title: 'No connection',
  heading: 'We cannot reach the kitchen',
  text: 'This page isn’t saved on your device. The menu and your cart are, so nothing in your cart is lost.',
  retry: 'Try again',
  menu: 'Menu',
  cart: 'Cart',
}
