import type { ErrorBody } from '@tiffin/contract'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, inject } from 'vitest'
import { newId } from '../src/db/new-id.ts'
import { connectPostgres } from '../src/db/postgres.ts'
import { users } from '../src/db/schema/index.ts'
import { hashPassword } from '../src/guests/accounts/passwords.ts'
import { beginSession } from '../src/guests/accounts/sessions.ts'
import { saveSection } from '../src/platform/read-settings.ts'
import { serveOrders } from './serve-orders.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

const stations = [
  { key: 'fry', name: 'Fryer', capacityMinutes: 600 },
  // Two minutes each of a quarter of an hour: seven portions at a time.
  { key: 'oven', name: 'Oven', capacityMinutes: 15 },
]
const work = [
  { category: 'chaat-frying', station: 'fry', minutes: 2 },
  { category: 'breads', station: 'oven', minutes: 2 },
]

/** Two built servers on one Postgres, and two colleagues, each with a tablet. On the embedded database there are none. */
export function useTwoProcesses() {
  const database = inject('database')
  const name = `tiffin_counter_${newId()}`
  const servers: ChildProcess[] = []
  let connection: ReturnType<typeof connectPostgres>
  let urls: readonly string[] = []
  let tokens: readonly string[] = []

  beforeAll(async () => {
    if (database.kind !== 'postgres') return
    const DATABASE_URL = await createDatabase(database.serverUrl, name, database.template)
    connection = connectPostgres(DATABASE_URL)
    await saveSection(connection.db, 'kitchen', { stations, work }, new Date())
    tokens = [await hire('asha@example.com'), await hire('ravi@example.com')]
    const served = await Promise.all([serveOrders({ DATABASE_URL }), serveOrders({ DATABASE_URL })])
    servers.push(...served.map(({ server }) => server))
    urls = served.map(({ url }) => url)
  })

  afterAll(async () => {
    if (database.kind !== 'postgres') return
    for (const server of servers) {
      const exited = once(server, 'exit')
      server.kill('SIGKILL')
      await exited
    }
    await connection.close()
    await dropDatabase(database.serverUrl, name)
  })

  async function hire(email: string) {
    const owner = {
      id: newId(),
      role: 'admin',
      staffRole: 'owner',
      disabledAt: null,
      createdAt: new Date(),
    } as const
    const passwordHash = await hashPassword('correct horse')
    await connection.db.insert(users).values({ ...owner, name: email, email, passwordHash })
    return `Bearer ${await beginSession(connection.db, owner)}`
  }

  /** Of one process: of this one, or the other. */
  const callsTo =
    (place: 0 | 1) =>
    async <Body>(path: string, body?: object, by?: 'asha' | 'ravi' | ApiKey): Promise<Answer<Body>> => {
      const token = by?.startsWith('tiffin_') ? `Bearer ${by}` : tokens[by === 'asha' ? 0 : 1]
      const answer = await fetch(`${urls[place]}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...(by && { authorization: token ?? '' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as Body & ErrorBody }
    }

  return {
    get db() {
      return connection.db
    },
    here: callsTo(0),
    there: callsTo(1),
  }
}

type ApiKey = `tiffin_${string}`

interface Answer<Body> {
  status: number
  body: Body & ErrorBody
}
