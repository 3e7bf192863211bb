/** Whether the stored token has been checked with the server since the page was opened. */
import type { AppRouter } from '@tiffin/server/router'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { isBackground } from './notice-ended-session.ts'
import { tokenStore } from './session.ts'

let checkedToken: string | null = null
const waiting = new Set<() => void>()

/** The server has answered about this token, or could not be reached. */
export function markChecked(token: string) {
  checkedToken = token
  for (const checkAgain of waiting) checkAgain()
}

/**
 * Background calls wait until the session has been checked, and are not sent if it has expired: a guest who only
 * looks at the menu gets no error.
 */
export const waitForCheck: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (!isBackground(op)) return next(op)
    return observable((observer) => {
      const token = tokenStore.get()
      let stop = () => {}
      const stopWaiting = whenChecked(() => {
        if (tokenStore.get() === token) stop = next(op).subscribe(observer).unsubscribe
        else observer.error(new TRPCClientError('The session has ended'))
      })
      return () => {
        stopWaiting()
        stop()
      }
    })
  }

/** Continues when the stored token has been checked, or there is none any more. */
function whenChecked(goOn: () => void): () => void {
  const checkAgain = () => {
    if (![null, checkedToken].includes(tokenStore.get())) return
    stopWaiting()
    goOn()
  }
  const stopListening = tokenStore.subscribe(checkAgain)
  waiting.add(checkAgain)
  function stopWaiting() {
    stopListening()
    waiting.delete(checkAgain)
  }
  checkAgain()
  return stopWaiting
}
