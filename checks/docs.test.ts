import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findDecisionFaults } from './decision-faults.ts'
import { findFalseClaims } from './false-claims.ts'
import { readRepository } from './read-repository.ts'

const repository = await readRepository(fileURLToPath(new URL('..', import.meta.url)))
const documents = repository.paths.filter((path) => /^(docs\/(decisions\/)?)?[\w-]+\.md$/.test(path))

test('there are documents to check', () => {
  expect(documents).toEqual(expect.arrayContaining(['CONTRIBUTING.md', 'docs/decisions/README.md']))
})

test.each(documents)('%s names only what exists', async (path) => {
  expect(await findFalseClaims(path, repository)).toEqual([])
})

/** The false claims in a small made-up repository whose only document has the given text. */
const claimsOf = (text: string) =>
  findFalseClaims('docs/page.md', {
    paths: ['package.json', 'docs', 'docs/page.md', 'apps', 'apps/kitchen', 'apps/kitchen/bake-naan.ts'],
    packages: ['@tiffin/kitchen'],
    scripts: ['start', 'bake'],
    read: async () => text,
  })

describe('a false claim is found', () => {
  test.each([
    ['a file that is gone', 'See `apps/kitchen/bake-roti.ts`.'],
    ['a file named without its folder', 'See `bake-roti.ts`.'],
    ['a folder that is gone', 'All of `apps/cellar` is cool.'],
    ['a kind of file nobody has', 'One `kitchen/fry-<dish>.ts` each.'],
    ['a package that is gone', 'Uses `@tiffin/cellar`.'],
    ['a file in a drawing', '```\napps/\n  kitchen/   bake-roti.ts\n```'],
    ['a script that is gone', 'Run `npm run fry`.'],
    ['a word npm would not know', '```sh\nnpm bakery\n```'],
    ['a lifecycle word without a script', 'Run `npm test`.'],
    ['a link to nothing', 'As [described](other.md).'],
    ['a picture of nothing', '<img src="shop.png" />'],
    ['a heading that is gone', '# Page\n\n[above](#pages)'],
  ])('%s', async (_claim, text) => {
    expect(await claimsOf(text)).toHaveLength(1)
  })
})

describe('a true claim passes', () => {
  test.each([
    [
      'a file, a folder, a short name',
      '`apps/kitchen/bake-naan.ts`, `kitchen/`, `bake-naan.ts`, `./package.json`',
    ],
    ['a kind of file somebody has', '`kitchen/<verb-noun>.ts`, `kitchen/*.ts`, `bake-….ts`'],
    ['a package and its entry', '`@tiffin/kitchen`, `@tiffin/kitchen/oven`'],
    ['a drawing', '```\napps/\n  kitchen/   bake-naan.ts · hot\n```'],
    ['words of npm', '`npm start`, `npm run bake`, `npm install`, `pnpm add naan`'],
    [
      'what is not about the repository',
      '`America/Edmonton`, `application/json`, `/api/products`, `DATA_DIR/mail`',
    ],
    [
      'links',
      '# A page, of `bread`\n[home](../package.json) [up](#a-page-of-bread) [far](https://example.com/x.md)',
    ],
  ])('%s', async (_claim, text) => {
    expect(await claimsOf(text)).toEqual([])
  })
})

test('the decisions and their index agree', async () => {
  expect(await findDecisionFaults(repository)).toEqual([])
})

const decision = (title: string, status: string) =>
  [`# ${title}`, `Status: ${status}. Date: 2026-01-07.`, '## Context', '## Options considered']
    .concat('## Decision', '## Consequences')
    .join('\n\n')

const sound = {
  '0001-rice.md': decision('Rice', 'superseded by [0002](0002-bread.md)'),
  '0002-bread.md': decision('Bread', 'accepted, supersedes [0001](0001-rice.md)'),
  'README.md': '- 1 [Rice](0001-rice.md) (superseded)\n- 2 [Bread](0002-bread.md)',
}

/** The faults of a made-up folder of decisions. */
const faultsOf = (changes: Record<string, string>) => {
  const files: Record<string, string> = { ...sound, ...changes }
  return findDecisionFaults({
    paths: Object.keys(files).map((file) => `docs/decisions/${file}`),
    read: async (path) => files[path.slice('docs/decisions/'.length)] ?? '',
  })
}

test('sound decisions have no faults', async () => {
  expect(await faultsOf({})).toEqual([])
})

describe('a fault of the decisions is found', () => {
  test.each([
    ['a file that is not in the index', { '0003-tea.md': decision('Tea', 'accepted') }],
    ['a line without a file', { 'README.md': `${sound['README.md']}\n- 3 [Tea](0003-tea.md)` }],
    [
      'a title that the index has otherwise',
      { '0002-bread.md': sound['0002-bread.md'].replace('Bread', 'Naan') },
    ],
    ['a successor that does not link back', { '0002-bread.md': decision('Bread', 'accepted') }],
    ['a missing section', { '0002-bread.md': sound['0002-bread.md'].replace('## Context', '') }],
    ['a missing date', { '0002-bread.md': sound['0002-bread.md'].replace('2026', '26') }],
  ])('%s', async (_fault, changes) => {
    expect((await faultsOf(changes)).length).toBeGreaterThan(0)
  })

  test('more than sixty', async () => {
    const many = Array.from({ length: 61 }, (_, index) => `${index + 1}`.padStart(4, '0'))
    const files = Object.fromEntries(many.map((number) => [`${number}-tea.md`, decision('Tea', 'accepted')]))
    expect(await faultsOf(files)).toContainEqual(expect.stringContaining('merge'))
  })
})
