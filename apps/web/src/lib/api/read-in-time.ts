import type { AppRouter } from '@tiffin/server/router'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'

// On a network that has forgotten the connection a browser waits for many minutes, and asks nothing again meanwhile.
const PATIENCE_MS = 30_000

/** A read of the admin that is not answered in time has failed: the page says so and asks again. A change is not given up. */
export const readInTime: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    op.type === 'query'
      ? observable((observer) => {
          const asked = next(op).subscribe(observer)
          const fail = () => observer.error(TRPCClientError.from(new Error('No response in time')))
          const patience = setTimeout(fail, PATIENCE_MS)
          return () => {
            clearTimeout(patience)
            asked.unsubscribe()
          }
        })
      : next(op)
