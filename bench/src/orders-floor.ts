/** The least that an order can cost on this Postgres: its own statements, prepared, sent by a bare loop. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Side } from './compare.ts'
import type { Statement } from './record-transactions.ts'
import { sampleOf } from './sample.ts'

export interface OrdersFloor {
  run: Side
  stop(): Promise<void>
}

/**
 * Replays the first of two recordings of one order. The values in which the recordings differ are generated anew for
 * each order: its id, its key, the time.
 */
export async function openOrdersFloor(
  databaseUrl: string,
  [recorded, again]: [Statement[], Statement[]],
  connections: number,
): Promise<OrdersFloor> {
  const isNewEachTime = findChanging(recorded, again)
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client(databaseUrl)
      await client.connect()
      return client
    }),
  )

  async function placeOne(client: pg.Client) {
    const renewed = new Map<string, string>()
    const renew = (value: string | null) => {
      if (value === null || !isNewEachTime.has(value)) return value
      if (/^\d{4}-\d\d-\d\dT/.test(value)) return new Date().toISOString()
      const fresh = renewed.get(value) ?? randomUUID()
      renewed.set(value, fresh)
      return fresh
    }
    for (const [index, { text, values }] of recorded.entries()) {
      await client.query({ name: `order-${index}`, text, values: values.map(renew) })
    }
  }

  return {
    async run(seconds) {
      const latenciesMs: number[] = []
      const startedAt = performance.now()
      const isOver = () => performance.now() - startedAt >= seconds * 1000
      const placeUntilOver = async (client: pg.Client) => {
        while (!isOver()) {
          const from = performance.now()
          await placeOne(client)
          latenciesMs.push(performance.now() - from)
        }
      }
      await Promise.all(clients.map(placeUntilOver))
      // There is no server between the loop and Postgres, so there is no server time to report.
      return sampleOf(latenciesMs, performance.now() - startedAt, null)
    },
    async stop() {
      await Promise.all(clients.map((client) => client.end()))
    },
  }
}

function findChanging(recorded: Statement[], again: Statement[]): Set<string> {
  const changing = new Set<string>()
  for (const [index, { text, values }] of recorded.entries()) {
    if (again[index]?.text !== text) throw new Error('Two orders of the same dishes ran different statements')
    for (const [position, value] of values.entries()) {
      if (value !== null && again[index]?.values[position] !== value) changing.add(value)
    }
  }
  return changing
}
