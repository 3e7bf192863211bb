import { staffRoles, userRoles, type StaffRole, type UserRole } from '@tiffin/contract'
import { sql, type Column } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { byTrigrams, pendingList, searchedText } from '../searched-text.ts'
import { products } from './catalogue.ts'
import { moment, sqlInList } from './columns.ts'

/** The text that a search for customers looks at. */
export const searchedUser = ({ name, email }: Record<'name' | 'email', Column>) => searchedText(name, email)

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Trimmed and in lower case: the unique key stops two registrations with the same address. */
    email: text().notNull().unique(),
    /** Argon2id, including its parameters. */
    passwordHash: text().notNull(),
    /** Whether it was generated and shown on a terminal: the admin stays closed until it is changed. */
    isPasswordTemporary: boolean().notNull().default(false),
    /** When the first second factor was added; null if there is none any more. */
    secondFactorAt: moment(),
    role: text().$type<UserRole>().notNull().default('customer'),
    /** The staff role, which decides what an admin may do. */
    staffRole: text().$type<StaffRole>(),
    /** From then on the account cannot be used; its orders remain. */
    disabledAt: moment(),
    /** When a link emailed to the address was opened; for staff, when the invitation was accepted. */
    emailVerifiedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('users_role_is_known', sql`${table.role} in (${sqlInList(userRoles)})`),
    check('users_staff_role_is_known', sql`${table.staffRole} in (${sqlInList(staffRoles)})`),
    check(
      'users_admins_have_a_staff_role',
      sql`(${table.role} = 'admin') = (${table.staffRole} is not null)`,
    ),
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    // The list in the admin area, newest first. Customers are many, staff are few.
    index('users_role').on(table.role, table.createdAt, table.id),
    index('users_searched')
      .using('gin', byTrigrams(searchedUser(table)))
      .with(pendingList),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: anyone who reads the table cannot use it. */
    tokenHash: text().primaryKey(),
    /** For its user's list; no secret. */
    id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which browser it was begun in, for its user's list. */
    device: text().notNull().default('A browser'),
    /** To within ten minutes. */
    usedAt: moment().notNull().defaultNow(),
    /** Extended while the session is used … */
    expiresAt: moment().notNull(),
    /** … up to this limit. */
    endsAt: moment().notNull(),
    /** When its user last logged in or confirmed who they are. */
    confirmedAt: moment().notNull().defaultNow(),
    /** The colleague who has taken it over with their PIN … */
    actingUserId: text().references(() => users.id, { onDelete: 'set null' }),
    /** … and when they last changed something: to within a minute. */
    actedAt: moment(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_acting').on(table.actingUserId),
  ],
)

/** With a PIN, staff take over a session at the counter or in the kitchen. In no backup: few digits are soon guessed. */
export const staffPins = pgTable('staff_pins', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Argon2id with the site's key: anyone who reads only this table cannot try all PINs. */
  pinHash: text().notNull(),
  /** Since the last right one. */
  wrongTries: integer().notNull().default(0),
  lockedUntil: moment(),
})

export const mailedTokenPurposes = ['reset-password', 'verify-email'] as const

/** The single-use part of a link that is emailed, or handed over to an invited colleague. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<(typeof mailedTokenPurposes)[number]>().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    check('mailed_tokens_purpose_is_known', sql`${table.purpose} in (${sqlInList(mailedTokenPurposes)})`),
    index('mailed_tokens_user').on(table.userId),
  ],
)

/** Apps that show a code of six digits (TOTP). Their secrets cannot be hashed: the server computes the same codes. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In base32; null until a code of the first app was entered. */
  secret: text(),
  /** Of an app that is being set up. */
  pendingSecret: text(),
  /** The period of the last code that was used: no code works twice. */
  lastPeriod: integer(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, in base64url. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, up to 2^32; 0 if it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Challenges that a passkey has to sign. Each works once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Who is adding a passkey; null if someone is logging in. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expiresAt)],
)

/** Each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
)

/** Counts attempts across all processes. Unlogged, see its migration. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: moment(),
})

/** With these, nobody orders or reserves online. */
export const blockedContacts = pgTable('blocked_contacts', {
  id: text().primaryKey(),
  /** The address in lower case, or the last digits of a number: `contactKey`. */
  key: text().notNull().unique(),
  /** As staff wrote it. */
  contact: text().notNull(),
  createdAt: moment().notNull(),
})
