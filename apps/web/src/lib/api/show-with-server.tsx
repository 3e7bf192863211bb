/** For tests: renders a part of the app with a server whose answers the test decides. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ErrorBody } from '@tiffin/contract'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '@tiffin/server/router'
import { Fragment, type ReactNode } from 'react'
import { StaffMemberProvider } from '../session/staff-member.tsx'
import { createQueryClient } from './query-client.ts'
import { createApiClient, TRPCProvider } from './trpc.ts'
import { useFocusRescue } from '../forms/use-focus-rescue.ts'

/** By the procedure's path. A thrown value is a server error, or, if it is not an error body, a lost response. */
export type FakeServer = Record<string, (input: never, idempotencyKey: unknown) => unknown>

/** The context around a whole app rendered by a test. */
export function createServerScope(server: FakeServer) {
  const client = createApiClient(linkTo(server))
  const queryClient = createQueryClient()
  const Staff = 'admin.me' in server ? StaffMemberProvider : Fragment
  return ({ children }: { children: ReactNode }) => (
    <TRPCProvider trpcClient={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Staff>{children}</Staff>
      </QueryClientProvider>
    </TRPCProvider>
  )
}

export async function showWithServer(piece: ReactNode, server: FakeServer) {
  const Scope = createServerScope(server)
  const rootRoute = createRootRoute({ component: Page })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  return render(<RouterProvider router={router as never} />)

  function Page() {
    useFocusRescue()
    return (
      <div id="content">
        <Scope>{piece}</Scope>
      </div>
    )
  }
}

function linkTo(server: FakeServer): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        async function answer() {
          try {
            const data = await server[op.path]?.(op.input as never, op.context['idempotencyKey'])
            observer.next({ result: { type: 'data', data } })
            observer.complete()
          } catch (reason) {
            observer.error(toClientError(reason))
          }
        }
        void answer()
      })
}

function toClientError(reason: unknown) {
  if (reason instanceof Error) return TRPCClientError.from<AppRouter>(reason)
  const body = reason as ErrorBody
  return TRPCClientError.from<AppRouter>({
    error: { message: body.message, code: -32_000, data: { body } },
  } as never)
}
