import type { KitchenBoard, PickupTime } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'

const MINUTE_MS = 60_000

export interface Kitchen {
  stations: KitchenBoard['stations']
  /** A moment in the restaurant's time zone; undefined until it is known. */
  time: PickupTime | undefined
  /** How far the server's clock is ahead of the device's. */
  aheadMs: number
}

/** The stations and the restaurant's clock, which all staff can read from the kitchen board. */
export function useKitchen(): Kitchen {
  const { data, dataUpdatedAt } = trpc.orders.board.useQuery(undefined, {
    staleTime: MINUTE_MS,
    select: stationsAndTime,
  })
  if (data === undefined) return { stations: NO_STATIONS, time: undefined, aheadMs: 0 }
  const { stations, time, nowMs } = data
  return { stations, time, aheadMs: nowMs - dataUpdatedAt }
}

const NO_STATIONS: Kitchen['stations'] = []

/** The local time has no seconds, so its instant has none either: others are then converted to the second. */
function stationsAndTime({ stations, now }: KitchenBoard) {
  const nowMs = Date.parse(now.at)
  const at = new Date(nowMs - (nowMs % MINUTE_MS)).toISOString()
  return { stations, time: { at, local: now.local }, nowMs }
}

/** The station's name; its key if it was removed from the settings. */
export const stationName = (stations: Kitchen['stations'], key: string): string =>
  stations.find((station) => station.key === key)?.name ?? key
