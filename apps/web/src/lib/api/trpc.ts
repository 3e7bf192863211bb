/** How the web app calls the server. Knows the procedures by type only. */
import type { AppRouter } from '@tiffin/server/router'
import {
  createTRPCClient,
  httpBatchLink,
  splitLink,
  type Operation,
  type TRPCClient,
  type TRPCLink,
} from '@trpc/client'
import { createTRPCContext, type TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { QueryClient } from '@tanstack/react-query'
import { noticeEndedSession, type OnSessionEnded } from '../session/notice-ended-session.ts'
import { waitForCheck } from '../session/session-check.ts'
import { tokenStore } from '../session/session.ts'

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>()

export type ApiClient = TRPCClient<AppRouter>

// The server rejects longer batches.
const MAX_BATCH_SIZE = 10
const MAX_URL_LENGTH = 2000

// The server has the compressed answer in memory, as long as nothing else is in the batch.
const CACHED_READS = new Set([
  'categories.list',
  'products.list',
  'products.get',
  'reviews.list',
  'settings.site',
])

// The same for all who ask, like everything that a page brings along: sent without a token, so that the server can answer
// from its memory, and kept when a session ends. Of an order or a reservation the id is the key.
const PUBLIC_READS = new Set([
  ...CACHED_READS,
  'auth.demoLogin',
  'openingHours.special',
  'openingHours.week',
  'orders.get',
  'pages.draft',
  'pages.get',
  'pages.own',
  'pickup.spans',
  'promotions.list',
  'reservations.get',
  'reservations.times',
])

export const isPublicRead = (path: string) => PUBLIC_READS.has(path)
const hasKey = ({ context }: Operation) => typeof context.idempotencyKey === 'string'

/**
 * The caller is determined when the call is made, not when its batch is sent: someone who logs out has no token by
 * then, and it is their session that must end.
 */
const rememberCaller: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, context: { ...op.context, token: tokenStore.get() } })

interface Batch {
  opList: [Operation, ...Operation[]]
}

function authorization({ opList }: Batch): Record<string, string> {
  const { token } = opList[0].context
  return typeof token === 'string' ? { authorization: `Bearer ${token}` } : {}
}

/**
 * A call with an idempotency key is sent alone, because the header applies to the whole request. `links` see what is sent
 * with a token first.
 */
export function browserLink(
  url: string,
  onSessionEnded: OnSessionEnded,
  links: readonly TRPCLink<AppRouter>[] = [],
): TRPCLink<AppRouter> {
  const batch = { url, maxItems: MAX_BATCH_SIZE, maxURLLength: MAX_URL_LENGTH }
  return splitLink({
    condition: ({ path }) => isPublicRead(path),
    true: splitLink({
      condition: ({ path }) => CACHED_READS.has(path),
      true: httpBatchLink(batch),
      false: httpBatchLink(batch),
    }),
    false: [
      ...links,
      noticeEndedSession(onSessionEnded),
      waitForCheck,
      rememberCaller,
      splitLink({
        condition: hasKey,
        true: httpBatchLink({
          url,
          maxItems: 1,
          headers: (sent) => ({
            ...authorization(sent),
            'idempotency-key': String(sent.opList[0].context.idempotencyKey),
          }),
        }),
        false: httpBatchLink({ ...batch, headers: authorization }),
      }),
    ],
  })
}

export function createApiClient(link: TRPCLink<AppRouter>): ApiClient {
  return createTRPCClient<AppRouter>({ links: [link] })
}

/** What loaders ask with: `queryClient.ensureQueryData(trpc.products.list.queryOptions({ … }))`. */
export interface LoaderContext {
  trpc: TRPCOptionsProxy<AppRouter>
  queryClient: QueryClient
}
