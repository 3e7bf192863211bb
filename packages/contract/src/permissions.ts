/** How much of the restaurant an admin's account runs. Outwardly its `role` stays `admin`. */
export const staffRoles = ['owner', 'manager', 'kitchen'] as const

export type StaffRole = (typeof staffRoles)[number]

const everybody: readonly StaffRole[] = staffRoles
const management: readonly StaffRole[] = ['owner', 'manager']
const ownerAlone: readonly StaffRole[] = ['owner']

/** The one table of who may do what in the admin. The server checks it on every call; the web uses it to decide what to offer. */
export const permissions = {
  /** Counts and revenue. */
  dashboard: management,
  /** See orders and move them along. */
  orders: everybody,
  /** 86 a dish, or bring it back. */
  availability: everybody,
  /** Dishes, categories, pictures, import. */
  menu: management,
  promotions: management,
  coupons: management,
  /** Customers, their orders, and files with either. */
  customers: management,
  /** Messages and catering requests, with the answers to them. */
  enquiries: management,
  reservations: management,
  /** Who gets the newsletter. */
  subscribers: management,
  reviews: management,
  /** Holidays and closures. */
  hours: management,
  /** Ordering, hours, tables, telephone, tax. */
  settings: management,
  /** Who works here, and as what. */
  staff: ownerAlone,
  /** Who changed what. */
  log: ownerAlone,
  /** All of the site as one file. */
  backups: ownerAlone,
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

/** Whether somebody of that staff role may do it; nobody without one may. */
export const isPermitted = (staffRole: StaffRole | null, permission: Permission): boolean =>
  staffRole !== null && permissions[permission].includes(staffRole)

/** Everything that a staff role may do. */
export const permissionsOf = (staffRole: StaffRole): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => isPermitted(staffRole, permission))
