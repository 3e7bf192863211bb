import {
  IconArmchair,
  IconCashRegister,
  IconCategory,
  IconChartBar,
  IconChefHat,
  IconClock,
  IconCoin,
  IconDatabaseExport,
  IconFileText,
  IconHistory,
  IconIdBadge2,
  IconKey,
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
  IconWebhook,
} from '@tabler/icons-react'
import type { Permission, WaitingCounts } from '@tiffin/contract'
import type { ComponentType } from 'react'
import type { SiteLink } from '../guest/site-links.ts'

export interface AdminLink extends SiteLink {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>
  /** Needed to open it. */
  permission: Permission
  /** Needed to open its subpages, if fewer people may. */
  insidePermission?: Permission
  /** What may be waiting there, and how its count is read out. */
  waiting?: { what: keyof WaitingCounts; word: string }
}

/** Its path is a prefix of all others. */
export const FIRST_PAGE = '/admin'

interface RoomGroup {
  name?: 'Service' | 'Menu' | 'Guests' | 'Business'
  links: AdminLink[]
}

/** The pages of the admin area, by area of work, in the order of its navigation. The dashboard is in none. */
export const linkGroups: RoomGroup[] = [
  { links: [{ to: FIRST_PAGE, label: 'Dashboard', icon: IconChartBar, permission: 'dashboard' }] },
  {
    name: 'Service',
    links: [
      { to: '/admin/kitchen', label: 'Kitchen', icon: IconChefHat, permission: 'orders' },
      {
        to: '/admin/orders',
        label: 'Orders',
        icon: IconReceipt,
        permission: 'orders',
        waiting: { what: 'orders', word: 'waiting' },
      },
      {
        to: '/admin/reservations',
        label: 'Reservations',
        icon: IconArmchair,
        permission: 'reservations',
        waiting: { what: 'reservations', word: 'waiting' },
      },
      {
        to: '/admin/messages',
        label: 'Messages',
        icon: IconMessage,
        permission: 'enquiries',
        waiting: { what: 'messages', word: 'new' },
      },
      {
        to: '/admin/catering',
        label: 'Catering',
        icon: IconSoup,
        permission: 'enquiries',
        waiting: { what: 'catering', word: 'new' },
      },
    ],
  },
  {
    name: 'Menu',
    links: [
      {
        to: '/admin/products',
        label: 'Products',
        icon: IconToolsKitchen2,
        permission: 'availability',
        insidePermission: 'menu',
      },
      { to: '/admin/categories', label: 'Categories', icon: IconCategory, permission: 'menu' },
      { to: '/admin/options', label: 'Options', icon: IconListCheck, permission: 'menu' },
      {
        to: '/admin/availability',
        label: 'Availability',
        icon: IconToolsKitchen2Off,
        permission: 'availability',
      },
      { to: '/admin/import', label: 'Import', icon: IconTableImport, permission: 'menu' },
    ],
  },
  {
    name: 'Guests',
    links: [
      { to: '/admin/customers', label: 'Customers', icon: IconUsers, permission: 'customers' },
      {
        to: '/admin/reviews',
        label: 'Reviews',
        icon: IconStar,
        permission: 'reviews',
        waiting: { what: 'reviews', word: 'waiting' },
      },
      { to: '/admin/subscribers', label: 'Newsletter', icon: IconMail, permission: 'subscribers' },
      { to: '/admin/promotions', label: 'Promotions', icon: IconSpeakerphone, permission: 'promotions' },
      { to: '/admin/coupons', label: 'Coupons', icon: IconTicket, permission: 'coupons' },
    ],
  },
  {
    name: 'Business',
    links: [
      { to: '/admin/closings', label: 'End of the day', icon: IconCashRegister, permission: 'drawer' },
      { to: '/admin/payments', label: 'Payments', icon: IconCoin, permission: 'drawer' },
      { to: '/admin/hours', label: 'Special days', icon: IconClock, permission: 'hours' },
      { to: '/admin/settings', label: 'Settings', icon: IconSettings, permission: 'settings' },
      { to: '/admin/pages', label: 'Pages', icon: IconFileText, permission: 'settings' },
      { to: '/admin/printers', label: 'Printers', icon: IconPrinter, permission: 'kitchen' },
      { to: '/admin/staff', label: 'Staff', icon: IconIdBadge2, permission: 'staff' },
      { to: '/admin/keys', label: 'API keys', icon: IconKey, permission: 'apiKeys' },
      { to: '/admin/webhooks', label: 'Webhooks', icon: IconWebhook, permission: 'webhooks' },
      { to: '/admin/log', label: 'Log', icon: IconHistory, permission: 'log' },
      { to: '/admin/backup', label: 'Backup', icon: IconDatabaseExport, permission: 'backups' },
    ],
  },
]

export const adminLinks = linkGroups.flatMap(({ links }) => links)

/** The admin link that a page belongs to, with the permission that the page needs. */
export function findAdminLink(path: string): AdminLink | undefined {
  const link = adminLinks.find(({ to }) => path === to || (to !== FIRST_PAGE && path.startsWith(`${to}/`)))
  if (link?.insidePermission === undefined || path === link.to) return link
  return { ...link, permission: link.insidePermission }
}
