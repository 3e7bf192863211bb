/**
 * What every procedure is made of: the context type and the kinds of procedure. Knows no feature.
 * You need this file only to add a kind of caller.
 */
import {
  isPermitted,
  type Category,
  type DemoLogin,
  type JobProgress,
  type Permission,
  type Product,
  type StaffEvent,
  type StaffRole,
  type User,
} from '@tiffin/contract'
import type { HouseRules } from '@tiffin/restaurant'
import { initTRPC } from '@trpc/server'
import type { Database } from '../db/database.ts'
import type { promotions } from '../db/schema/index.ts'
import type { Clock } from './clock.ts'
import type { Jobs } from './jobs.ts'
import type { PictureStore } from './picture-store.ts'
import type { RateLimits } from './rate-limits.ts'
import { Refusal, toErrorBody } from './refusal.ts'

/** The catalogue as it is sold right now; immutable, replaced as a whole when anything in it changes. */
export interface CatalogueSnapshot extends HouseRules {
  /** Changes whenever a reader could see a difference: the key of every cached answer. */
  readonly revision: string
  /** Stays as it is while portions of dishes come and go, until one of them has none left. */
  readonly menuRevision: string
  readonly categories: readonly Category[]
  /** In menu order. */
  readonly products: readonly Product[]
  readonly popular: readonly Product[]
  readonly newest: readonly Product[]
  readonly productBySlug: ReadonlyMap<string, Product>
  /** Today's and the coming ones, in order. */
  readonly specialDays: HouseRules['specialDays']
  /** Those that guests see. */
  readonly promotions: readonly (typeof promotions.$inferSelect)[]
  /** Title and description, folded for searching. */
  readonly searchTextBySlug: ReadonlyMap<string, string>
}

/** What a write to the catalogue was about. Portions come and go with the orders, all the time. */
export type CataloguePart = 'menu' | 'stock'

export interface Catalogue {
  current(): Promise<CatalogueSnapshot>
  /**
   * Settings and special days alone, which no order changes: while only portions come and go, this reads nothing. Nor
   * may it be asked inside a transaction.
   */
  rules(): Promise<HouseRules>
  /** Makes the next reader see what this process has just committed. Of an unknown part, anything may have changed. */
  markStale(part?: CataloguePart): void
}

/** What open screens are told. */
export interface Live {
  /** Events were committed: they are numbered and told to all processes soon. Waits for nothing and never fails. */
  nudge(): void
  /**
   * Every event after the given number, or from now on, once and in order. Ends without an error when the reader is to
   * come again with the last number it has: at a deploy, after a while, or because it reads too slowly.
   */
  follow(wanted: Followed): AsyncGenerator<NumberedEvent>
}

export interface Followed {
  /** All that happens, the menu alone, or one order. */
  about: 'everything' | 'menu' | { orderId: string }
  after: number | null
  /** Aborted when nobody reads any more. */
  signal: AbortSignal | undefined
}

export interface NumberedEvent {
  number: number
  event: StaffEvent
}

/** Whoever a token speaks for. */
export interface Caller extends User {
  /** What an admin's account may do; null for customers. */
  staffRole: StaffRole | null
}

export interface Deps {
  db: Database
  clock: Clock
  catalogue: Catalogue
  live: Live
  /** Who a token speaks for. */
  findCaller: (token: string) => Promise<Caller | null>
  limits: RateLimits
  jobs: Jobs
  pictures: PictureStore
  /** All of the site as one file. At the signal nobody wants the rest of it. */
  writeBackup: (signal?: AbortSignal) => StreamedFile['parts']
  /** Where links in mails lead to. */
  publicUrl: string
  /** The admin's login where everybody may know it. */
  demoLogin: DemoLogin
}

export interface Context extends Deps {
  /** The bearer token as it was sent, or null. */
  token: string | null
  /** Whoever the token speaks for, or null; looked up once for each request. */
  identify: () => Promise<Caller | null>
  /** Where the request comes from, for counting attempts. */
  address: string
  idempotencyKey: string | null
  setHeader(name: string, value: string): void
  /** Where a file may be sent on while it is written, takes it; the answer of the call then holds none of it. */
  streamFile?: ((parts: StreamedFile['parts']) => void) | undefined
  /** Where somebody watches a long call, hears how far it is. */
  tellProgress?: ((progress: JobProgress) => void) | undefined
}

/** A file to be saved, which need never be in memory whole. */
export interface StreamedFile {
  fileName: string
  contentType: string
  parts: AsyncGenerator<Buffer>
  /** How many rows of its tables it will have, the headings apart. */
  countRows?: () => Promise<number>
}

/**
 * Who may call. `open` and `guestOrSignedIn` let everybody in; they differ in what a token that has ended means.
 * `staff` are admins of any kind, a permission narrows them down.
 */
export type Access = 'open' | 'guestOrSignedIn' | 'signedIn' | 'staff' | { permission: Permission }

interface Meta {
  access: Access
}

/** What an admin's procedure works with. */
export type AdminContext = Context & { caller: Caller }

const unavailable = { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } as const

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    defaultMeta: { access: 'open' },
    // A ping more often than proxies, and our own limit for silent readers, hang up; whoever misses two comes anew.
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 35_000 } },
    errorFormatter: ({ shape, error }) => {
      const body = toErrorBody(error)
      const data = { ...shape.data, ...(body.code === 'UNAVAILABLE' && unavailable), stack: undefined, body }
      return { ...shape, message: body.message, data }
    },
  })

export const { router, mergeRouters, createCallerFactory } = t

/** Decides by the token alone, so a door may ask before it reads the body. Answers with the caller, if there is one. */
export async function requireAccess(access: Access, ctx: Context): Promise<Caller | null> {
  if (access === 'open' || (access === 'guestOrSignedIn' && ctx.token === null)) return null
  const caller = await ctx.identify()
  if (!caller) {
    const message = ctx.token === null ? 'Please log in' : 'Your session has ended. Please log in again.'
    throw new Refusal('UNAUTHENTICATED', message)
  }
  refuseWithoutRights(access, caller)
  return caller
}

/** Anybody may call; a stale or garbled token is ignored, so that it never throws a browsing guest out. */
export const open = t.procedure

/** Guests may call, but whoever sends a token must mean it: an order must not silently lose its owner. */
export const guestOrSignedIn = t.procedure
  .meta({ access: 'guestOrSignedIn' })
  .use(async ({ ctx, next }) => next({ ctx: { caller: await requireAccess('guestOrSignedIn', ctx) } }))

function refuseWithoutRights(access: Access, { staffRole }: Caller) {
  if (access === 'guestOrSignedIn' || access === 'signedIn' || access === 'open') return
  if (staffRole === null) throw new Refusal('FORBIDDEN', 'Admin access required.')
  if (access === 'staff' || isPermitted(staffRole, access.permission)) return
  throw new Refusal('FORBIDDEN', 'Your account doesn’t have permission to do this. Ask the owner.')
}

/** Only with a token that holds. */
export const signedIn = callersWith('signedIn')

/** Everybody who works here. */
export const staff = callersWith('staff')

/** Those of the staff who may do this. */
export const permitted = (permission: Permission) => callersWith({ permission })

function callersWith(access: Exclude<Access, 'open' | 'guestOrSignedIn'>) {
  return t.procedure
    .meta({ access })
    .use(async ({ ctx, next }) => next({ ctx: { caller: (await requireAccess(access, ctx)) as Caller } }))
}
