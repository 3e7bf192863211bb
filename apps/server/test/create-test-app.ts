import type { ErrorBody, PlaceOrderInput, Session, StaffRole, UserRole } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type AppOptions, buildApp } from '../src/app.ts'
import type { Database } from '../src/db/database.ts'
import { categories, coupons, products, users } from '../src/db/schema/index.ts'
import { followUpsOf, jobKinds } from '../src/job-table.ts'
import { hashPassword } from '../src/guests/accounts/passwords.ts'
import { beginSession } from '../src/guests/accounts/sessions.ts'
import {
  bumpCatalogueVersion,
  CATALOGUE_CHANNEL,
  readAnnouncement,
  readCatalogueVersion,
} from '../src/menu/catalogue/catalogue-queries.ts'
import { createCatalogue } from '../src/menu/catalogue/catalogue-snapshot.ts'
import { EVENTS_CHANNEL } from '../src/notify/live/event-queries.ts'
import { createLive, type LiveEvents } from '../src/notify/live/live-events.ts'
import { newId } from '../src/db/new-id.ts'
import { enqueueFollowUps } from '../src/platform/follow-ups.ts'
import { type JobRunner, openJobs } from '../src/platform/jobs.ts'
import type { Deps } from '../src/platform/context.ts'
import { retryTransaction } from '../src/platform/retry-transaction.ts'
import { writeNewsWith } from '../src/platform/webhook-news.ts'
import { writeNews } from '../src/office/webhooks/write-news.ts'
import { dataFolder, fixedDeps } from './fixed-deps.ts'
import { guardTransactions } from './guard-transactions.ts'
import { openTestDatabase } from './open-test-database.ts'
import { requireDocumentedAnswers } from './require-documented-answers.ts'
import { resetSite } from './reset-site.ts'

/** A Wednesday in winter, noon in Edmonton: the kitchen is open. */
const noon = Temporal.Instant.from('2026-01-07T12:00:00-07:00')

export interface Answer<Body> {
  status: number
  headers: Record<string, unknown>
  body: Body
}

type NewDish = Partial<typeof products.$inferInsert> & { slug: string }
type NewCoupon = Partial<typeof coupons.$inferInsert> & { code: string }

/**
 * A server over a real database, one per test file. Orders, added dishes and coupon uses are deleted before each test,
 * and the clock shows the time set by the test.
 */
export function useTestApp(options: Partial<AppOptions> = {}, replaced?: (db: Database) => Partial<Deps>) {
  let time = noon
  let deps: Deps
  let jobs: JobRunner
  let live: LiveEvents
  let connection: Awaited<ReturnType<typeof openTestDatabase>>
  let app: Awaited<ReturnType<typeof buildApp>>
  let resetVersion: number | undefined

  beforeAll(async () => {
    connection = await openTestDatabase()
    const db = guardTransactions(connection.db)
    const clock = { now: () => time, nowMs: () => time.epochMilliseconds }
    const catalogue = createCatalogue({ db, clock, isListening: connection.isListening })
    await connection.listen(CATALOGUE_CHANNEL, (payload) => catalogue.markStale(readAnnouncement(payload)))
    jobs = await openJobs(connection.jobStore, jobKinds)
    live = createLive(db, { enqueueFollowUps: () => enqueueFollowUps(db, jobs) })
    const followUps = followUpsOf(clock, { undoSeconds: 1 })
    await connection.listen(EVENTS_CHANNEL, live.onNotify)
    writeNewsWith(db, writeNews({ clock }))
    deps = { ...fixedDeps(db), db, clock, catalogue, live, jobs, followUps, ...replaced?.(db) }
    app = requireDocumentedAnswers(
      await buildApp(deps, { logLevel: 'silent', trustProxy: false, ...options }),
    )
  })

  beforeEach(async () => {
    const hasTimeChanged = time.toString() !== noon.toString()
    time = noon
    const { db } = connection
    // What follows from the last test's orders may still be using these tables.
    const hasMenuChanged = (await retryTransaction(db, resetSite)) || hasTimeChanged
    const { version } = await readCatalogueVersion(db)
    if (hasMenuChanged) await announce()
    else if (version !== resetVersion) deps.catalogue.markStale()
    resetVersion = hasMenuChanged ? version + 1 : version
  })

  afterAll(async () => {
    live.endStreams()
    await app.close()
    await live.close()
    await jobs.stop()
    await connection.close()
    await rm(dataFolder, { recursive: true, force: true })
  })

  async function announce() {
    await bumpCatalogueVersion(connection.db)
    deps.catalogue.markStale()
    // As every change of the menu does: without it, its event would wait for somebody else's to be numbered.
    live.nudge()
  }

  async function post<Body = ErrorBody>(
    url: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: answer.statusCode, headers: answer.headers, body: parse(answer.body) as Body }
  }

  return {
    get app() {
      return app
    },
    get db() {
      return connection.db
    },
    get deps() {
      return deps
    },
    openDedicatedConnection: () => connection.openDedicatedConnection(),
    get jobs() {
      return jobs
    },
    /** Of another process. */
    openJobs: () => openJobs(connection.jobStore, jobKinds),
    setTime(instant: string) {
      time = Temporal.Instant.from(instant)
    },
    /** Announces a change made directly in the database. */
    announce,
    async addDish({ slug, ...dish }: NewDish) {
      const [category] = await connection.db
        .select()
        .from(categories)
        .where(sql`slug = 'chaat-frying'`)
      const title = slug.charAt(0).toUpperCase() + slug.slice(1)
      const row = {
        id: newId(),
        slug,
        title,
        description: '',
        priceCents: 1000,
        position: 9999,
        categoryId: category?.id ?? '',
      }
      await connection.db.insert(products).values({ ...row, ...dish })
      await announce()
    },
    async addCoupon({ code, ...coupon }: NewCoupon) {
      await connection.db
        .insert(coupons)
        .values({ id: newId(), code, kind: 'percent', percent: 10, ...coupon })
    },
    async get<Body>(url: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
      const answer = await app.inject({ method: 'GET', url, headers })
      return { status: answer.statusCode, headers: answer.headers, body: parse(answer.body) as Body }
    },
    post,
    async send<Body = ErrorBody>(
      method: 'PUT' | 'DELETE',
      url: string,
      body: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer<Body>> {
      const payload = body === undefined ? {} : { payload: body as object }
      const answer = await app.inject({ method, url, headers, ...payload })
      return { status: answer.statusCode, headers: answer.headers, body: parse(answer.body) as Body }
    },
    /** Creates an account without going through the API, which is quick, and signs it in. */
    async signUp(
      email: string,
      {
        role = 'customer',
        staffRole = role === 'admin' ? 'owner' : null,
        isInvited = false,
      }: SignUpOptions = {},
    ): Promise<SignedUp> {
      passwordHash ??= hashPassword(PASSWORD)
      const id = newId()
      const user = {
        id,
        name: 'Test Guest',
        email,
        role,
        staffRole,
        disabledAt: null,
        passwordHash: await passwordHash,
        ...(role === 'admin' && !isInvited && { emailVerifiedAt: new Date() }),
        createdAt: new Date(),
      }
      await connection.db.insert(users).values(user)
      const token = await beginSession(connection.db, user)
      const headers = { authorization: `Bearer ${token}` }
      return { token, headers, user: { _id: id, name: user.name, email, role } }
    },
  }
}

interface SignUpOptions {
  /** A colleague who has not accepted the invitation. */
  isInvited?: boolean
  role?: UserRole
  staffRole?: StaffRole | null
}

/** Of every account that a test creates. */
export const PASSWORD = 'correct horse'
let passwordHash: Promise<string> | null = null

interface SignedUp extends Session {
  /** The header that a signed-in call sends. */
  headers: { authorization: string }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** An order as a guest's browser sends it. */
export function orderOf(
  items: {
    slug: string
    quantity?: number
    price?: number
    note?: string
    product?: string
    options?: object[]
    title?: string
  }[],
  more: Partial<Record<keyof PlaceOrderInput, unknown>> = {},
) {
  return { items, customer: { name: 'Test Guest', email: 'guest@example.com' }, ...more }
}
