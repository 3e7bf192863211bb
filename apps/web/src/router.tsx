import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { AppRouter } from '@tiffin/server/router'
import type { TRPCLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { ReactNode } from 'react'
import { FailedPage, NotFoundPage } from './layout/message-page.tsx'
import type { AppContext, Entry, PaintedTables } from './lib/start/app-context.ts'
import { dehydrateQueries, createQueryClient, hydrateQueries } from './lib/api/query-client.ts'
import { SettingsProvider } from './lib/api/settings.tsx'
import { createApiClient, TRPCProvider } from './lib/api/trpc.ts'
import { routeTree } from './route-tree.gen.ts'

interface AppRouterOptions {
  link: TRPCLink<AppRouter>
  entry: Entry
  /** In the browser these arrive with the page. */
  publicUrl?: string
  /** On the server only. */
  paintedTables?: PaintedTables
  lastEventId?: string | null
}

interface CarriedState {
  publicUrl: string
  lastEventId: string | null
  queries: string
}

/** One router with its own query cache: one for each rendered page on the server, one for the browser's tab. */
export function createAppRouter({
  link,
  entry,
  publicUrl = '',
  paintedTables = {},
  lastEventId = null,
}: AppRouterOptions) {
  const queryClient = createQueryClient()
  const client = createApiClient(link)
  const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient })
  const context: AppContext = { trpc, queryClient, publicUrl, paintedTables, lastEventId, entry }

  function Providers({ children }: { children: ReactNode }) {
    return (
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <SettingsProvider>{children}</SettingsProvider>
        </QueryClientProvider>
      </TRPCProvider>
    )
  }

  return createRouter({
    routeTree,
    context,
    Wrap: Providers,
    defaultPreload: 'intent',
    scrollRestoration: true,
    parseSearch: readPlainSearch,
    stringifySearch: writePlainSearch,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: FailedPage,
    // On the server only: it is no part of a page's script.
    ...(import.meta.env.SSR && {
      dehydrate: (): CarriedState => ({ publicUrl, lastEventId, queries: dehydrateQueries(queryClient) }),
    }),
    hydrate: (carried: CarriedState) => {
      context.publicUrl = carried.publicUrl
      context.lastEventId = carried.lastEventId
      hydrateQueries(queryClient, carried.queries)
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

/** Query strings with plain string values. The router's own parser would read "?q=65" as JSON. */

/** What is repeated is a list: 'diet=vegan&diet=dairy-free', as a form without JavaScript sends it. */
function readPlainSearch(text: string): Record<string, unknown> {
  const search = new URLSearchParams(text)
  return Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name).join(',')]))
}

function writePlainSearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
