import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

// Each starts pnpm, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** With a registry that gives this answer about every list of packages. */
async function auditWith(status: number, advisories: object) {
  const registry = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(advisories))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const file = join(import.meta.dirname, 'audit-packages.ts')
  const auditing = execFile(process.execPath, [file, '--registry', `http://127.0.0.1:${port}/`], {
    cwd: join(import.meta.dirname, '..'),
  })
  let said = ''
  auditing.stdout?.on('data', (text: string) => (said += text))
  const [code] = (await once(auditing, 'close')) as [number]
  registry.close()
  return { code, said }
}

const hole = (severity: string) => ({
  fastify: [
    {
      id: 1,
      url: 'https://example.com/hole',
      title: 'A hole',
      severity,
      vulnerable_versions: '>=5.0.0',
      cwe: ['CWE-1'],
      cvss: { score: 8, vectorString: null },
    },
  ],
})

test('a high hole in what production runs is a failure that names it', async () => {
  const { code, said } = await auditWith(200, hole('high'))
  expect(code).toBe(1)
  expect(said).toContain('fastify')
})

test.each([
  ['a low hole', hole('low')],
  ['none', {}],
])('%s is no failure', async (_what, advisories) => {
  expect((await auditWith(200, advisories)).code).toBe(0)
})

test('without a registry that knows, the answer says that nothing was checked', async () => {
  const { code, said } = await auditWith(405, {})
  expect(code).toBe(0)
  expect(said).toContain('nothing was checked')
})
