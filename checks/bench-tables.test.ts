import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { partNames } from '../bench/src/part-names.ts'
import { writeTables } from '../bench/src/write-tables.ts'

const text = `# Performance

Measured by hand.

<!-- bench:reads -->

\`\`\`text
an old table
\`\`\`

<!-- /bench:reads -->

Between them.

<!-- bench:orders -->

<!-- /bench:orders -->
`

test('a table takes the place of the old one, as it is and without blanks at the ends of its lines', () => {
  const written = writeTables(text, new Map([['reads', '2026-12-01\n\n/product.$slug   99%  \n$& | 1']]))
  expect(written).toBe(text.replace('an old table', () => '2026-12-01\n\n/product.$slug   99%\n$& | 1'))
})

test('a part that did not run keeps its table, and an empty place is filled', () => {
  const written = writeTables(text, new Map([['orders', 'first']]))
  expect(written).toContain('an old table')
  expect(written).toContain('<!-- bench:orders -->\n\n```text\nfirst\n```\n\n<!-- /bench:orders -->')
})

test('writing the same tables again changes nothing', () => {
  const tables = new Map([['reads', 'one'] as const, ['orders', 'two'] as const])
  const once = writeTables(text, tables)
  expect(writeTables(once, tables)).toBe(once)
})

const prettier = fileURLToPath(new URL('../node_modules/.bin/prettier', import.meta.url))

test('what is written is formatted', () => {
  const written = writeTables(text, new Map([['reads', '  indented  \n\n\n| not | a table |  ']]))
  expect(execFileSync(prettier, ['--stdin-filepath', 'any.md'], { input: written, encoding: 'utf8' })).toBe(
    written,
  )
})

test.each([
  ['no place', 'Nothing here.\n'],
  ['half a place', '<!-- bench:reads -->\n'],
  ['two places', `${text}${text}`],
])('a document with %s for a table is refused', (_what, wrong) => {
  expect(() => writeTables(wrong, new Map([['reads', 'one']]))).toThrow('<!-- bench:reads -->')
})

test('docs/performance.md has one place for each part of the bench, and none for others', () => {
  const document = readFileSync(new URL('../docs/performance.md', import.meta.url), 'utf8')
  const places = [...document.matchAll(/^<!-- bench:(\S+) -->$/gm)].map(([, part]) => part)
  expect(new Set(places)).toEqual(new Set(partNames))
  expect(() => writeTables(document, new Map(partNames.map((part) => [part, part])))).not.toThrow()
})
