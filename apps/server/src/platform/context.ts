/** What a call is handed: what the site has, and who is calling. */
import type {
  Category,
  DemoLogin,
  JobProgress,
  KeyPermission,
  ListedProduct,
  PageContent,
  Product,
  StaffEvent,
  StaffRole,
  User,
} from '@tiffin/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { promotions } from '../db/schema/index.ts'
import type { IsBreached } from './breached-passwords.ts'
import type { FollowUps } from './follow-ups.ts'
import type { Jobs } from './jobs.ts'
import type { PictureStore } from './picture-store.ts'
import type { AskOutside, PostOutside } from './post-outside.ts'
import type { RateLimits } from './rate-limits.ts'
import type { KitchenRules } from './read-settings.ts'
import type { Secrets } from './secrets.ts'
import type { Clock } from './wall-clock.ts'

/** The catalogue as it is on sale right now; immutable, replaced as a whole when anything in it changes. */
export interface CatalogueSnapshot extends KitchenRules {
  /** Changes whenever a reader could see a difference: the key of every cached answer. */
  readonly revision: string
  /** Does not change while portions are sold or given back, until a dish has none left. */
  readonly menuRevision: string
  /** The snapshot contains what every event up to this number tells of: anyone who has seen it needs only later ones. */
  readonly eventNumber: number
  readonly categories: readonly Category[]
  /** In menu order. */
  readonly products: readonly Product[]
  /** The same with those that are hidden. */
  readonly listForStaff: () => ListedProduct[]
  readonly popular: readonly Product[]
  readonly newest: readonly Product[]
  readonly productBySlug: ReadonlyMap<string, Product>
  /** By its id, its slug or its SKU, which no guest sees. */
  readonly findProduct: (name: string) => Product | undefined
  /** Current and coming ones, in order. */
  readonly specialDays: KitchenRules['specialDays']
  /** What tells the contacts with which nobody orders or reserves online: see `contactKey`. */
  readonly blocked: ReadonlySet<string>
  /** What guests read on each page that consists of sections, by its path. */
  readonly pages: ReadonlyMap<string, PageContent>
  /** Those that guests see. */
  readonly promotions: readonly (typeof promotions.$inferSelect)[]
  /** How well each dish fits some words, by slug; a dish that does not fit is absent. */
  readonly search: (words: string) => ReadonlyMap<string, number>
}

/** What orders and reservations have to keep to. */
export type OrderingRules = KitchenRules & Pick<CatalogueSnapshot, 'blocked'>

/** What a write to the catalogue affected. Stock changes with every order. */
export type CataloguePart = 'menu' | 'stock'

export interface Catalogue {
  current(): Promise<CatalogueSnapshot>
  /** The same, if it is known without asking the database. */
  peek(): CatalogueSnapshot | undefined
  /**
   * Only settings, special days, busy mode and blocked contacts, which no order changes: while only stock changes, this reads nothing. Must not be
   * called inside a transaction.
   */
  rules(): Promise<OrderingRules>
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
  /** Numbers what is committed by now, and says which events are still stored. */
  numberedSoFar(): Promise<KeptEvents>
}

/** The events that are still stored: all from the first number to the last one. */
export interface KeptEvents {
  first: number
  last: number
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
  /** The account that logged in, if the caller has taken its session over with their PIN; see `isPermitted`. */
  account?: User
  /** The API key that the call was sent with: it then acts in its maker's name, with no more rights than it has itself. */
  key?: UsedKey
}

export interface UsedKey {
  _id: string
  name: string
  permissions: readonly KeyPermission[]
}

/** A caller of staff who has taken over somebody else's session with their PIN. */
export interface ActingCaller extends Caller {
  account: User
  /** When they last changed something: to within a minute. */
  actedAt: Date
}

/** The account that logged in, whose session has just been looked up. */
export interface SignedIn extends Omit<Caller, 'account'> {
  /** It was generated and shown on a terminal. */
  isPasswordTemporary: boolean
  hasSecondFactor: boolean
  /** When they last logged in or confirmed who they are. */
  confirmedAt: Date
  /** Who has taken the session over, if somebody has: staff procedures have them as their caller (`require-access.ts`). */
  actor: ActingCaller | null
}

export interface Deps {
  db: Database
  clock: Clock
  catalogue: Catalogue
  live: Live
  /** The account that a token belongs to. */
  findCaller: (token: string) => Promise<SignedIn | null>
  limits: RateLimits
  jobs: Jobs
  followUps: FollowUps
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
  /** Reaches the receivers of webhooks. */
  askOutside: AskOutside
  /** Whether owners need a second factor: wherever others can reach the site. */
  requiresSecondFactor: boolean
  /** The admin's login, if it is public. */
  demoLogin: DemoLogin
  /** Whether this is a demo: then guests pay on a terminal that moves no money. */
  isDemo: boolean
  /** Encrypts what is stored and has to be read again. */
  secrets: Secrets
  /** For how many days entries of the lists that only grow are kept. */
  keptDays: { changes: number; tickets: number }
  /** Hosts to which webhooks may be sent wherever they are, and without https. */
  webhookHosts: readonly string[]
  /** Servers in the place of payment providers. */
  providerUrls: { stripe?: string | undefined; paypal?: string | undefined }
}

export interface Context extends Deps {
  /** The bearer token as it was sent, or null. */
  token: string | null
  /** Whether the token is an API key, valid or not. */
  sendsKey: boolean
  /** Rejects an input with fields that its call does not know. Null: they are ignored. */
  checkInput: ((procedure: string, readInput: () => Promise<unknown>) => Promise<void>) | null
  /**
   * The account that the token belongs to, or null; looked up once per request. Rejects if it is an API key that does not
   * work.
   */
  identify: () => Promise<SignedIn | null>
  /** The client's network address, for counting attempts. */
  address: string
  /** What the client says that it is. */
  userAgent: string | null
  /** The process log, with the id of the request. */
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  idempotencyKey: string | null
  setHeader(name: string, value: string): void
  /** Streams a file, if the API supports it; the call's answer then contains none of it. */
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

/** The context of admin procedures. */
export type AdminContext = Context & { caller: Caller }
