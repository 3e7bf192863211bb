/**
 * A busy evening on two server processes that share a Postgres, behind a load balancer: a cook works from the board, a guest
 * watches an order, a receipt printer fetches tickets. Meanwhile a process is killed and the database is cut off.
 */
import type { Request } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillDatabase } from '../apps/server/test/fill-database.ts'
import { openBreakableConnection } from '../apps/server/test/breakable-connection.ts'
import { listEvents } from '../apps/server/test/list-events.ts'
import { openRoundRobin } from '../apps/server/test/round-robin.ts'
import { createDatabase, dropDatabase, startPostgres } from '../apps/server/test/start-postgres.ts'
import { startProgram } from '../apps/server/test/start-program.ts'
import { startSignedIn, type Customer } from './customer.ts'
import { guest } from './guest.ts'
import { expect, open, test, type Page } from './journey.ts'
import type { Order } from './kitchen.ts'

const main = fileURLToPath(new URL('../apps/server/dist/tiffin.js', import.meta.url))
const owner = { email: 'owner@example.com', password: 'maple and cardamom' } satisfies Partial<Customer>
const ORDERS = 24

/** The site behind its balancer. A call that fails or is told to wait is repeated, as clients do. */
const callsTo = (site: string, token?: string) =>
  async function call<Answer>(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await fetch(site + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => null)
      if (answer?.ok) return (await answer.json()) as Answer
      if (attempt === 60 || (answer && answer.status < 500))
        throw new Error(`${method} ${path}: ${answer?.status} ${await answer?.text()}`)
      await pause(250)
    }
  }

interface Session {
  token: string
  user: { _id: string; name: string; email: string; role: string }
}

interface AllSettings {
  hours: { kitchen: Record<string, unknown> }
}

interface Heard {
  id: string
  event: { type: string; id?: string }
}

/** The number after which a page's stream begins: its page contains what came before. */
function startOfStream(asked: Request): number {
  const { lastEventId } = JSON.parse(new URL(asked.url()).searchParams.get('input') ?? '') as {
    lastEventId: string
  }
  expect(lastEventId).toMatch(/^\d+$/)
  return Number(lastEventId)
}

/** From now on, the events that the page receives, over all its streams. */
async function listenTo(page: Page) {
  await page.addInitScript(() => {
    const streams: string[] = []
    Object.assign(window, { streams })
    const plainFetch = window.fetch
    window.fetch = async (input, options) => {
      const answer = await plainFetch(input, options)
      if (!answer.url.includes('/trpc/live.') || answer.body === null) return answer
      const [forPage, forTest] = answer.body.tee()
      const stream = streams.push('') - 1
      const write = (text: string) => void (streams[stream] += text)
      forTest
        .pipeThrough(new TextDecoderStream())
        .pipeTo(new WritableStream({ write }))
        .catch(() => {})
      return new Response(forPage, answer)
    }
  })
  return async () => {
    const streams = await page.evaluate(() => (window as never as { streams: string[] }).streams)
    // The last message may have arrived in part.
    const messages = streams
      .flatMap((text) => text.split('\n\n').slice(0, -1))
      .flatMap((message) => {
        const [, data] = /^data: (\[.*\])$/m.exec(message) ?? []
        return data === undefined ? [] : [data]
      })
    const heard = messages.flatMap((data) => JSON.parse(data) as Heard[])
    return heard.filter(({ event }) => event.type !== 'open')
  }
}

/** A printer that prints what it gets, and reports until somebody has heard it. */
function runPrinter(address: string, ending: AbortSignal) {
  const printed: string[] = []
  async function ask(method: string, query: Record<string, string> = {}, body?: object) {
    const url = `${address}?${new URLSearchParams({ mac: '00:11:62:00:00:01', ...query }).toString()}`
    const headers = { 'content-type': 'application/json' }
    return fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(() => null)
  }
  async function printNext() {
    const polled = await ask('POST', {}, { printerMAC: '00:11:62:00:00:01', statusCode: '200%20OK' })
    if (!polled?.ok) return
    const { jobReady, jobToken: token = '' } = (await polled.json()) as {
      jobReady: boolean
      jobToken?: string
    }
    if (!jobReady) return
    const fetched = await ask('GET', { type: 'image/png', token })
    if (!fetched?.ok || (await fetched.bytes().catch(() => null)) === null) return
    printed.push(token)
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const heard = await ask('DELETE', { code: '200%20OK', token })
      if (heard?.ok) return
      await pause(250)
    }
  }
  async function run() {
    while (!ending.aborted) {
      await printNext()
      await pause(100)
    }
  }
  return { printed, stopped: run() }
}

test(
  'an order is neither lost nor doubled while a process is killed and the database is cut off',
  {
    tag: '@soak',
  },
  async ({ browser }) => {
    test.setTimeout(300_000)
    await using stack = new AsyncDisposableStack()
    const postgres = await startPostgres()
    stack.defer(postgres.stop)
    const name = `tiffin_evening_${process.pid}`
    const databaseUrl = await createDatabase(postgres.url, name)
    stack.defer(() => dropDatabase(postgres.url, name))
    await fillDatabase(databaseUrl)
    const connection = await openBreakableConnection(databaseUrl)
    stack.defer(connection.close)

    const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-evening-'))
    stack.defer(() => rmSync(dataDir, { recursive: true }))
    async function serve() {
      const settings = {
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: connection.databaseUrl,
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        LOG_LEVEL: 'fatal',
        RATE_LIMIT: 'off',
      }
      const program = await startProgram([process.execPath, main], {
        env: { ...process.env, ...settings },
        cwd: dataDir,
      })
      stack.defer(program.kill)
      return program
    }
    const doomed = await serve()
    const other = await serve()
    const balancer = await openRoundRobin([new URL(doomed.url), new URL(other.url)])
    stack.use(balancer)
    const site = balancer.url.origin

    const session = await callsTo(site)<Session>('POST', '/api/auth/login', owner)
    const asOwner = callsTo(site, session.token)
    const { settings } = await asOwner<{ settings: AllSettings }>('GET', '/api/admin/settings')
    const allDay = [{ opens: '00:00', closes: '23:59' }]
    const kitchen = Object.fromEntries(Object.keys(settings.hours.kitchen).map((day) => [day, allDay]))
    await asOwner('PUT', '/api/admin/settings', { hours: { ...settings.hours, kitchen } })
    const { address } = await asOwner<{ address: string }>('POST', '/api/admin/printers', {
      name: 'Counter',
      isCounter: true,
    })
    const ending = new AbortController()
    stack.defer(() => ending.abort())
    const printer = runPrinter(site + new URL(address).pathname, ending.signal)

    const guests = Array.from({ length: ORDERS }, () => ({ key: randomUUID() }))
    const place = ({ key }: { key: string }) =>
      callsTo(site)<Order>(
        'POST',
        '/api/orders',
        { items: [{ slug: 'samosa', quantity: 1 }], customer: guest },
        key,
      )
    const first = await place({ key: randomUUID() })

    // A cook on another continent would read the restaurant's own times.
    const kitchenTablet = await browser.newContext({
      timezoneId: 'Asia/Kolkata',
      viewport: { width: 1440, height: 900 },
    })
    const phone = await browser.newContext()
    stack.defer(() => kitchenTablet.close())
    stack.defer(() => phone.close())
    const [cook, watcher] = [await kitchenTablet.newPage(), await phone.newPage()]
    const [heardByCook, heardByWatcher] = [await listenTo(cook), await listenTo(watcher)]
    await startSignedIn(cook, session)
    await open(cook, `${site}/admin/kitchen`)
    const watching = watcher.waitForRequest(/\/trpc\/live\.orders/)
    await open(watcher, `${site}/order/${first._id}`)
    const watchedFrom = startOfStream(await watching)
    await expect(cook.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 })
    await expect(watcher.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 })
    const card = cook.getByRole('listitem', { name: `Order ${first.number}` })
    await expect(card).toContainText(clockOf(first.fulfillment.pickupLocal))

    const placing = (async () => {
      const placed: Order[] = []
      for (const each of guests) {
        placed.push(await place(each))
        await pause(150)
      }
      return placed
    })()
    const breaking = (async () => {
      await pause(1500)
      await doomed.kill()
      await pause(1500)
      await connection.turn('cut')
      await pause(2500)
      await connection.turn('open')
      balancer.replace(0, new URL((await serve()).url))
    })()

    const accept = cook.getByRole('button', { name: /^Accept: order/ })
    async function acceptAll() {
      while ((await accept.count()) > 0) await accept.first().click()
    }
    const isPlacing = { now: true }
    void placing.finally(() => (isPlacing.now = false)).catch(() => {})
    while (isPlacing.now) {
      await acceptAll()
      await pause(200)
    }
    const placed = [first, ...(await placing)]
    await breaking
    await expect(async () => {
      await acceptAll()
      for (const { _id } of placed) {
        const order = await asOwner<{ status: string }>('GET', `/api/orders/${_id}`)
        expect(order.status).toBe('accepted')
      }
    }).toPass({ timeout: 90_000 })

    // No order twice, in spite of repeated calls, and all of them on the board.
    expect(new Set(placed.map(({ _id }) => _id)).size).toBe(ORDERS + 1)
    const stored = await asOwner<{ _id: string }[]>('GET', '/api/admin/orders?limit=100')
    expect(stored).toHaveLength(ORDERS + 1)
    await expect(cook.getByRole('listitem', { name: /^Order \d+$/ })).toHaveCount(ORDERS + 1)
    await expect(watcher.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible({
      timeout: 30_000,
    })

    // The numbers that the pages heard are those of the database: each once, in sequence.
    await expect(async () => {
      const numbers = await listEvents(databaseUrl)
      const heard = (await heardByCook()).map(({ id }) => Number(id))
      expect(heard).toEqual(numbers.map(({ number }) => number).filter((number) => number >= (heard[0] ?? 0)))
      const mine = numbers.filter(({ topic }) => topic === first._id).map(({ number }) => number)
      const watched = (await heardByWatcher()).map(({ id }) => Number(id))
      expect(watched).toEqual(mine.filter((number) => number > watchedFrom))
    }).toPass({ timeout: 30_000 })
    const all = [...(await heardByCook()), ...(await heardByWatcher())]
    expect(all.filter(({ event }) => event.type === 'reset')).toEqual([])

    // One ticket for each order, or more with their mark.
    await expect.poll(() => new Set(printer.printed).size, { timeout: 120_000 }).toBe(ORDERS + 1)
    ending.abort()
    await printer.stopped
    const tickets = await asOwner<{ _id: string; isDuplicate: boolean }[]>(
      'GET',
      '/api/admin/tickets?limit=100',
    )
    const twice = new Set(printer.printed.filter((token, index) => printer.printed.indexOf(token) !== index))
    expect(tickets.filter(({ _id, isDuplicate }) => twice.has(_id) && !isDuplicate)).toEqual([])
  },
)

/** '12:25 pm' of '2026-12-01T12:25'. */
function clockOf(local: string) {
  const hours = Number(local.slice(11, 13))
  return `${hours % 12 || 12}:${local.slice(14)} ${hours < 12 ? 'am' : 'pm'}`
}
