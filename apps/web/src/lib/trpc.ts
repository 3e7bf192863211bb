/** How the web app calls the server. Knows the procedures by type only. */
import type { AppRouter } from '@tiffin/server/router'
import { createTRPCClient, httpBatchLink, splitLink, type TRPCClient, type TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { QueryClient } from '@tanstack/react-query'

export const trpc = createTRPCReact<AppRouter>()

export type ApiClient = TRPCClient<AppRouter>

// The server refuses longer batches.
const MAX_BATCH_SIZE = 10
const MAX_URL_LENGTH = 2000

/** A call that carries an idempotency key travels alone, because the header counts for the whole request. */
export function browserLink(url: string): TRPCLink<AppRouter> {
  return splitLink({
    condition: ({ context }) => typeof context.idempotencyKey === 'string',
    true: httpBatchLink({
      url,
      maxItems: 1,
      headers: ({ opList }) => ({ 'idempotency-key': String(opList[0].context.idempotencyKey) }),
    }),
    false: httpBatchLink({ url, maxItems: MAX_BATCH_SIZE, maxURLLength: MAX_URL_LENGTH }),
  })
}

export function createApiClient(link: TRPCLink<AppRouter>): ApiClient {
  return createTRPCClient<AppRouter>({ links: [link] })
}

/** The queries as loaders use them: `api.products.list.ensureData({ … })`. */
export function createLoaderApi(queryClient: QueryClient, client: ApiClient) {
  return createTRPCQueryUtils({ queryClient, client })
}

export type LoaderApi = ReturnType<typeof createLoaderApi>
