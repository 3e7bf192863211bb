import type { Order } from '@tiffin/contract'
import { eq, isNull } from 'drizzle-orm'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cli, openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { newId } from '../db/new-id.ts'
import { events, orderLines, orders } from '../db/schema/index.ts'
import { numberEvents } from '../notify/live/event-queries.ts'
import { recordOrderEvent } from '../platform/record-event.ts'

// Each command is its own process, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.remove())

const at = new Date('2026-07-01T18:45:00Z')
const times = { createdAt: at, pickupAt: at }

const insertOrder = (customerName: string) =>
  sandbox.look((db) =>
    db.transaction(async (tx) => {
      const id = newId()
      const [row] = await tx
        .insert(orders)
        .values({
          id,
          customerName,
          customerEmail: 'guest@example.com',
          paymentMethod: 'cash',
          subtotalCents: 1332,
          discountCents: 0,
          taxCents: 67,
          totalCents: 1399,
          currency: 'CAD',
          note: 'Peanuts: carry an EpiPen',
          allergyNote: true,
          pickupAt: at,
          createdAt: at,
        })
        .returning()
      const chosen = { group: 'heat', groupName: 'Heat', choice: 'hot', choiceName: 'Hot', price: 0 }
      const choices = { options: [chosen], note: 'Sauce aside' }
      const sold = { slug: 'samosa', title: 'Samosa', unitPriceCents: 666, quantity: 2, choices }
      await tx.insert(orderLines).values({ orderId: id, position: 0, ...sold })
      const number = row?.number ?? 0
      await recordOrderEvent(tx, nothing, { id, number, status: 'placed', change: 'placed', ...times })
      return { id, number }
    }),
  )

const nothing = { followUps: async () => [] }

/** Numbers the events, as a server does. */
const serve = () => sandbox.look((db) => numberEvents(db))

test('prints the open orders for people and for scripts', async () => {
  const { number } = await insertOrder('Test Guest')
  const { stdout, exitCode } = await sandbox.tiffin(['orders'])
  expect(exitCode).toBe(0)
  // Who cooks from it reads of an allergy before the dishes, and cooks what was chosen.
  expect(stdout.trim().split(/\n\s*/)).toEqual([
    `${number}  2026-07-01 12:45  placed        $13.99  Test Guest`,
    'ALLERGY: Peanuts: carry an EpiPen',
    '2 × Samosa (Hot, “Sauce aside”)',
  ])
  const listed = JSON.parse((await sandbox.tiffin(['orders', '--json'])).stdout) as Order[]
  expect(listed).toMatchObject([{ number, status: 'placed', amounts: { total: 13.99 } }])
})

test('prints each change to an order as it happens', async () => {
  const { id, number } = await insertOrder('Second Guest')
  // The embedded database can be used by one process at a time.
  if (sandbox.isEmbedded) return
  const command = spawn(process.execPath, [cli, 'orders', '--follow', '--json'], { env: sandbox.env })
  const lines = createInterface(command.stdout)[Symbol.asyncIterator]()
  const next = async () => JSON.parse(String((await lines.next()).value)) as Order & { change: string }
  const opened = [await next(), await next()]
  expect(opened.map(({ change, customer }) => [change, customer.name])).toEqual([
    ['open', 'Test Guest'],
    ['open', 'Second Guest'],
  ])
  // A server numbers events, and enqueues what follows from them. A program that only looks on must not: no mail and no
  // ticket would follow.
  expect(await sandbox.look((db) => db.$count(events, isNull(events.number)))).toBe(2)
  await serve()
  expect([(await next()).change, (await next()).change]).toEqual(['placed', 'placed'])

  await sandbox.look((db) =>
    db.transaction(async (tx) => {
      await tx.update(orders).set({ status: 'accepted' }).where(eq(orders.id, id))
      await recordOrderEvent(tx, nothing, { id, number, status: 'accepted', change: 'status', ...times })
    }),
  )
  await serve()
  expect(await next()).toMatchObject({ number, change: 'status', status: 'accepted' })
  const third = await insertOrder('Third Guest')
  await serve()
  expect(await next()).toMatchObject({ number: third.number, change: 'placed' })
  command.kill('SIGINT')
  expect(await once(command, 'exit')).toEqual([130, null])
})

test('exits quietly when its output is no longer read', async () => {
  if (sandbox.isEmbedded) return
  const command = spawn(process.execPath, [cli, 'orders', '--follow'], { env: sandbox.env })
  await once(command.stdout, 'data')
  command.stdout.destroy()
  // Listened for before: it ends while the event is still being announced.
  const ended = Promise.all([once(command, 'exit'), text(command.stderr)])
  await insertOrder('Fourth Guest')
  await serve()
  expect(await ended).toEqual([[0, null], ''])
})
