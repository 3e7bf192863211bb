/** Printers that lose what they were told, repeat themselves and restart at any step, in sequences made up at random. */
import type { PrinterWithAddress, Ticket } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { inSoak } from '../../../test/soak.ts'
import { tickets } from '../../db/schema/index.ts'

const site = useTestApp()
let owner: Record<string, string>
let second = 0

beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  second = 0
})

const steps = ['poll', 'fetch', 'print', 'report', 'fail', 'restart', 'wait', 'waitLong'] as const
type Step = (typeof steps)[number]

interface Copy {
  ticketId: string
  isMarked: boolean
}

/** An honest printer: it reports as printed only what is on paper, and as not printed only what is not. */
function createPrinter(address: string, paper: Copy[]) {
  const path = new URL(address).pathname
  let offered: string | null = null
  let inMemory: Copy | null = null
  let printed: string | null = null
  const report = (ticketId: string, code: string) =>
    site.app.inject({ method: 'DELETE', url: `${path}?token=${ticketId}&code=${code}` })

  const take: Record<Exclude<Step, 'wait' | 'waitLong'>, () => unknown> = {
    async poll() {
      const { body } = await site.post<{ jobToken?: string }>(path, { statusCode: '200%20OK' })
      offered = body.jobToken ?? null
    },
    async fetch() {
      if (offered === null) return
      const { statusCode } = await site.app.inject({ method: 'GET', url: `${path}?token=${offered}` })
      if (statusCode !== 200) return
      const [row] = await site.db.select().from(tickets).where(eq(tickets.id, offered))
      inMemory = { ticketId: offered, isMarked: row?.isDuplicate === true }
    },
    print() {
      if (inMemory === null) return
      paper.push(inMemory)
      printed = inMemory.ticketId
      inMemory = null
      // It would not fetch again what it has printed.
      offered = null
    },
    async report() {
      if (printed !== null) await report(printed, '200%20OK')
      printed = null
    },
    async fail() {
      if (inMemory !== null) await report(inMemory.ticketId, '410%20Paper%20Out')
      inMemory = null
      offered = null
    },
    restart() {
      offered = null
      inMemory = null
      printed = null
    },
  }
  return { take, isIdle: () => offered === null }
}

const pass = (seconds: number) => {
  second += seconds
  site.setTime(Temporal.Instant.from('2026-01-07T19:00:00Z').add({ seconds: second }).toString())
}

async function connect(name: string, standInId: string | null = null) {
  const { body } = await site.post<PrinterWithAddress>('/api/admin/printers', { name, standInId }, owner)
  return body
}

test('every ticket comes out, and of its copies at most one has no mark', async () => {
  const desk = await connect('Desk')
  const kitchen = await connect('Kitchen', desk.printer._id)
  const sequence = fc.array(fc.tuple(fc.constantFrom(...steps), fc.constantFrom('desk', 'kitchen')), {
    minLength: 5,
    maxLength: 25,
  })
  await fc.assert(
    fc.asyncProperty(sequence, async (moves) => {
      await site.db.delete(tickets)
      const paper: Copy[] = []
      const printers = {
        desk: createPrinter(desk.address, paper),
        kitchen: createPrinter(kitchen.address, paper),
      }
      const ids = []
      for (const { printer } of [kitchen, kitchen, desk]) {
        const { body } = await site.post<Ticket>(`/api/admin/printers/${printer._id}/test`, {}, owner)
        ids.push(body._id)
      }
      for (const [step, who] of moves) {
        if (step === 'wait') pass(30)
        else if (step === 'waitLong') pass(125)
        else await printers[who].take[step]()
      }
      // After that both of them work.
      for (let round = 0; round < 8; round += 1) {
        pass(61)
        for (const { take } of Object.values(printers)) {
          for (const step of ['poll', 'fetch', 'print', 'report'] as const) await take[step]()
        }
      }
      for (const id of ids) {
        const copies = paper.filter(({ ticketId }) => ticketId === id)
        expect(copies.length).toBeGreaterThan(0)
        expect(copies.filter(({ isMarked }) => !isMarked).length).toBeLessThanOrEqual(1)
      }
    }),
    { seed: 20_261_125, numRuns: inSoak(200, 12), endOnFailure: false },
  )
})
