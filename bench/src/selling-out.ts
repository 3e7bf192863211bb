/** What guests reading the menu notice while others buy up a dish with counted portions. */
import { loadOver } from './load.ts'
import { COUNTED_DISH, orderOf } from './orders.ts'
import { listPages } from './reads.ts'
import { print } from './report.ts'
import type { ServingProcess } from './serving-process.ts'

const READERS = 8
const BUYERS = 10

/** Measures each page alone, then while ten guests order the dish as fast as they get answers. */
export async function reportSellingOut(site: ServingProcess, { isQuick }: { isQuick: boolean }) {
  const seconds = isQuick ? 1 : 5
  const buy = loadOver(BUYERS, site, orderOf([COUNTED_DISH]))
  print(`\nPages while a counted dish sells out, ${READERS} readers, ${BUYERS} buyers`)
  print(
    '                         alone: per s   p50 ms   p99 ms   then: per s   p50 ms   p99 ms   orders per s',
  )
  for (const { name, path, acceptEncoding } of listPages()) {
    const read = loadOver(READERS, site, { path, headers: { 'accept-encoding': acceptEncoding } })
    await read(1)
    const alone = await read(seconds)
    const [then, bought] = await Promise.all([read(seconds), buy(seconds)])
    const cells = [alone, then].map(
      ({ perSecond, p50Ms, p99Ms }) =>
        perSecond.toFixed(0).padStart(14) +
        p50Ms.toFixed(1).padStart(9) +
        (p99Ms ?? Number.NaN).toFixed(1).padStart(9),
    )
    print(name.padEnd(24) + cells.join('') + bought.perSecond.toFixed(0).padStart(15))
  }
}
