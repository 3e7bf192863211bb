/** The log's filter in the address. */
import { webhookDeliveryStates } from '@tiffin/contract'
import { oneOf, pageSpan, readPage, searchReader } from '../../lib/search/search-reader.ts'

export const PAGE_SIZE = 30

export const readDeliverySearch = searchReader({ state: oneOf(webhookDeliveryStates), page: readPage })

export type DeliverySearch = ReturnType<typeof readDeliverySearch>

/** The input for the server's query. */
export const deliveryInput = (id: string, { state, page }: DeliverySearch) => ({
  id,
  state,
  ...pageSpan(page, PAGE_SIZE),
})
