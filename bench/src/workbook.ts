/** What exporting a long history does to the server while guests are using it. */
import { setTimeout as wait } from 'node:timers/promises'
import { sell } from './dashboard.ts'
import { watch, watchedLine } from './import.ts'
import { logInAsOwner, openOwnSite } from './owner.ts'
import { print } from './report.ts'
import type { BenchDatabase } from './site.ts'

const ORDERS = 100_000
const SETTLE_MS = 3000

/** Three years of orders, each with three lines, as a workbook with both and as a .csv. */
export async function reportWorkbook(
  database: Pick<BenchDatabase, 'createAnother'>,
  { isQuick }: { isQuick: boolean },
) {
  await using open = new AsyncDisposableStack()
  const { site, databaseUrl } = await openOwnSite(database, open)
  const orders = isQuick ? ORDERS / 10 : ORDERS
  await sell(databaseUrl, orders)
  const headers = await logInAsOwner(site)
  await wait(SETTLE_MS)
  const today = Temporal.Now.plainDateISO()
  const days = `from=${today.subtract({ years: 4 }).toString()}&to=${today.add({ days: 1 }).toString()}`
  print(`\nExport of ${orders} orders: how long the server stood still at most, and how far its memory grew`)
  print(`${''.padEnd(20)}     all ms  still ms   grown MB`)
  for (const format of ['xlsx', 'csv'])
    print(
      watchedLine(
        await watch(site, `.${format}`, () =>
          take(`${site.url}/api/admin/orders/export?${days}&format=${format}`, headers),
        ),
      ),
    )
}

async function take(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers })
  if (!answer.ok || !answer.body) throw new Error(`The export was answered ${answer.status}`)
  for await (const _part of answer.body);
}
