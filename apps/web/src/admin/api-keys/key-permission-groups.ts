import type { KeyPermission } from '@tiffin/contract'

interface PermissionGroup {
  title: string
  hint?: string
  choices: { permission: KeyPermission; label: string }[]
}

/** What a key can be given, in plain words. */
export const keyPermissionGroups: PermissionGroup[] = [
  {
    title: 'Service',
    choices: [
      { permission: 'orders', label: 'Read, take and change orders, and follow them live' },
      { permission: 'overbook', label: 'Promise pickup times that are full or closed' },
      { permission: 'prices', label: 'Charge other prices than the menu’s' },
      { permission: 'refunds', label: 'Refund online payments' },
      { permission: 'kitchen', label: 'Pause orders, set busy times, use printers' },
      { permission: 'drawer', label: 'Count the drawer, close the day, export its figures' },
      { permission: 'reservations', label: 'Read and answer reservations' },
      { permission: 'enquiries', label: 'Read and answer messages and catering requests' },
    ],
  },
  {
    title: 'Menu',
    choices: [
      { permission: 'availability', label: 'Mark dishes and options as sold out, or back' },
      { permission: 'menu', label: 'Edit dishes, prices, options and pictures' },
      { permission: 'promotions', label: 'Edit promotions' },
      { permission: 'coupons', label: 'Edit coupons' },
    ],
  },
  {
    title: 'Guests',
    choices: [
      { permission: 'customers', label: 'Read customers, and export them and their orders' },
      { permission: 'reviews', label: 'Approve and answer reviews' },
      { permission: 'subscribers', label: 'Read and export newsletter subscribers' },
    ],
  },
  {
    title: 'Business',
    choices: [
      { permission: 'dashboard', label: 'Read sales figures' },
      { permission: 'hours', label: 'Edit special days' },
      { permission: 'log', label: 'Read the logs' },
    ],
  },
  {
    title: 'Only if you must',
    hint: 'Whoever gets hold of a key with one of these can get at everything else.',
    choices: [
      { permission: 'settings', label: 'Change settings and pages' },
      { permission: 'paymentKeys', label: 'Change the keys of payment providers' },
      { permission: 'staff', label: 'Invite and remove staff, also owners' },
      { permission: 'backups', label: 'Download the whole site' },
      { permission: 'webhooks', label: 'Have other programs told what happens' },
    ],
  },
]

const labels = new Map(
  keyPermissionGroups.flatMap(({ choices }) =>
    choices.map(({ permission, label }) => [permission, label] as const),
  ),
)

export const keyPermissionLabel = (permission: KeyPermission): string => labels.get(permission) ?? permission
