/** The board in the address: which station, which orders, and on a phone which column. */
import { openStatuses, type OrderStatus } from '@tiffin/contract'
import { readSearchText } from '../../lib/search-values.ts'

export type BoardStatus = (typeof openStatuses)[number]

export interface BoardSearch {
  /** The key of a station; without it, all of them. */
  station?: string | undefined
  /** Part of an order's number or of the guest's name. */
  q?: string | undefined
  /** The column that a phone shows; the first one is left out of the address. */
  column?: Exclude<BoardStatus, 'placed'> | undefined
}

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export function readBoardSearch(raw: Record<string, unknown>): BoardSearch {
  const { column, station, q } = raw
  return {
    station: typeof station === 'string' && /^[a-z0-9-]{1,40}$/.test(station) ? station : undefined,
    q: readSearchText(q),
    column: columns.find((each) => each === column),
  }
}

const columns = openStatuses.filter((status) => status !== 'placed')

export const isBoardStatus = (status: OrderStatus): status is BoardStatus =>
  openStatuses.some((each) => each === status)
