import { sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { create, extract } from 'tar'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { commandLine } from '../../commands/command.ts'
import { newId } from '../../db/new-id.ts'
import { orders } from '../../db/schema/index.ts'
import { backUpSite } from './back-up-site.ts'
import type { Manifest } from './manifest.ts'
import { restoreSite } from './restore-site.ts'

const site = useTestApp()
const folder = mkdtempSync(join(tmpdir(), 'tiffin-refused-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const dataDir = join(folder, 'data')
const newFile = () => join(folder, `${newId()}.tar.gz`)

const backUp = async () => {
  const file = newFile()
  await backUpSite({ db: site.db, dataDir, clock: site.deps.clock }, file)
  return file
}
const restore = (file: string, replaces = true) =>
  restoreSite({ db: site.db, dataDir, clock: site.deps.clock, caller: commandLine }, { file, replaces })

beforeEach(async () => {
  expect((await site.post('/api/orders', orderOf([{ slug: 'samosa' }]))).status).toBe(201)
})

/** Everything that a restore could touch. */
async function stateOfSite() {
  return {
    orders: await site.db.select().from(orders),
    menu: (await site.get('/api/products')).body,
    // A failed restore leaves no files behind.
    files: readdirSync(dataDir, { recursive: true }),
  }
}

/** The error of a failed restore, which must have changed nothing. */
async function errorOf(file: string, replaces = true): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const before = await stateOfSite()
  const message = await restore(file, replaces).then(
    () => 'It was not refused',
    (error: Error) => error.message,
  )
  expect(await stateOfSite()).toEqual(before)
  return message
}

/** The backup, unpacked, changed by hand and packed again correctly. */
async function forge(change: (it: Forged) => void | Promise<void>) {
  const file = await backUp()
  const cwd = mkdtempSync(join(folder, 'forged-'))
  await extract({ file, cwd })
  const forged: Forged = {
    cwd,
    manifest: JSON.parse(readFileSync(join(cwd, 'manifest.json'), 'utf8')) as Manifest,
    extra: [],
    write(name, text) {
      writeFileSync(join(cwd, `tables/${name}.jsonl`), text)
      const sum = { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }
      Object.assign(forged.tableOf(name), sum, { rows: text.split('\n').length - 1 })
    },
    read: (name) => readFileSync(join(cwd, `tables/${name}.jsonl`), 'utf8'),
    tableOf: (name) => forged.manifest.tables.find((table) => table.name === name) as never,
  }
  await change(forged)
  writeFileSync(join(cwd, 'manifest.json'), JSON.stringify(forged.manifest))
  const made = newFile()
  const tables = forged.manifest.tables.map(({ name }) => `tables/${name}.jsonl`)
  const there = new Set(readdirSync(join(cwd, 'tables')).map((name) => `tables/${name}`))
  const members = ['manifest.json', ...tables.filter((name) => there.has(name)), ...forged.extra]
  await create({ file: made, cwd, gzip: true, portable: true, preservePaths: true }, members)
  return made
}

interface Forged {
  cwd: string
  manifest: Manifest
  /** Additional members. */
  extra: string[]
  /** Changes a table and its entry in the manifest. */
  write(name: string, text: string): void
  read(name: string): string
  tableOf(name: string): Manifest['tables'][number]
}

test('one that was repacked without a change is accepted', async () => {
  const found = await site.db.select().from(orders)
  await restore(await forge(() => {}))
  expect(await site.db.select().from(orders)).toEqual(found)
})

test('one that was repacked by another program, which pads the last block, is accepted', async () => {
  const file = await backUp()
  writeFileSync(file, gzipSync(Buffer.concat([gunzipSync(readFileSync(file)), Buffer.alloc(8192)])))
  await expect(restore(file)).resolves.toHaveProperty('madeAt')
})

test('a database in use is rejected unless it is to be replaced', async () => {
  await site.signUp('asha@example.com')
  expect(await errorOf(await backUp(), false)).toMatch(/contains 1 order, 1 customer\. Make a backup of it/)
})

describe('a file is rejected if it', () => {
  test('does not exist', async () => {
    expect(await errorOf(join(folder, 'nowhere.tar.gz'))).toMatch(/There is no file .*nowhere/)
  })
  test('is a folder', async () => {
    expect(await errorOf(folder)).toMatch(/it is a folder/)
  })
  test('is empty', async () => {
    const file = newFile()
    writeFileSync(file, '')
    expect(await errorOf(file)).toMatch(/not a Tiffin backup|damaged/)
  })
  test('is something else', async () => {
    const file = newFile()
    writeFileSync(file, 'PK\u0003\u0004 not at all')
    expect(await errorOf(file)).toMatch(/it is not a \.tar\.gz file/)
  })
  test('is compressed noise', async () => {
    const file = newFile()
    writeFileSync(file, gzipSync(randomBytes(4000)))
    expect(await errorOf(file)).toMatch(/damaged/)
  })
  test.each([0.2, 0.5, 0.9, 0.999])('ends after %d of its length', async (part) => {
    const file = await backUp()
    truncateSync(file, Math.floor(readFileSync(file).length * part))
    expect(await errorOf(file)).toMatch(/it is truncated/)
  })
  test('ends early inside a complete gzip', async () => {
    const file = await backUp()
    const tar = gunzipSync(readFileSync(file))
    for (const part of [0.3, 0.6]) {
      writeFileSync(file, gzipSync(tar.subarray(0, Math.floor(tar.length * part))))
      expect(await errorOf(file)).toMatch(/damaged/)
    }
  })
  test('continues after its end', async () => {
    const file = await backUp()
    const whole = readFileSync(file)
    const tar = gunzipSync(whole)
    const more = Buffer.from('and something else')
    for (const made of [
      Buffer.concat([whole, more]),
      Buffer.concat([whole, Buffer.alloc(512)]),
      Buffer.concat([whole, gzipSync(more)]),
      Buffer.concat([whole, whole]),
      gzipSync(Buffer.concat([tar, more])),
      gzipSync(Buffer.concat([tar, tar])),
    ]) {
      writeFileSync(file, made)
      expect(await errorOf(file)).toMatch(/there is extra data after its end/)
    }
  })
  test('has one letter changed', async () => {
    const file = await backUp()
    const tar = gunzipSync(readFileSync(file))
    const place = tar.indexOf('"samosa"') + 2
    tar[place] = (tar[place] ?? 0) ^ 1
    writeFileSync(file, gzipSync(tar))
    expect(await errorOf(file)).toMatch(/has been altered/)
  })
})

describe('a backup is rejected if its', () => {
  test('format is newer', async () => {
    const file = await forge(({ manifest }) => void Object.assign(manifest, { format: 2 }))
    expect(await errorOf(file)).toMatch(/newer version of Tiffin/)
  })
  test('tables are newer', async () => {
    const file = await forge(({ manifest }) => void manifest.migrations.push('0999_from_tomorrow'))
    expect(await errorOf(file)).toMatch(/newer version of Tiffin/)
  })
  test('tables have a different history', async () => {
    const file = await forge(({ manifest }) => void (manifest.migrations[0] = '0000_somebody_else'))
    expect(await errorOf(file)).toMatch(/its migrations do not match/)
  })
  test('manifest is not the first file, or is missing', async () => {
    const file = await backUp()
    const cwd = mkdtempSync(join(folder, 'late-'))
    await extract({ file, cwd })
    await create({ file, cwd, gzip: true }, ['tables', 'manifest.json'])
    expect(await errorOf(file)).toMatch(/is not a file|does not start with manifest\.json/)
  })
  test('manifest lists a table that is not in the file', async () => {
    const file = await forge(({ cwd }) => rmSync(join(cwd, 'tables/orders.jsonl')))
    expect(await errorOf(file)).toMatch(/tables\/orders\.jsonl is missing/)
  })
  test('table does not exist', async () => {
    const file = await forge((it) => {
      it.manifest.tables.push({ ...it.tableOf('orders'), name: 'pg_authid' })
      it.write('pg_authid', '')
    })
    expect(await errorOf(file)).toMatch(/this version has no table pg_authid/)
  })
  test('manifest leaves a table out', async () => {
    const file = await forge(({ manifest }) => {
      manifest.tables = manifest.tables.filter(({ name }) => name !== 'reviews')
    })
    expect(await errorOf(file)).toMatch(/the table reviews is missing/)
  })
  test('rows outnumber the manifest’s count', async () => {
    const file = await forge((it) => void (it.tableOf('orders').rows += 1))
    expect(await errorOf(file)).toMatch(/rows of orders differ after restoring/)
  })
  test('rows violate a constraint of their table', async () => {
    const file = await forge((it) =>
      it.write('orders', it.read('orders').replace(/"total_cents":"\d+"/, '"total_cents":"1"')),
    )
    expect(await errorOf(file)).toMatch(/orders_total_adds_up/)
  })
  test('rows refer to a missing row', async () => {
    const file = await forge((it) => {
      it.write('orders', '')
    })
    expect(await errorOf(file)).toMatch(/(kitchen_work|order_lines)_order_id_orders_id_fk/)
  })
  test('rows are not valid', async () => {
    const file = await forge((it) => it.write('orders', 'DROP TABLE orders;\n'))
    expect(await errorOf(file)).toMatch(/invalid input syntax for type json/)
  })
  test('rows contain two on one line', async () => {
    const file = await forge((it) => {
      const row = it.read('coupons').trim().split('\n')[0] ?? ''
      const second = row.replaceAll(/"(id|code)":"[^"]*"/g, '"$1":"hidden"')
      it.write('coupons', `${row},${second}\n`)
    })
    expect(await errorOf(file)).toMatch(/rows of coupons differ after restoring/)
  })
  test('numbers would start over', async () => {
    const file = await forge((it) => void (it.tableOf('orders').sequences = []))
    expect(await errorOf(file)).toMatch(/does not include the sequence of orders/)
  })
  test('files would not fit on any disk', async () => {
    const file = await forge((it) => void (it.tableOf('orders').bytes = Number.MAX_SAFE_INTEGER))
    expect(await errorOf(file)).toMatch(/not enough disk space/)
  })
})

describe('a member is rejected if it', () => {
  test('is not in the manifest', async () => {
    const file = await forge(({ cwd, extra }) => {
      writeFileSync(join(cwd, 'more.txt'), 'more')
      extra.push('more.txt')
    })
    expect(await errorOf(file)).toMatch(/more\.txt is not one of its files/)
  })
  test('has a path that leads out of the folder', async () => {
    const file = await forge(({ cwd, extra }) => {
      writeFileSync(join(cwd, '../evil.txt'), 'evil')
      extra.push('../evil.txt')
    })
    expect(await errorOf(file)).toMatch(/evil\.txt is not one of its files/)
  })
  test('has a path that leads out of the folder and is listed in the manifest', async () => {
    const sum = { bytes: 4, sha256: createHash('sha256').update('evil').digest('hex') }
    for (const path of [
      '../evil.txt',
      'uploads/../../evil.webp',
      '/etc/evil',
      'mail/../x.eml',
      'tables/../x',
    ]) {
      const file = await forge(({ manifest }) => void manifest.files.push({ path, ...sum }))
      expect(await errorOf(file)).toMatch(/manifest\.json is invalid: files\.0\.path/)
    }
  })
  test('is a link', async () => {
    const file = await forge(({ cwd, extra }) => {
      symlinkSync('/etc/passwd', join(cwd, 'link'))
      extra.push('link')
    })
    expect(await errorOf(file)).toMatch(/link is not a file/)
  })
  test('is a link in place of a table', async () => {
    const file = await forge(({ cwd }) => {
      rmSync(join(cwd, 'tables/orders.jsonl'))
      symlinkSync('/etc/passwd', join(cwd, 'tables/orders.jsonl'))
    })
    expect(await errorOf(file)).toMatch(/orders\.jsonl is not a file/)
  })
  test('occurs twice', async () => {
    const file = await forge(({ extra }) => void extra.push('tables/orders.jsonl'))
    expect(await errorOf(file)).toMatch(/orders\.jsonl is (not one of its files|no file)/)
  })
  test('is longer than declared', async () => {
    const file = await forge((it) => void (it.tableOf('orders').bytes -= 1))
    expect(await errorOf(file)).toMatch(/orders\.jsonl has the wrong length/)
  })
})

test('an owner’s objects that depend on the tables stop a restore', async () => {
  const file = await backUp()
  await site.db.execute(sql`create view takings as select sum(total_cents) from orders`)
  const message = await errorOf(file)
  expect(message).toMatch(/^Database objects of your own depend on Tiffin's tables: view takings depends on /)
  expect(message).toMatch(/Drop them, restore, then create them again\. Nothing was changed\.$/)
  await site.db.execute(sql`drop view takings`)
})

test('an owner’s column in our tables stops the backup and is named', async () => {
  await site.db.execute(sql`alter table orders add column table_no int`)
  await expect(backUp()).rejects.toThrow(/^The column table_no of orders does not belong to Tiffin/)
  await site.db.execute(sql`alter table orders drop column table_no`)
})

test('an owner’s tables beside ours stay, and are in no backup', async () => {
  await site.db.execute(sql`create table own_notes (note text)`)
  await site.db.execute(sql`insert into own_notes values ('mine')`)
  const file = await backUp()
  await restore(file)
  expect(await site.db.execute(sql`select note from own_notes`)).toMatchObject({ rows: [{ note: 'mine' }] })
  await site.db.execute(sql`drop table own_notes`)
})
