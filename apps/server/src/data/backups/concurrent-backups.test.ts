import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { commandLine } from '../../commands/command.ts'
import { orders } from '../../db/schema/index.ts'
import { backUpSite } from './back-up-site.ts'
import { restoreSite } from './restore-site.ts'

const site = useTestApp()
const folder = mkdtempSync(join(tmpdir(), 'tiffin-at-once-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const dataDir = join(folder, 'data')
const picture = 'uploads/3f2a-10x10/400.webp'
const backUp = (file: string) => backUpSite({ db: site.db, dataDir, clock: site.deps.clock }, file)

/** As the command does: on a connection of its own, which may wait as long as it takes. */
async function restore(file: string) {
  const { db, close } = await site.openDedicatedConnection()
  await restoreSite({ db, dataDir, clock: site.deps.clock, caller: commandLine }, { file, replaces: true })
  await close()
}

function keepPicture() {
  mkdirSync(join(dataDir, picture, '..'), { recursive: true })
  const bytes = randomBytes(100_000)
  writeFileSync(join(dataDir, picture), bytes)
  return bytes
}

test('concurrent backups to one name: one is complete and the others are rejected', async () => {
  keepPicture()
  const out = mkdtempSync(join(folder, 'out-'))
  const file = join(out, 'site.tar.gz')
  const made = await Promise.allSettled([backUp(file), backUp(file), backUp(file)])
  const done = made.filter(({ status }) => status === 'fulfilled')
  const messages = made
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => (reason as Error).message)
  expect(done).toHaveLength(1)
  expect(messages).toEqual([1, 2].map(() => `${file} already exists. Choose another name.`))
  expect(readdirSync(out)).toEqual(['site.tar.gz'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await restore(file)
})

test('concurrent restores do not interfere, and the site stays intact', async () => {
  const bytes = keepPicture()
  expect((await site.post('/api/orders', orderOf([{ slug: 'samosa' }]))).status).toBe(201)
  const file = join(folder, 'site.tar.gz')
  await backUp(file)
  const found = await site.db.select().from(orders)
  rmSync(dataDir, { recursive: true })

  await Promise.all([restore(file), restore(file), restore(file)])
  expect(await site.db.select().from(orders)).toEqual(found)
  expect(readFileSync(join(dataDir, picture)).equals(bytes)).toBe(true)
  expect(readdirSync(dataDir)).toEqual(['uploads'])
})

test('a folder that cannot hold a backup is reported in plain text', async () => {
  await expect(backUp(join(folder, 'nowhere/site.tar.gz'))).rejects.toThrow(
    /^There is no folder .*nowhere\.$/,
  )
  writeFileSync(join(folder, 'notes.txt'), '')
  await expect(backUp(join(folder, 'notes.txt/site.tar.gz'))).rejects.toThrow(/notes\.txt is not a folder\.$/)
})

test.runIf(process.platform === 'linux')(
  'a folder without write permission is reported in plain text',
  async () => {
    await expect(backUp('/proc/site.tar.gz')).rejects.toThrow('The folder /proc is not writable.')
  },
)
