import type { Permission, WaitingCounts } from '@tiffin/contract'
import type { SiteLink } from './site-links.ts'

export interface AdminLink extends SiteLink {
  /** Who may open it. */
  permission: Permission
  /** Who may open the pages behind it, where fewer may. */
  insidePermission?: Permission
  /** What may wait there, and how its number is read out. */
  waiting?: { what: keyof WaitingCounts; word: string }
}

/** The rooms behind the counter. */
export const adminLinks: AdminLink[] = [
  { to: '/admin', label: 'Dashboard', permission: 'dashboard' },
  { to: '/admin/orders', label: 'Orders', permission: 'orders' },
  {
    to: '/admin/reservations',
    label: 'Reservations',
    permission: 'reservations',
    waiting: { what: 'reservations', word: 'waiting' },
  },
  { to: '/admin/products', label: 'Products', permission: 'availability', insidePermission: 'menu' },
  { to: '/admin/categories', label: 'Categories', permission: 'menu' },
  { to: '/admin/promotions', label: 'Promotions', permission: 'promotions' },
  { to: '/admin/coupons', label: 'Coupons', permission: 'coupons' },
  { to: '/admin/hours', label: 'Hours', permission: 'hours' },
  {
    to: '/admin/messages',
    label: 'Messages',
    permission: 'enquiries',
    waiting: { what: 'messages', word: 'new' },
  },
  {
    to: '/admin/catering',
    label: 'Catering',
    permission: 'enquiries',
    waiting: { what: 'catering', word: 'new' },
  },
  { to: '/admin/customers', label: 'Customers', permission: 'customers' },
  {
    to: '/admin/reviews',
    label: 'Reviews',
    permission: 'reviews',
    waiting: { what: 'reviews', word: 'waiting' },
  },
  { to: '/admin/subscribers', label: 'Newsletter', permission: 'subscribers' },
  { to: '/admin/staff', label: 'Staff', permission: 'staff' },
  { to: '/admin/log', label: 'Log', permission: 'log' },
  { to: '/admin/backup', label: 'Backup', permission: 'backups' },
]

/** The room that a page belongs to, with the permission that the page asks for. */
export function findAdminLink(path: string): AdminLink | undefined {
  // The dashboard's address begins all others.
  const room = adminLinks.findLast(({ to }) => path === to || path.startsWith(`${to}/`))
  if (room?.insidePermission === undefined || path === room.to) return room
  return { ...room, permission: room.insidePermission }
}
