/** What options cost on a very large menu: the same dishes without and with groups. */
import { runSql, touchMenu } from './large-menu.ts'
import { logInAsOwner, openOwnSite } from './owner.ts'
import { fetchBytes, listPages, type Read } from './reads.ts'
import { print } from './report.ts'
import { median } from './sample.ts'
import type { BenchDatabase } from './site.ts'

const DISHES = 10_000
const GROUPS = 30
const CHOICES = 5
// Most dishes of the sample menu have one group; a menu of bowls and pizzas has several on each.
const GROUPS_OF_A_DISH = [1, 3]
const EDITS = 9
const AIM = 1.2

/** Compares list and order page after an edit, when no cache has them: the time, and the bytes on the wire. */
export async function reportManyOptions(database: Pick<BenchDatabase, 'createAnother'>) {
  await using open = new AsyncDisposableStack()
  const { site, databaseUrl } = await openOwnSite(database, open)
  const headers = await logInAsOwner(site)
  const reads = listPages().filter(({ name }) => name === '/api/products' || name === '/order-online')
  const readAll = async () => {
    const all: Cost[] = []
    for (const read of reads) all.push(await readAfterEdits(site.url, headers, read))
    return all
  }
  await runSql(databaseUrl, [...withoutOptions, dishes])
  const without = await readAll()
  await runSql(databaseUrl, [groups, choices])
  for (const perDish of GROUPS_OF_A_DISH) {
    await runSql(databaseUrl, ['delete from product_option_groups', links(perDish)])
    const withThem = await readAll()
    print(`\n${DISHES} dishes with ${GROUPS} option groups, ${perDish} on each dish, beside none; aim ${AIM}`)
    compareCosts(reads, without, withThem)
  }
}

function compareCosts(reads: readonly Read[], without: readonly Cost[], withThem: readonly Cost[]) {
  for (const [index, { name }] of reads.entries()) {
    const [before, after] = [without[index], withThem[index]]
    if (!before || !after) continue
    const [ms, bytes] = [after.ms / before.ms, after.bytes / before.bytes]
    print(
      `${name.padEnd(16)}${before.ms.toFixed(0)} to ${after.ms.toFixed(0)} ms, ${ms.toFixed(2)} times   ` +
        `${before.bytes} to ${after.bytes} bytes (brotli), ${bytes.toFixed(2)} times   ` +
        (Math.max(ms, bytes) <= AIM ? 'met' : 'MISSED'),
    )
  }
}

interface Cost {
  ms: number
  bytes: number
}

/** The medians over several edits. */
async function readAfterEdits(siteUrl: string, headers: Record<string, string>, read: Read): Promise<Cost> {
  const costs: Cost[] = []
  for (let edit = 0; edit < EDITS; edit += 1) {
    await touchMenu(siteUrl, headers)
    const start = performance.now()
    const { body } = await fetchBytes(siteUrl, read)
    costs.push({ ms: performance.now() - start, bytes: body.length })
  }
  return { ms: median(costs.map(({ ms }) => ms)), bytes: median(costs.map(({ bytes }) => bytes)) }
}

const withoutOptions = ['delete from option_groups']

// A menu describes each dish in its own words; without them nothing but options would be left to compress.
const WORDS =
  'cardamom clove saffron ginger tamarind mustard fenugreek coriander garlic cumin paneer lentils spinach tomato yoghurt smoked slowly roasted with and'

const dishes = `insert into products (id, slug, title, description, price_cents, category_id, dietary, spice_level, position)
  select 'many-' || n, 'many-' || n, 'Dish ' || n || ' with ' || words[1 + n % 20],
    (select string_agg(words[1 + abs(('x' || left(md5(n || '-' || w), 8))::bit(32)::int % 20)], ' ') from generate_series(1, 14) as w),
    800 + (n * 37) % 2000, category.id, '{vegetarian}', 'medium', n
  from generate_series(1, ${DISHES} - (select count(*)::int from products)) as n
  join (select id, row_number() over (order by position) - 1 as place, count(*) over () as many from categories) as category
    on category.place = n % category.many
  cross join (select string_to_array('${WORDS}', ' ') as words) as vocabulary`

const groups = `insert into option_groups (id, key, name, min, max)
  select 'group-' || n, 'group-' || n, 'Group number ' || n, 0, 2 from generate_series(1, ${GROUPS}) as n`

const choices = `insert into option_choices (group_id, key, name, price_cents, is_default, max, position)
  select 'group-' || n, 'choice-' || c, 'Choice ' || c || ' of group ' || n, c * 50, c = 1, 1, c
  from generate_series(1, ${GROUPS}) as n, generate_series(1, ${CHOICES}) as c`

const links = (perDish: number) => `insert into product_option_groups (product_id, group_id, position)
  select id, 'group-' || (1 + (place + g * 7) % ${GROUPS}), g
  from (select id, row_number() over (order by id) as place from products) as dish,
    generate_series(1, ${perDish}) as g`
