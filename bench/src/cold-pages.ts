import { setTimeout as wait } from 'node:timers/promises'
import { COUNTED_DISH, orderOf, placeOne } from './orders.ts'
import { fetchBytes, type Read } from './reads.ts'
import { median } from './sample.ts'

// A page may show an outdated number of portions for half a second.
const LAG_MS = 500

/**
 * How long the first reader of a page waits after the menu has changed (here, because a counted dish was sold):
 * the menu is read again, and the page is rendered and compressed.
 */
export async function measureColdPage(siteUrl: string, page: Read, times: number): Promise<number> {
  const waits: number[] = []
  for (let time = 0; time < times; time += 1) {
    await placeOne(siteUrl, orderOf([COUNTED_DISH]))
    await wait(LAG_MS)
    const from = performance.now()
    await fetchBytes(siteUrl, page)
    waits.push(performance.now() - from)
  }
  return median(waits)
}
