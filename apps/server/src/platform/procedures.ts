/**
 * What every procedure is made of: the context type and the kinds of procedure. Knows no feature.
 * You need this file only to add a kind of caller.
 */
import type { Category, DemoLogin, Product, User } from '@tiffin/contract'
import { initTRPC } from '@trpc/server'
import type { Database } from '../db/database.ts'
import type { Clock } from './clock.ts'
import type { Jobs } from './jobs.ts'
import type { RateLimits } from './rate-limits.ts'
import { Refusal, toErrorBody } from './refusal.ts'

/** The catalogue as it is sold right now; immutable, replaced as a whole when anything in it changes. */
export interface CatalogueSnapshot {
  /** Changes whenever a reader could see a difference: the key of every cached answer. */
  readonly revision: string
  readonly categories: readonly Category[]
  /** In menu order. */
  readonly products: readonly Product[]
  readonly popular: readonly Product[]
  readonly newest: readonly Product[]
  readonly productBySlug: ReadonlyMap<string, Product>
  /** Title and description, folded for searching. */
  readonly searchTextBySlug: ReadonlyMap<string, string>
}

export interface Catalogue {
  current(): Promise<CatalogueSnapshot>
  /** Makes the next reader see what this process has just committed. */
  markStale(): void
}

export interface Deps {
  db: Database
  clock: Clock
  catalogue: Catalogue
  /** Who a token speaks for. */
  findCaller: (token: string) => Promise<User | null>
  limits: RateLimits
  jobs: Jobs
  /** Where links in mails lead to. */
  publicUrl: string
  /** The admin's login where everybody may know it. */
  demoLogin: DemoLogin
}

export interface Context extends Deps {
  /** The bearer token as it was sent, or null. */
  token: string | null
  /** Whoever the token speaks for, or null; looked up once for each request. */
  identify: () => Promise<User | null>
  /** Where the request comes from, for counting attempts. */
  address: string
  idempotencyKey: string | null
  setHeader(name: string, value: string): void
}

/** Who may call. `open` and `guestOrSignedIn` let everybody in; they differ in what a token that has ended means. */
export type Access = 'open' | 'guestOrSignedIn' | 'signedIn' | 'admin'

interface Meta {
  access: Access
}

/** What an admin's procedure works with. */
export type AdminContext = Context & { caller: User }

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    defaultMeta: { access: 'open' },
    errorFormatter: ({ shape, error }) => {
      const body = toErrorBody(error)
      return { ...shape, message: body.message, data: { ...shape.data, stack: undefined, body } }
    },
  })

export const { router, createCallerFactory } = t

/** Decides by the token alone, so a door may ask before it reads the body. Answers with the caller, if there is one. */
export async function requireAccess(access: Access, ctx: Context): Promise<User | null> {
  if (access === 'open' || (access === 'guestOrSignedIn' && ctx.token === null)) return null
  const caller = await ctx.identify()
  if (!caller) {
    const message = ctx.token === null ? 'Please log in' : 'Your session has ended. Please log in again.'
    throw new Refusal('UNAUTHENTICATED', message)
  }
  if (access === 'admin' && caller.role !== 'admin') throw new Refusal('FORBIDDEN', 'Admin access required.')
  return caller
}

/** Anybody may call; a stale or garbled token is ignored, so that it never throws a browsing guest out. */
export const open = t.procedure

/** Guests may call, but whoever sends a token must mean it: an order must not silently lose its owner. */
export const guestOrSignedIn = t.procedure
  .meta({ access: 'guestOrSignedIn' })
  .use(async ({ ctx, next }) => next({ ctx: { caller: await requireAccess('guestOrSignedIn', ctx) } }))

/** Only with a token that holds. */
export const signedIn = t.procedure
  .meta({ access: 'signedIn' })
  .use(async ({ ctx, next }) => next({ ctx: { caller: await requireCaller('signedIn', ctx) } }))

/** Those who run the restaurant. */
export const admin = t.procedure
  .meta({ access: 'admin' })
  .use(async ({ ctx, next }) => next({ ctx: { caller: await requireCaller('admin', ctx) } }))

async function requireCaller(access: 'signedIn' | 'admin', ctx: Context): Promise<User> {
  return (await requireAccess(access, ctx)) as User
}
