import type { UserRole } from '@tiffin/contract'

/** The links of the header and the footer, in order (SPEC 2). */
export interface SiteLink {
  to: string
  label: string
}

export const mainLinks: SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About Us' },
  { to: '/menu', label: 'Menu' },
  { to: '/order-online', label: 'Order Online' },
  { to: '/catering', label: 'Catering' },
  { to: '/testimonials', label: 'Testimonials' },
  { to: '/contact', label: 'Contact Us' },
]

export const loginLink: SiteLink = { to: '/login', label: 'Login' }

/** For signed-in users. */
export const accountLinks = (role: UserRole): SiteLink[] => [
  { to: '/orders', label: 'Orders' },
  { to: '/account', label: 'Account' },
  ...(role === 'admin' ? [{ to: '/admin', label: 'Dashboard' }] : []),
]

export const exploreLinks: SiteLink[] = [
  { to: '/order-online', label: 'Order Online' },
  { to: '/menu', label: 'Menu' },
  { to: '/catering', label: 'Catering' },
]

export const companyLinks: SiteLink[] = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
]
