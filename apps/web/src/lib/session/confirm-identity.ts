/** Some calls need a recent login. The page asks its user to confirm that it is them, and repeats the call. */
import type { AppRouter } from '@tiffin/server/router'
import type { TRPCClientError, TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { readErrorBody } from '../api/explain-failure.ts'

/** Resolves to whether they have. */
type Ask = () => Promise<boolean>

let dialog: Ask = async () => false
let asking: Promise<boolean> | null = null

/** The open page's dialog. Returns how to take it away. */
export function answerWith(ask: Ask): () => void {
  dialog = ask
  return () => {
    dialog = async () => false
  }
}

/** Several calls at once are one question. */
function askOnce(): Promise<boolean> {
  asking ??= dialog().finally(() => {
    asking = null
  })
  return asking
}

const isUnconfirmed = (error: unknown) => readErrorBody(error)?.code === 'CONFIRMATION_REQUIRED'

/** Repeats the call once its user has confirmed that it is them. For calls outside tRPC. */
export async function withConfirmation<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!isUnconfirmed(error) || !(await askOnce())) throw error
    return call()
  }
}

/** The same for tRPC. */
export const confirmIdentity: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let running = next(op).subscribe({ ...observer, error: (error) => void repeat(error) })
      async function repeat(error: TRPCClientError<AppRouter>) {
        if (isUnconfirmed(error) && (await askOnce())) running = next(op).subscribe(observer)
        else observer.error(error)
      }
      return () => running.unsubscribe()
    })
