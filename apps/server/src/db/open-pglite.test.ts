import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPglite, packPglite, unpackDatabase } from './open-pglite.ts'

let home: string
let archive: string
let folder: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tiffin-unpack-'))
  archive = join(home, 'empty-database.tgz')
  await writeFile(archive, await packPglite())
})
afterAll(() => rm(home, { recursive: true }))
beforeEach(async () => {
  folder = join(await mkdtemp(join(home, 'data-')), 'db')
  await mkdir(folder)
})

test('an empty folder becomes a writable database', async () => {
  await unpackDatabase(archive, folder)
  const pglite = await openPglite(folder)
  await pglite.exec("create table dishes (title text); insert into dishes values ('Samosa')")
  expect((await pglite.query('select title from dishes')).rows).toEqual([{ title: 'Samosa' }])
  await pglite.close()
})

test('a folder that contains anything is left alone', async () => {
  await writeFile(join(folder, 'PG_VERSION'), '18\n')
  await unpackDatabase(archive, folder)
  expect(await readdir(folder)).toEqual(['PG_VERSION'])
})

test('leftovers of a killed process are not in the way', async () => {
  await mkdir(`${folder}.new/base`, { recursive: true })
  await writeFile(`${folder}.new/base/half`, 'half')
  await unpackDatabase(archive, folder)
  expect(await readdir(join(folder, 'base'))).not.toContain('half')
  expect(await readdir(join(folder, '..'))).toEqual(['db'])
})

test('an unreadable archive leaves the folder empty', async () => {
  const broken = join(home, 'broken.tgz')
  await writeFile(broken, 'no archive')
  await expect(unpackDatabase(broken, folder)).rejects.toThrow()
  expect(await readdir(folder)).toEqual([])
})
