/** The pages of the shop: their titles, their headings, and the texts that guests and other programs look for. */
import { samosa, type StoredLine } from './stored-cart.ts'

interface PageFacts {
  name: string
  path: string
  /** The home page bears the bare brand. */
  title?: string
  heading: string
  texts: (string | RegExp)[]
  cart?: StoredLine[]
}

/** Header and footer. */
export const everyPage = [
  'Home',
  'About Us',
  'Menu',
  'Order Online',
  'Catering',
  'Testimonials',
  'Contact Us',
  'Login',
  'Mon-Thu 11am-9pm',
  'Fri-Sat 11am-10pm',
  'Sun 11am-8pm',
  '10620 Jasper Ave',
  'Explore',
  'Company',
  'About',
  'Contact',
  'Terms',
  'Privacy',
  'Subscribe',
  'Visa',
  'Mastercard',
  'Amex',
  'Interac',
  /© 2025/,
]

export const pages: PageFacts[] = [
  {
    name: 'the home page',
    path: '/',
    heading: 'Slow-cooked, stone-fired, ready when you are.',
    texts: [
      'Book a Table',
      'Chef Specials',
      'New Arrivals',
      'Made in Canada',
      '$7.66',
      '$5.66',
      '$3.66',
      '$6.66',
      'Tiffin',
      'Live Kitchen',
      'Chaat Bars',
      'Live Tandoor',
      'Live Music',
      'Bar',
    ],
  },
  {
    name: 'the order page',
    path: '/order-online',
    title: 'Order Online',
    heading: 'Order for pickup',
    texts: [
      'Pickup only',
      'Explore Categories',
      'Best Sellers',
      'New Arrivals',
      'Chef Specials',
      'More to Love',
    ],
  },
  {
    name: 'the page of a dish',
    path: '/product/samosa',
    title: 'Samosa',
    heading: 'Samosa',
    texts: [
      'Add to Cart',
      'Buy Now',
      'Specifications',
      'Category',
      'Availability',
      'In Stock',
      'Reviews coming soon...',
      'You Might Also Like',
      '$5.66',
      '$6.66',
    ],
  },
  {
    name: 'the page of a drink with alcohol',
    path: '/product/bengaluru-lager',
    title: 'Bengaluru Lager',
    heading: 'Bengaluru Lager',
    texts: [
      'ABV %',
      '4.8',
      'Volume ml',
      'Origin',
      'Bengaluru, India',
      'Tasting Notes',
      'Pale malt, lemon peel',
    ],
  },
  {
    name: 'the empty cart',
    path: '/cart',
    title: 'Cart',
    heading: 'Your cart',
    texts: ['Your cart is empty'],
  },
  {
    name: 'the cart',
    path: '/cart',
    title: 'Cart',
    heading: 'Your cart',
    texts: ['Subtotal', 'Checkout', '$5.66'],
    cart: [samosa],
  },
  {
    name: 'the checkout',
    path: '/checkout',
    title: 'Checkout',
    heading: 'Checkout',
    texts: [
      'Pickup only',
      'Cash on Pickup',
      'Credit/Debit',
      'PayPal',
      'UPI',
      'Coupon code',
      'Order summary',
      'Subtotal',
      'Discount',
      'Total',
      'Place Order',
    ],
    cart: [samosa],
  },
  {
    name: 'the wishlist',
    path: '/wishlist',
    title: 'Wishlist',
    heading: 'Your wishlist',
    texts: ['No items in wishlist'],
  },
]
