/**
 * What every procedure is built from: the context type and the kinds of procedure. Knows no feature.
 * You need this file only to add a kind of caller.
 */
import type {
  Category,
  DemoLogin,
  JobProgress,
  Permission,
  Product,
  StaffEvent,
  StaffRole,
  User,
} from '@tiffin/contract'
import type { KitchenRules } from '@tiffin/restaurant'
import { initTRPC } from '@trpc/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { promotions } from '../db/schema/index.ts'
import type { IsBreached } from './breached-passwords.ts'
import type { Clock } from './clock.ts'
import type { Jobs } from './jobs.ts'
import type { PictureStore } from './picture-store.ts'
import type { PostOutside } from './post-outside.ts'
import type { RateLimits } from './rate-limits.ts'
import { logSecurityCall } from './record-security-event.ts'
import { toErrorBody } from './refusal.ts'
import { requireAccess, type Access } from './require-access.ts'

/** The catalogue as it is on sale right now; immutable, replaced as a whole when anything in it changes. */
export interface CatalogueSnapshot extends KitchenRules {
  /** Changes whenever a reader could see a difference: the key of every cached answer. */
  readonly revision: string
  /** Does not change while portions are sold or given back, until a dish has none left. */
  readonly menuRevision: string
  /** The snapshot contains what every event up to this number tells of: whoever has seen it needs only later ones. */
  readonly eventNumber: number
  readonly categories: readonly Category[]
  /** In menu order. */
  readonly products: readonly Product[]
  readonly popular: readonly Product[]
  readonly newest: readonly Product[]
  readonly productBySlug: ReadonlyMap<string, Product>
  /** Current and coming ones, in order. */
  readonly specialDays: KitchenRules['specialDays']
  /** Those that guests see. */
  readonly promotions: readonly (typeof promotions.$inferSelect)[]
  /** How well each dish fits some words, by slug; a dish that does not fit is absent. */
  readonly search: (words: string) => ReadonlyMap<string, number>
}

/** What a write to the catalogue affected. Stock changes with every order. */
export type CataloguePart = 'menu' | 'stock'

export interface Catalogue {
  current(): Promise<CatalogueSnapshot>
  /**
   * Only settings, special days and the kitchen's pace, which no order changes: while only stock changes, this reads nothing. Must not be
   * called inside a transaction.
   */
  rules(): Promise<KitchenRules>
  /** Makes the next reader see what this process has just committed. Without `part`, anything may have changed. */
  markStale(part?: CataloguePart): void
}

/** Events for open pages. */
export interface Live {
  /** Call after committing events: they are soon numbered and announced to all processes. Does not wait or fail. */
  nudge(): void
  /**
   * Every event after the given number, or from now on, once and in order; events that arrive together in one batch. Ends
   * without an error when the reader should reconnect with its last number: at a deploy, after a while, or because it
   * reads too slowly.
   */
  follow(wanted: Followed): AsyncGenerator<NumberedEvent[]>
}

export interface Followed {
  /** All events, only the menu's, or those of some orders. */
  about: 'everything' | 'menu' | { orderIds: readonly string[] }
  after: number | null
  /** Aborts when no one reads any more. */
  signal: AbortSignal | undefined
}

export interface NumberedEvent {
  number: number
  event: StaffEvent
}

/** The user that a token belongs to. */
export interface Caller extends User {
  /** The staff role of an admin account; null for customers. */
  staffRole: StaffRole | null
}

/** A caller whose session has just been looked up. */
export interface SignedIn extends Caller {
  /** It was generated and shown on a terminal. */
  isPasswordTemporary: boolean
  hasSecondFactor: boolean
  /** When they last logged in or confirmed who they are. */
  confirmedAt: Date
}

export interface Deps {
  db: Database
  clock: Clock
  catalogue: Catalogue
  live: Live
  /** The user that a token belongs to. */
  findCaller: (token: string) => Promise<SignedIn | null>
  limits: RateLimits
  jobs: Jobs
  pictures: PictureStore
  /** The whole site as one file. The signal stops it. */
  writeBackup: (signal?: AbortSignal) => StreamedFile['parts']
  /** The base of links in emails. */
  publicUrl: string
  /** Whether there is a mail server. */
  sendsEmail: boolean
  isBreached: IsBreached
  /** Reaches push services. */
  postOutside: PostOutside
  /** Whether owners need a second factor: wherever others can reach the site. */
  requiresSecondFactor: boolean
  /** The admin's login, if it is public. */
  demoLogin: DemoLogin
}

export interface Context extends Deps {
  /** The bearer token as it was sent, or null. */
  token: string | null
  /** The token's user, or null; looked up once per request. */
  identify: () => Promise<SignedIn | null>
  /** The client's network address, for counting attempts. */
  address: string
  /** What the client says that it is. */
  userAgent: string | null
  /** The process log, with the id of the request. */
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  idempotencyKey: string | null
  setHeader(name: string, value: string): void
  /** Streams a file, if the door supports it; the call's answer then contains none of it. */
  streamFile?: ((parts: StreamedFile['parts']) => void) | undefined
  /** Receives the progress of a long call, if the client wants it. */
  reportProgress?: ((progress: JobProgress) => void) | undefined
}

/** A download that need never be in memory as a whole. */
export interface StreamedFile {
  fileName: string
  contentType: string
  parts: AsyncGenerator<Buffer>
  /** How many rows its tables will have, without headings. */
  countRows?: () => Promise<number>
}

interface Meta {
  access: Access
}

/** The context of admin procedures. */
export type AdminContext = Context & { caller: Caller }

const unavailable = { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } as const

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    defaultMeta: { access: 'open' },
    // Pings come more often than the timeouts of proxies and our own limit for silent readers; after two missed ones a
    // client reconnects.
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 35_000 } },
    errorFormatter: ({ shape, error }) => {
      const body = toErrorBody(error)
      const data = { ...shape.data, ...(body.code === 'UNAVAILABLE' && unavailable), stack: undefined, body }
      return { ...shape, message: body.message, data }
    },
  })

export const { router, mergeRouters, createCallerFactory } = t

/** Anyone may call; a stale or malformed token is ignored, so a browsing guest is never locked out. */
export const open = t.procedure

/** Guests may call, but a token must be valid if sent: an order must not silently lose its owner. */
export const guestOrSignedIn = t.procedure
  .meta({ access: 'guestOrSignedIn' })
  .use(async ({ ctx, next }) => next({ ctx: { caller: await requireAccess('guestOrSignedIn', ctx) } }))

/** Requires a valid token. */
export const signedIn = callersWith('signedIn')

/** Requires a valid token whose user has recently logged in or confirmed who they are. */
export const confirmed = callersWith('confirmed')

/** All staff. */
export const staff = callersWith('staff')

/** Staff, for how they log in themselves. */
export const ownLogin = callersWith('ownLogin')

/** Staff with this permission. */
export const permitted = (permission: Permission) => permittedWith({ permission })

/** Staff with this permission who have recently logged in or confirmed who they are. */
export const permittedAndConfirmed = (permission: Permission) =>
  permittedWith({ permission, isConfirmed: true })

// Who changes them decides what others may do. What was changed is in the log of changes.
const sensitive = new Set<Permission>(['staff', 'settings'])

const permittedWith = (access: Exclude<Access, string>) =>
  callersWith(access).use(async ({ ctx, path, type, next }) => {
    const result = await next()
    if (result.ok && type === 'mutation' && sensitive.has(access.permission))
      logSecurityCall(ctx, path, ctx.caller)
    return result
  })

function callersWith(access: Exclude<Access, 'open' | 'guestOrSignedIn'>) {
  return t.procedure
    .meta({ access })
    .use(async ({ ctx, next }) => next({ ctx: { caller: (await requireAccess(access, ctx)) as Caller } }))
}
