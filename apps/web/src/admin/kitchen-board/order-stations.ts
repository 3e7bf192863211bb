/** Which stations an order needs, and which of them have finished. */
import type { BoardOrder, KitchenBoard } from '@tiffin/contract'

type Stationed = Pick<BoardOrder, 'items' | 'readyStations'>

const stationsOf = ({ items }: Stationed): string[] => {
  const stations = items.flatMap(({ station, dishes }) => [station, ...dishes.map((dish) => dish.station)])
  return [...new Set(stations.filter((station) => station !== null))]
}

export const isReadyAt = ({ readyStations }: Pick<Stationed, 'readyStations'>, station: string): boolean =>
  readyStations.some((ready) => ready.station === station)

/** Those that have not said that their dishes are ready. */
export const stillCooking = (order: Stationed): string[] =>
  stationsOf(order).filter((station) => !isReadyAt(order, station))

/** Whether what this station says is only a part of the order. */
export const hasOtherStations = (order: Stationed, station: string): boolean =>
  stationsOf(order).some((each) => each !== station)

/** 'Fryer, Tandoor'. */
export const nameStations = (keys: readonly string[], stations: KitchenBoard['stations']): string =>
  keys.map((key) => stations.find((station) => station.key === key)?.name ?? key).join(', ')
