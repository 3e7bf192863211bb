/** The kinds of procedure, by who may call them. Knows no wing. */
import type { Permission } from '@tiffin/contract'
import { initTRPC } from '@trpc/server'
import type { Caller, Context } from './context.ts'
import { logSecurityCall } from './record-security-event.ts'
import { toErrorBody } from './app-error.ts'
import { noteKeyUse } from './admit-api-key.ts'
import {
  noteActing,
  requireAccess,
  requireKeyTaken,
  takesKeyOf,
  type Access,
  type ProcedureMeta,
} from './require-access.ts'

const unavailable = { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } as const

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
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

/** Programs call with a key, which must work even where nobody needs one: they have to learn that it does not. */
const called = t.procedure.use(async ({ ctx, path, type, meta = { access: 'open' }, next }) => {
  const key = await requireKeyTaken(ctx, takesKeyOf(meta, type), path)
  if (key) await noteKeyUse(ctx, key._id, path)
  return next()
})

/** After it is known that the caller may call. */
const inputChecked = t.middleware(async ({ ctx, path, getRawInput, next }) => {
  await ctx.checkInput?.(path, getRawInput)
  return next()
})

/** Anyone may call; a stale or malformed token is ignored, so a browsing guest is never locked out. */
export const open = called.use(inputChecked)

/** Guests may call, but a token must be valid if sent: an order must not silently lose its owner. */
export const guestOrSignedIn = called
  .meta({ access: 'guestOrSignedIn' })
  .use(async ({ ctx, next }) => next({ ctx: { caller: await requireAccess('guestOrSignedIn', ctx) } }))
  .use(inputChecked)

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

/** The same for what open pages call by themselves. */
export const permittedAutomatic = (permission: Permission) =>
  permitted(permission).meta({ access: { permission }, isAutomatic: true })

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
  return called
    .meta({ access })
    .use(async ({ ctx, next, type, meta }) => {
      const caller = (await requireAccess(access, ctx)) as Caller
      if (type === 'mutation' && !meta?.isAutomatic) await noteActing(ctx)
      return next({ ctx: { caller } })
    })
    .use(inputChecked)
}
