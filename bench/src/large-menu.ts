/** What a menu of a thousand dishes costs a guest and the server. */
import pg from 'pg'
import { logInAsOwner, openOwnSite } from './owner.ts'
import { print } from './report.ts'
import { longestBlock } from './import.ts'
import type { BenchDatabase } from './site.ts'

const DISHES = 1000
const CATEGORIES = 40
const EDITS = 10
const AIM_GROWN = 1.5
const AIM_STILL_MS = 100

/** Compares the order page of the default menu with that of a thousand dishes, and the first read after an edit. */
export async function reportLargeMenu(database: Pick<BenchDatabase, 'createAnother'>) {
  await using open = new AsyncDisposableStack()
  const { site, databaseUrl } = await openOwnSite(database, open)
  const headers = await logInAsOwner(site)
  const usual = await readPage(site.url)
  await runSql(databaseUrl, lengthening)
  await touchMenu(site.url, headers)
  const large = await readPage(site.url)

  const waitsMs: number[] = []
  const stillMs: number[] = []
  for (let edit = 0; edit < EDITS; edit += 1) {
    await touchMenu(site.url, headers)
    await longestBlock(site.url)
    waitsMs.push((await readPage(site.url)).ms)
    stillMs.push(await longestBlock(site.url))
  }
  const grown = large.bytes / usual.bytes
  print(`\nA menu of ${DISHES} dishes in ${CATEGORIES} categories, and the order page of the usual one`)
  print(
    `${kilobytes(large.bytes)} beside ${kilobytes(usual.bytes)}, ${grown.toFixed(2)} times as much   ${aimResult(grown, AIM_GROWN)}`,
  )
  const still = Math.max(...stillMs)
  print(
    `first reading after an edit: ${Math.max(...waitsMs).toFixed(0)} ms at most, the server stood still for ${still.toFixed(0)} ms   ${aimResult(still, AIM_STILL_MS)}`,
  )
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`
const aimResult = (figure: number, aim: number) => `${aim} ${figure <= aim ? 'met' : 'MISSED'}`

async function readPage(siteUrl: string) {
  const start = performance.now()
  const answer = await fetch(`${siteUrl}/order-online`, { headers: { 'accept-encoding': 'identity' } })
  const { byteLength: bytes } = await answer.arrayBuffer()
  return { bytes, ms: performance.now() - start }
}

/** Changes the menu as staff would: adds an empty category, so that no page grows. */
export async function touchMenu(siteUrl: string, headers: Record<string, string>) {
  const answer = await fetch(`${siteUrl}/api/categories`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Specials ${crypto.randomUUID()}`, emoji: '🍛' }),
  })
  if (!answer.ok) throw new Error(`The menu was not changed: ${answer.status} ${await answer.text()}`)
}

const lengthening = [
  `insert into categories (id, slug, name, emoji, position)
    select 'more-' || n, 'more-' || n, 'More ' || n, '🍲', 1000 + n
    from generate_series(1, ${CATEGORIES} - (select count(*)::int from categories)) as n`,
  `insert into products (id, slug, title, description, price_cents, category_id, dietary, spice_level, position)
    select 'long-' || n, 'long-' || n, 'Dish ' || n || ' of many',
      'Slowly cooked with cardamom, cloves and what the garden had that morning', 1266, category.id, '{vegetarian}', 'medium', n
    from generate_series(1, ${DISHES} - (select count(*)::int from products)) as n
    join (select id, row_number() over (order by position) - 1 as place from categories) as category
      on category.place = n % ${CATEGORIES}`,
]

/** Writes what no call of the site would. */
export async function runSql(databaseUrl: string, statements: readonly string[]) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
