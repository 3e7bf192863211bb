/** The staff roles of admin accounts. In the API their `role` stays `admin`. */
export const staffRoles = ['owner', 'manager', 'kitchen'] as const

export type StaffRole = (typeof staffRoles)[number]

const everybody: readonly StaffRole[] = staffRoles
const management: readonly StaffRole[] = ['owner', 'manager']
const ownerAlone: readonly StaffRole[] = ['owner']

/** The only table of admin permissions. The server checks it on every call; the web uses it to decide what to offer. */
export const permissions = {
  /** Counts and revenue. */
  dashboard: management,
  /** See orders and move them along. */
  orders: everybody,
  /** Give an order a time for which the kitchen is full, closed or paused. */
  overbook: management,
  /** Charge another price than the menu's, or none. */
  prices: management,
  /** Send money back that was paid online. */
  refunds: management,
  /** Count the drawer, and close a day or a shift. */
  drawer: management,
  /** Pause online orders, or take longer for them. */
  kitchen: everybody,
  /** 86 a dish, or turn it back on. */
  availability: everybody,
  /** Dishes, categories, pictures, import. */
  menu: management,
  promotions: management,
  coupons: management,
  /** Customers, their orders, and exports of both. */
  customers: management,
  /** Messages and catering requests, and replies to them. */
  enquiries: management,
  reservations: management,
  /** Newsletter subscribers. */
  subscribers: management,
  reviews: management,
  /** Holidays and closures. */
  hours: management,
  /** Ordering, hours, tables, phone, tax. */
  settings: management,
  /** The keys of payment providers: anyone who has them can move money. */
  paymentKeys: ownerAlone,
  /** The keys with which programs call. */
  apiKeys: ownerAlone,
  /** Other programs that are told what happens here, and what they were told. */
  webhooks: ownerAlone,
  /** Staff accounts and roles. */
  staff: ownerAlone,
  /** Who changed what. */
  log: ownerAlone,
  /** The whole site as one file. */
  backups: ownerAlone,
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

/**
 * What belongs to the board and the counter: all that a PIN opens. A few digits, typed where others stand, open neither
 * what guests have confided nor what decides what others may do.
 */
export const counterPermissions = [
  'orders',
  'overbook',
  'prices',
  'drawer',
  'kitchen',
  'availability',
] as const satisfies readonly Permission[]

/** Someone as far as permissions go. */
export interface PermissionHolder {
  /** Null for customers, who have no permission. */
  staffRole: StaffRole | null
  /** The account whose session they have taken over with their PIN, if they have. */
  account?: unknown
  /** The key with which a program calls in their name, if one does. */
  key?: { permissions: readonly Permission[] }
}

/** Whether they have the permission: a key never has more than its maker has now. */
export const isPermitted = ({ staffRole, account, key }: PermissionHolder, permission: Permission): boolean =>
  staffRole !== null &&
  permissions[permission].includes(staffRole) &&
  (account === undefined || counterPermissions.some((each) => each === permission)) &&
  (key === undefined || key.permissions.includes(permission))

/** All that they have. */
export const permissionsOf = (holder: PermissionHolder): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => isPermitted(holder, permission))

/** What a key can be given. Keys are made by people: none makes, replaces or revokes another. */
export type KeyPermission = Exclude<Permission, 'apiKeys'>

export const keyPermissions = (Object.keys(permissions) as Permission[]).filter(
  (permission): permission is KeyPermission => permission !== 'apiKeys',
)

/** Anyone who has one of these can get at everything else, so each has to be chosen by itself. */
export const separateKeyPermissions = [
  'settings',
  'paymentKeys',
  'staff',
  'backups',
  'webhooks',
] as const satisfies readonly KeyPermission[]

/** For how many hours a key that was replaced may go on working, at most. */
export const MAX_OVERLAP_HOURS = 168

/** How far ahead a key may end, at most. */
export const MAX_KEY_DAYS = 731
