import { createLocalStorageStore } from '../../lib/storage/stores.ts'

const MAX_RECENT = 4

/** The slugs of the dishes that were entered last on this device, the latest first. */
export const recentDishes = createLocalStorageStore<string[]>({
  key: 'tiffin-recent-dishes',
  empty: [],
  parse: (raw) =>
    Array.isArray(raw) ? raw.filter((slug) => typeof slug === 'string').slice(0, MAX_RECENT) : [],
})

export const noteRecentDish = (slug: string) =>
  recentDishes.update((known) => [slug, ...known.filter((each) => each !== slug)].slice(0, MAX_RECENT))
