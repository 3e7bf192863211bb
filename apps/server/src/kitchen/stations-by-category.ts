import type { KitchenSettings } from '@tiffin/contract'

/** The key of the station that makes a category's dishes, by the category's slug. */
export const stationsByCategory = ({ work }: KitchenSettings): ReadonlyMap<string, string> =>
  new Map(work.map(({ category, station }) => [category, station]))
