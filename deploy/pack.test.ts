import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProgram } from '../apps/server/test/start-program.ts'
import { pack } from './pack.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'tiffin-archive-'))
const tiffin = join(folder, 'tiffin')
const itsNode = join(tiffin, 'bin/node')

/** An empty environment: no PATH, no settings, an empty home. */
const bare = { HOME: join(folder, 'home'), DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' }

let archive: string
beforeAll(async () => {
  archive = await pack(folder)
  mkdirSync(bare.HOME)
  await run('tar', ['xf', archive], { cwd: folder })
})
afterAll(() => rmSync(folder, { recursive: true }))

const call = async (address: string, body: object | FormData, headers: Record<string, string> = {}) => {
  const isForm = body instanceof FormData
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...(!isForm && { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

test('the archive is at most 150 MB', () => {
  expect(statSync(archive).size).toBeLessThan(150 * 1024 * 1024)
})

test('it includes the licences of everything in it', () => {
  const licences = readFileSync(join(tiffin, 'THIRD-PARTY.md'), 'utf8')
  for (const name of [
    'fastify',
    'pg',
    'react',
    '@mantine/core',
    'sharp',
    'Node.js',
    '@fontsource-variable/figtree',
  ])
    expect(licences).toMatch(new RegExp(`^## ${name} - \\d`, 'm'))
  expect(licences).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
})

test('unpacked into an empty folder it runs the restaurant, and stops on request', async () => {
  const site = await startProgram([itsNode, tiffin], { env: bare, cwd: folder })
  const api = `${site.url}/api`
  const page = await fetch(`${site.url}/`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Masala &amp; Maple')])

  const order = {
    items: [{ slug: 'samosa', quantity: 2 }],
    customer: { name: 'Guest', email: 'guest@example.com' },
  }
  expect(await call(`${api}/orders`, order, { 'idempotency-key': 'one' })).toMatchObject({ status: 201 })

  // A password is hashed, and another one compared with its hash.
  const guest = { name: 'Guest', email: 'guest@example.com', password: 'naan-and-more-naan' }
  expect(await call(`${api}/auth/register`, guest)).toMatchObject({ status: 201 })
  const admin = { email: 'admin@example.com', password: 'maple-and-masala' }
  const { body: login } = await call(`${api}/auth/login`, admin)
  const authorization = `Bearer ${login['token']}`

  const form = new FormData()
  const icon = await fetch(`${site.url}/icons/512.png`)
  form.append('file', await icon.blob(), 'icon.png')
  const picture = await call(`${api}/pictures`, form, { authorization })
  expect(picture).toMatchObject({ status: 201 })
  const shown = await fetch(site.url + picture.body['url'])
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const template = await fetch(`${api}/admin/excel-template/products`, { headers: { authorization } })
  expect([template.status, Buffer.from(await template.arrayBuffer()).toString('latin1', 0, 2)]).toEqual([
    200,
    'PK',
  ])

  const docs = await (await fetch(`${site.url}/api/docs`)).text()
  const [, library = ''] = /src="(\/api\/docs\/[^"]+bundle\.js)"/.exec(docs) ?? []
  expect((await fetch(site.url + library)).status).toBe(200)

  expect(await site.stop()).toBe(0)

  const doctor = await run(itsNode, [tiffin, 'doctor', '--json'], { env: bare, cwd: folder })
  const states = (JSON.parse(doctor.stdout) as { check: string; state: string }[]).map(({ state }) => state)
  expect(states).not.toContain('trouble')
  const backup = await run(itsNode, [tiffin, 'backup', '--json'], { env: bare, cwd: folder })
  expect(JSON.parse(backup.stdout)).toMatchObject({ tables: { orders: 1 } })
})

test('it asks for a small heap, unless the operator asks for another', async () => {
  const printHeap = join(folder, 'tell-heap.cjs')
  const heaps = join(folder, 'heaps')
  writeFileSync(
    printHeap,
    `require('node:fs').appendFileSync(${JSON.stringify(heaps)}, process.env.NODE_OPTIONS + ' ' + process.env.MALLOC_ARENA_MAX + '\\n')`,
  )
  const env = { ...bare, NODE_OPTIONS: `--require=${printHeap} --max-old-space-size=300` }
  await run(itsNode, [tiffin, '--version'], { env, cwd: folder })
  const ours = '--max-semi-space-size=4 --max-old-space-size=400'
  expect(readFileSync(heaps, 'utf8').trim().split('\n')).toEqual([
    `${env.NODE_OPTIONS} undefined`,
    `${ours} ${env.NODE_OPTIONS} 2`,
  ])
})

/** The first Node on this machine that is older than the one Tiffin needs. */
function findOldNode() {
  for (const place of (process.env['PATH'] ?? '').split(delimiter)) {
    try {
      const version = execFileSync(join(place, 'node'), ['--version'], { encoding: 'utf8' })
      if (Number.parseInt(version.slice(1), 10) < 26) return join(place, 'node')
    } catch {
      // No Node in that folder.
    }
  }
  return null
}

test('started by an older Node it continues on its own Node, and passes on its arguments', async (t) => {
  const oldNode = findOldNode()
  t.skip(oldNode === null, 'no older Node here')
  const env = { ...bare, DATA_DIR: join(folder, 'other-data') }
  const site = await startProgram([String(oldNode), 'tiffin'], { env, cwd: folder })
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
  await expect(run(String(oldNode), ['tiffin', 'bake'], { env, cwd: folder })).rejects.toMatchObject({
    code: 2,
  })
})

const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0)

test.skipIf(engine === undefined)(
  'a container engine builds an image of it, which runs unprivileged and read-only',
  async () => {
    const file = join(tiffin, 'deploy/Containerfile')
    await run(engine ?? '', ['build', '--file', file, '--tag', 'tiffin-test', folder])
    const { stdout } = await run(engine ?? '', [
      'run',
      '--rm',
      '--read-only',
      'tiffin-test',
      'doctor',
      '--json',
    ])
    const findings = JSON.parse(stdout) as { check: string; state: string }[]
    expect(findings.find(({ check }) => check === 'disk')).toMatchObject({ state: 'ok' })
  },
)
