import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandbox, type Sandbox } from './open-sandbox.ts'
import { startServer } from './start-server.ts'

let place: Sandbox
beforeAll(async () => {
  place = await openSandbox({ isEmpty: true })
})
afterAll(() => place.remove())

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('whoever starts the server, no other user of the machine can read its data', async () => {
  chmodSync(place.dataDir, 0o755)
  const server = startServer(place)
  expect(await server.serving).not.toBeNull()
  await server.end('SIGTERM')

  // The test put the stand-in for the web app there.
  const names = readdirSync(place.dataDir).filter((name) => name !== 'dist')
  if (!place.isEmbedded) return
  expect([modeOf(place.dataDir), ...names]).toEqual(['700', 'db', 'db.lock'])
  const written = readdirSync(join(place.dataDir, 'db'), { recursive: true, encoding: 'utf8' })
  const open = written.filter((name) => (statSync(join(place.dataDir, 'db', name)).mode & 0o077) !== 0)
  expect(written.length).toBeGreaterThan(100)
  expect(open).toEqual([])
})
