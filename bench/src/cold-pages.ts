import { setTimeout as wait } from 'node:timers/promises'
import { COUNTED_DISH, orderOf, placeOne } from './orders.ts'
import { fetchBytes, type Read } from './reads.ts'
import { median } from './sample.ts'

// For half a second a page may show how many portions there were.
const LAG_MS = 500

/**
 * How long the first reader of a page waits after the menu changed, which here means that a counted dish was
 * sold: the menu is read anew, the page is rendered and compressed.
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
