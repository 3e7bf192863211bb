import type { PGlite } from '@electric-sql/pglite'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { borrowDatabase, requestCopy } from './borrow-database.ts'
import { lendDatabase } from './lend-database.ts'
import { openPglite } from './open-pglite.ts'

let dataDir: string
let pglite: PGlite
let stopLending: () => Promise<void>
let borrowed: NonNullable<Awaited<ReturnType<typeof borrowDatabase>>>
const failures: Error[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tiffin-lending-'))
  pglite = await openPglite()
  await pglite.exec('create table pots (name text primary key, lit boolean)')
  const copyTo = async () => {
    throw new Error('The disk is full')
  }
  stopLending = await lendDatabase({ dataDir, pglite, copyTo, onError: (error) => failures.push(error) })
  const found = await borrowDatabase(dataDir)
  if (!found) throw new Error('Nobody lends it')
  borrowed = found
})
afterAll(async () => {
  borrowed.giveBack()
  await stopLending()
  await pglite.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => pglite.exec('delete from pots'))

const names = async () => (await pglite.query<{ name: string }>('select name from pots')).rows

test('values arrive as they were sent, and the types that the driver reads itself as text', async () => {
  const { client } = borrowed
  const bytes = new Uint8Array([0, 255])
  const text = 'select $1::bytea as bytes, $2::int as number, $3::text as nothing, $4::timestamptz as moment'
  const at = '2026-01-07 19:00:00+00'
  const { rows } = await client.query(text, [bytes, 7, null, at], { parsers: { 1184: (value) => value } })
  expect(rows).toEqual([{ bytes, number: 7, nothing: null, moment: at }])
})

test('a refused statement says why, as Postgres does', async () => {
  await borrowed.client.query(`insert into pots values ('dal')`)
  const again = borrowed.client.query(`insert into pots values ('dal')`)
  await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'pots_pkey' })
})

test('a transaction is committed as a whole, or not at all', async () => {
  await borrowed.client.transaction(async (tx) => {
    await tx.query(`insert into pots values ('dal')`)
    await tx.query(`insert into pots values ('rice')`)
  })
  const failing = borrowed.client.transaction(async (tx) => {
    await tx.query(`insert into pots values ('naan')`)
    throw new Error('The flour is gone')
  })
  await expect(failing).rejects.toThrow('The flour is gone')
  expect(await names()).toEqual([{ name: 'dal' }, { name: 'rice' }])
})

test('the site waits for a transaction, and sees nothing of it before its end', async () => {
  const order: string[] = []
  let seen: Promise<unknown> = Promise.resolve()
  await borrowed.client.transaction(async (tx) => {
    await tx.query(`insert into pots values ('dal')`)
    seen = names().then((rows) => order.push(`the site sees ${rows.length}`))
    await tx.query(`insert into pots values ('rice')`)
    order.push('both are there')
  })
  await seen
  expect(order).toEqual(['both are there', 'the site sees 2'])
})

test('a command that falls silent in the middle of a transaction loses it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = borrowed.client.transaction(async (tx) => {
    await tx.query(`insert into pots values ('dal')`)
    const left = names()
    vi.advanceTimersByTime(10_000)
    expect(await left).toEqual([])
  })
  await expect(silent).rejects.toThrow('The server ended, or waited too long for this command')
  vi.useRealTimers()
})

test('a copy that fails is reported to both sides', async () => {
  await expect(requestCopy(dataDir)).rejects.toThrow('see its log for the reason')
  expect(failures.map(({ message }) => message)).toEqual(['The disk is full'])
})

test('where no server lends it, there is none', async () => {
  expect([await borrowDatabase('/nowhere'), await requestCopy('/nowhere')]).toEqual([null, null])
})
