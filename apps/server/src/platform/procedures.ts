/**
 * What every procedure is made of: the context type and the kinds of procedure. Knows no feature.
 * You need this file only to add a kind of caller.
 */
import type { Category, Product } from '@tiffin/contract'
import { initTRPC } from '@trpc/server'
import type { Database } from '../db/database.ts'
import type { Clock } from './clock.ts'
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
}

export interface Context extends Deps {
  /** The bearer token as it was sent, or null. */
  token: string | null
  idempotencyKey: string | null
  setHeader(name: string, value: string): void
}

const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error }) => {
    const body = toErrorBody(error)
    return { ...shape, message: body.message, data: { ...shape.data, stack: undefined, body } }
  },
})

export const { router, createCallerFactory } = t

/** Anybody may call; a stale or garbled token is ignored, so that it never throws a browsing guest out. */
export const open = t.procedure

/** Guests may call, but whoever sends a token must mean it: an order must not silently lose its owner. */
export const guestOrSignedIn = t.procedure.use(({ ctx, next }) => {
  if (ctx.token !== null) throw new Refusal('UNAUTHENTICATED', 'Your session has ended. Please log in again.')
  return next()
})
