/** What the archive is made of, who may change that, and how its users can tell. */
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')
const textOf = (name: string) => readFileSync(join(root, name), 'utf8')

interface Step {
  uses?: string
  run?: string
  with?: Record<string, string>
}
interface Workflow {
  permissions: Record<string, string>
  jobs: Record<string, { permissions?: Record<string, string>; steps?: Step[] }>
}
const folder = '.github/workflows'
const workflows = readdirSync(join(root, folder)).map(
  (name) => [name, parse(textOf(`${folder}/${name}`)) as Workflow] as const,
)
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps)

test.each(workflows)(
  '%s uses actions at fixed commits, and may only read unless a job says why',
  (_name, workflow) => {
    const used = stepsOf(workflow).flatMap(({ uses }) => uses ?? [])
    expect(used.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([])
    expect(workflow.permissions).toEqual({ contents: 'read' })
  },
)

test('a release is checked for known holes first, and says for each file which workflow made it', () => {
  const release = Object.fromEntries(workflows)['release.yml']
  const steps = release ? stepsOf(release) : []
  const places = ['npm run audit', 'npm run pack', 'npm run sbom'].map((word) =>
    steps.findIndex(({ run }) => run === word),
  )
  const signing = steps.findIndex(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'))
  const order = [...places, signing]
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
  expect(steps[signing]?.with?.['subject-path']?.trim().split('\n')).toEqual([
    'tiffin-*.tgz',
    'tiffin-*.cdx.json',
  ])
})

test('packages and actions are updated every week', () => {
  const { updates } = parse(textOf('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string }[]
  }
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions'])
})

test('the list of packages is CycloneDX: what runs on servers and in browsers, and nothing that only tests', () => {
  const made = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' })
  expect(made).toMatchObject({ status: 0, stderr: '' })
  const list = JSON.parse(textOf('sbom.cdx.json')) as {
    bomFormat: string
    components: { name: string; version: string; purl: string }[]
  }
  expect(list.bomFormat).toBe('CycloneDX')
  const names = list.components.map(({ name }) => name)
  for (const name of ['fastify', 'drizzle-orm', 'react', 'zod']) expect(names).toContain(name)
  for (const name of ['vitest', 'vite', 'playwright']) expect(names).not.toContain(name)
  expect(list.components.filter(({ purl, version }) => !purl.startsWith('pkg:npm/') || !version)).toEqual([])
})
