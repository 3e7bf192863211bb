import {
  IconArmchair,
  IconCategory,
  IconChartBar,
  IconChefHat,
  IconClock,
  IconDatabaseExport,
  IconHistory,
  IconIdBadge2,
  IconListCheck,
  IconMail,
  IconMessage,
  IconPrinter,
  IconReceipt,
  IconSoup,
  IconSpeakerphone,
  IconStar,
  IconSettings,
  IconTicket,
  IconTableImport,
  IconToolsKitchen2,
  IconToolsKitchen2Off,
  IconUsers,
} from '@tabler/icons-react'
import type { Permission, WaitingCounts } from '@tiffin/contract'
import type { ComponentType } from 'react'
import type { SiteLink } from './site-links.ts'

/** The areas of work, in the order of the admin navigation. */
export const roomGroups = ['Service', 'Menu', 'Guests', 'Business'] as const

export interface AdminLink extends SiteLink {
  /** The dashboard has none. */
  group?: (typeof roomGroups)[number]
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  /** Needed to open it. */
  permission: Permission
  /** Needed to open its subpages, if fewer people may. */
  insidePermission?: Permission
  /** What may be waiting there, and how its count is read out. */
  waiting?: { what: keyof WaitingCounts; word: string }
}

/** Its path is a prefix of all others. */
export const FRONT_ROOM = '/admin'

/** The pages of the admin area. */
export const adminLinks: AdminLink[] = [
  { to: FRONT_ROOM, label: 'Dashboard', icon: IconChartBar, permission: 'dashboard' },
  { to: '/admin/kitchen', label: 'Kitchen', group: 'Service', icon: IconChefHat, permission: 'orders' },
  {
    to: '/admin/orders',
    label: 'Orders',
    group: 'Service',
    icon: IconReceipt,
    permission: 'orders',
    waiting: { what: 'orders', word: 'waiting' },
  },
  {
    to: '/admin/reservations',
    label: 'Reservations',
    group: 'Service',
    icon: IconArmchair,
    permission: 'reservations',
    waiting: { what: 'reservations', word: 'waiting' },
  },
  {
    to: '/admin/messages',
    label: 'Messages',
    group: 'Service',
    icon: IconMessage,
    permission: 'enquiries',
    waiting: { what: 'messages', word: 'new' },
  },
  {
    to: '/admin/catering',
    label: 'Catering',
    group: 'Service',
    icon: IconSoup,
    permission: 'enquiries',
    waiting: { what: 'catering', word: 'new' },
  },
  {
    to: '/admin/products',
    label: 'Products',
    group: 'Menu',
    icon: IconToolsKitchen2,
    permission: 'availability',
    insidePermission: 'menu',
  },
  { to: '/admin/categories', label: 'Categories', group: 'Menu', icon: IconCategory, permission: 'menu' },
  { to: '/admin/options', label: 'Options', group: 'Menu', icon: IconListCheck, permission: 'menu' },
  {
    to: '/admin/availability',
    label: 'Availability',
    group: 'Menu',
    icon: IconToolsKitchen2Off,
    permission: 'availability',
  },
  { to: '/admin/import', label: 'Import', group: 'Menu', icon: IconTableImport, permission: 'menu' },
  { to: '/admin/customers', label: 'Customers', group: 'Guests', icon: IconUsers, permission: 'customers' },
  {
    to: '/admin/reviews',
    label: 'Reviews',
    group: 'Guests',
    icon: IconStar,
    permission: 'reviews',
    waiting: { what: 'reviews', word: 'waiting' },
  },
  {
    to: '/admin/subscribers',
    label: 'Newsletter',
    group: 'Guests',
    icon: IconMail,
    permission: 'subscribers',
  },
  {
    to: '/admin/promotions',
    label: 'Promotions',
    group: 'Guests',
    icon: IconSpeakerphone,
    permission: 'promotions',
  },
  { to: '/admin/coupons', label: 'Coupons', group: 'Guests', icon: IconTicket, permission: 'coupons' },
  { to: '/admin/hours', label: 'Special days', group: 'Business', icon: IconClock, permission: 'hours' },
  {
    to: '/admin/settings',
    label: 'Settings',
    group: 'Business',
    icon: IconSettings,
    permission: 'settings',
  },
  { to: '/admin/printers', label: 'Printers', group: 'Business', icon: IconPrinter, permission: 'kitchen' },
  { to: '/admin/staff', label: 'Staff', group: 'Business', icon: IconIdBadge2, permission: 'staff' },
  { to: '/admin/log', label: 'Log', group: 'Business', icon: IconHistory, permission: 'log' },
  {
    to: '/admin/backup',
    label: 'Backup',
    group: 'Business',
    icon: IconDatabaseExport,
    permission: 'backups',
  },
]

/** The admin link that a page belongs to, with the permission that the page needs. */
export function findAdminLink(path: string): AdminLink | undefined {
  const room = adminLinks.find(({ to }) => path === to || (to !== FRONT_ROOM && path.startsWith(`${to}/`)))
  if (room?.insidePermission === undefined || path === room.to) return room
  return { ...room, permission: room.insidePermission }
}
