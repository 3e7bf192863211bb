import {
  containsWords,
  lineDetails,
  lineKey,
  openStatuses,
  type BoardOrder,
  type KitchenBoard,
} from '@tiffin/contract'
import type { BoardSearch, BoardStatus } from './board-search.ts'

export interface ShownOrder extends BoardOrder {
  /** The lines that other stations than the chosen one make. */
  elsewhere?: BoardOrder['items']
  /** The chosen station has finished, and these have not. */
  waitsFor?: string[]
}

export interface SortedBoard {
  columns: Record<BoardStatus, ShownOrder[]>
  /** The kitchen need not begin with these yet. */
  later: ShownOrder[]
}

/** Puts each order where it belongs, with the lines of the chosen station only. */
export function sortBoard(
  orders: readonly BoardOrder[],
  { station, q }: BoardSearch,
  nowMs: number,
): SortedBoard {
  const shown = orders
    .map((order) => (station === undefined ? order : ofStation(order, station)))
    .filter((order) => order.items.length > 0 && matches(order, q))
  const columns = Object.fromEntries(
    openStatuses.map((status) => [
      status,
      shown.filter((order) => columnOf(order) === status && !isForLater(order, nowMs)),
    ]),
  ) as SortedBoard['columns']
  return { columns, later: shown.filter((order) => isForLater(order, nowMs)) }
}

/** Whether *Ready* at this station is about its own dishes, while others may still be cooking. */
export const isPartOf = ({ status, items, elsewhere = [], readyStations }: ShownOrder, station: string) =>
  status === 'preparing' && hasOtherStations({ items: [...items, ...elsewhere], readyStations }, station)

/** For a station that has finished, an order is ready. */
const columnOf = ({ status, waitsFor = [] }: ShownOrder) => (waitsFor.length > 0 ? 'ready' : status)

export interface DishTotal {
  key: string
  title: string
  /** What was chosen for it, and its guests' words about it. */
  details: string[]
  quantity: number
  /** It consists of other dishes, which have rows of their own. */
  isCombo: boolean
  /** The numbers of the orders in which it meets an allergy. */
  allergyOrders: number[]
}

/**
 * What the accepted and started orders need now at a station, or at all of them: one row for the same dish with the same
 * choices, those with an allergy first, then the most. The dishes of a combo are in the rows of their kind; the combo comes last.
 */
export function totalDishes(
  { accepted, preparing }: SortedBoard['columns'],
  station: string | undefined,
): DishTotal[] {
  const cooked = [...accepted, ...preparing]
    .flatMap((order) =>
      order.items
        .flatMap((line) => dishesToCook(line, order))
        .filter((dish) => dish.station === null || !isReadyAt(order, dish.station)),
    )
    .filter((dish) => station === undefined || dish.station === station)
  return [...Map.groupBy(cooked, ({ key }) => key)]
    .flatMap(([key, same]) => {
      // A choice may be called otherwise than the dish that it is.
      const named = same.find(({ isChoice }) => !isChoice) ?? same[0]
      if (named === undefined) return []
      const { title, details, isCombo } = named
      const quantity = same.reduce((sum, dish) => sum + dish.quantity, 0)
      const allergyOrders = [...new Set(same.flatMap(({ allergyOrder }) => allergyOrder ?? []))]
      return [{ key, title, details, isCombo, quantity, allergyOrders }]
    })
    .toSorted(
      (one, other) =>
        // The list scrolls: an allergy must not be below its edge.
        Number(other.allergyOrders.length > 0) - Number(one.allergyOrders.length > 0) ||
        Number(one.isCombo) - Number(other.isCombo) ||
        other.quantity - one.quantity,
    )
}

/** The dish of a line, and the dishes in it, which the note about the line is about as well. */
function dishesToCook(line: BoardOrder['items'][number], order: BoardOrder) {
  const { slug, title, quantity, station, dishes, note } = line
  const isCombo = dishes.length > 0
  const options = line.options?.filter((option) => option.product === undefined || option.quantity === 0)
  const allergyOrder = order.allergyNote ? order.number : undefined
  const details = lineDetails({ options, note })
  const whole = { key: lineKey({ slug, options, note }), title, details, quantity, station }
  return [
    { ...whole, isCombo, isChoice: false, allergyOrder },
    ...dishes.map((dish) => ({
      key: lineKey({ slug: dish.slug, note }),
      title: dish.name,
      details: lineDetails({ note }),
      quantity: dish.quantity,
      station: dish.station,
      isCombo: false,
      isChoice: true,
      allergyOrder,
    })),
  ]
}

function ofStation(order: BoardOrder, station: string): ShownOrder {
  // A curry of a thali may be made here, no matter who puts the thali together.
  const isOurs = (line: BoardOrder['items'][number]) =>
    line.station === station || line.dishes.some((dish) => dish.station === station)
  const isDone = order.status === 'preparing' && isReadyAt(order, station)
  return {
    ...order,
    waitsFor: isDone ? stillCooking(order) : [],
    items: order.items.filter(isOurs),
    elsewhere: order.items.filter((line) => !isOurs(line)),
  }
}

function matches({ number, customer }: BoardOrder, q: string | undefined) {
  if (q === undefined) return true
  const words = q.replace(/^#/, '')
  return String(number).includes(words) || containsWords(customer.name, words)
}

/** What nobody has accepted waits for that, whatever its time; what has been started is not put aside again. */
export const isForLater = ({ status, startsAt }: BoardOrder, nowMs: number) =>
  status === 'accepted' && nowMs < Date.parse(startsAt)

// Which stations an order needs, and which of them have finished.

type Stationed = Pick<BoardOrder, 'items' | 'readyStations'>

const stationsOf = ({ items }: Stationed): string[] => {
  const stations = items.flatMap(({ station, dishes }) => [station, ...dishes.map((dish) => dish.station)])
  return [...new Set(stations.filter((station) => station !== null))]
}

const isReadyAt = ({ readyStations }: Pick<Stationed, 'readyStations'>, station: string): boolean =>
  readyStations.some((ready) => ready.station === station)

/** Those that have not said that their dishes are ready. */
export const stillCooking = (order: Stationed): string[] =>
  stationsOf(order).filter((station) => !isReadyAt(order, station))

/** Whether what this station says is only a part of the order. */
const hasOtherStations = (order: Stationed, station: string): boolean =>
  stationsOf(order).some((each) => each !== station)

/** 'Fryer, Tandoor'. */
export const nameStations = (keys: readonly string[], stations: KitchenBoard['stations']): string =>
  keys.map((key) => stations.find((station) => station.key === key)?.name ?? key).join(', ')
