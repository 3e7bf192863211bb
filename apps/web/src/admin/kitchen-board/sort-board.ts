import { openStatuses, type BoardOrder } from '@tiffin/contract'
import { isBoardStatus, type BoardSearch, type BoardStatus } from './board-search.ts'

export interface ShownOrder extends BoardOrder {
  /** The lines that other stations than the chosen one make. */
  elsewhere?: BoardOrder['items']
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
      shown.filter((order) => order.status === status && !isForLater(order, nowMs)),
    ]),
  ) as SortedBoard['columns']
  return { columns, later: shown.filter((order) => isForLater(order, nowMs)) }
}

export interface DishTotal {
  slug: string
  title: string
  quantity: number
}

/** How many of each dish the accepted and started orders need now at a station, or at all of them; the most first. */
export function totalDishes(
  { accepted, preparing }: SortedBoard['columns'],
  station: string | undefined,
): DishTotal[] {
  const cooked = [...accepted, ...preparing]
    .flatMap(({ items }) => items)
    .flatMap((line) => [line, ...line.dishes.map((dish) => ({ ...dish, title: dish.name }))])
    .filter((dish) => station === undefined || dish.station === station)
  return [...Map.groupBy(cooked, ({ slug }) => slug)]
    .map(([slug, same]) => ({
      slug,
      // A choice may be called otherwise than the dish that it is.
      title: (same.find((dish) => !('name' in dish)) ?? same[0])?.title ?? slug,
      quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .toSorted((one, other) => other.quantity - one.quantity)
}

function ofStation(order: BoardOrder, station: string): ShownOrder {
  // A curry of a thali may be made here, whoever puts the thali together.
  const isOurs = (line: BoardOrder['items'][number]) =>
    line.station === station || line.dishes.some((dish) => dish.station === station)
  return {
    ...order,
    items: order.items.filter(isOurs),
    elsewhere: order.items.filter((line) => !isOurs(line)),
  }
}

function matches({ number, customer }: BoardOrder, q: string | undefined) {
  if (q === undefined) return true
  const words = plain(q.replace(/^#/, ''))
  return String(number).includes(words) || plain(customer.name).includes(words)
}

/** A name as a cook types it: without accents, with any apostrophe. */
const plain = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘ʼ]/g, "'").toLowerCase()

/** What has been started is not put aside again. */
const isForLater = ({ status, startsAt }: BoardOrder, nowMs: number) =>
  isBoardStatus(status) && (status === 'placed' || status === 'accepted') && nowMs < Date.parse(startsAt)
