/**
 * Shows the site before it opens to anyone who has a link of its staff. Pages are the same bytes for everyone, so the link
 * leaves a cookie that says only: this browser may see them. No call knows it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/context.ts'
import { isSiteKey } from '../../platform/site-keys.ts'

/** Where such links lead; `previewSite` makes them. */
const LOOK_IN_PATH = '/preview/site'
const COOKIE = 'tiffin-look-in'
const COOKIE_DAYS = 7
const KEY = /^[\w-]{20,60}$/

type Opened = Pick<Deps, 'db' | 'clock'>

const isKey = async ({ db, clock }: Opened, key: string) =>
  KEY.test(key) && isSiteKey(db, { key, purpose: 'look-in', now: new Date(clock.nowMs()) })

/** Whether the browser has been shown such a link. */
export async function isLookingIn(deps: Opened, { headers }: FastifyRequest): Promise<boolean> {
  const pairs = headers.cookie?.split(/; */) ?? []
  const key = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
  return key !== undefined && isKey(deps, key)
}

/** Ends with the site's home page, whether the link still works or not. */
export function registerLookIn(app: FastifyInstance, deps: Opened & Pick<Deps, 'publicUrl'>) {
  const secure = deps.publicUrl.startsWith('https:') ? '; Secure' : ''
  app.get<{ Params: { key: string } }>(`${LOOK_IN_PATH}/:key`, async (request, reply) => {
    const { key } = request.params
    if (await isKey(deps, key)) {
      const maxAge = COOKIE_DAYS * 24 * 60 * 60
      const cookie = `${COOKIE}=${key}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
      void reply.header('set-cookie', cookie)
    }
    return reply.header('referrer-policy', 'no-referrer').redirect('/')
  })
}
