import { setImmediate as breathe } from 'node:timers/promises'

const MAX_BLOCKED_MS = 10

/** Does something for each of the items. A long sheet takes longer than the server may block: in between it can do something else. */
export async function inPortions<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  let since = performance.now()
  // The work may add items.
  for (const item of items) {
    work(item)
    if (performance.now() - since < MAX_BLOCKED_MS) continue
    await breathe()
    since = performance.now()
  }
}
