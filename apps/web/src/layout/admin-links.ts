import type { SiteLink } from './site-links.ts'

/** The rooms behind the counter, in the order of a day's work. */
export const adminLinks: SiteLink[] = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/orders', label: 'Orders' },
  { to: '/admin/products', label: 'Products' },
  { to: '/admin/promotions', label: 'Promotions' },
]
