/** The board in the address: which station, which orders, and on a phone which column. */
import { openStatuses, type OrderStatus } from '@tiffin/contract'
import { oneOf, readId, searchReader, readSearchText } from '../../lib/search/search-reader.ts'

export type BoardStatus = (typeof openStatuses)[number]

export const readBoardSearch = searchReader({
  /** The key of a station; without it, all of them. */
  station: (raw) => (typeof raw === 'string' && /^[a-z0-9-]{1,40}$/.test(raw) ? raw : undefined),
  /** Part of an order's number or of the guest's name. */
  q: readSearchText,
  /** The id of the order whose details are open. */
  order: readId,
  /** The column that a phone shows; the first one is left out of the address. */
  column: oneOf(openStatuses.filter((status) => status !== 'placed')),
})

export type BoardSearch = ReturnType<typeof readBoardSearch>

export const isBoardStatus = (status: OrderStatus): status is BoardStatus =>
  openStatuses.some((each) => each === status)
