/** Whether the server has been asked, since the page was opened, whom the stored token speaks for. */
import type { AppRouter } from '@tiffin/server/router'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { isBackground } from './notice-ended-session.ts'
import { tokenStore } from './session.ts'

let checkedToken: string | null = null
const waiting = new Set<() => void>()

/** The server has answered about this token, or could not be asked. */
export function markChecked(token: string) {
  checkedToken = token
  for (const lookAgain of waiting) lookAgain()
}

/**
 * What nobody has asked for waits until it is known that the session still holds, and is not sent for one that has ended:
 * a guest who only looks at the menu is refused nothing.
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

/** Goes on when the stored token has been asked about, or there is none any more. */
function whenChecked(goOn: () => void): () => void {
  const lookAgain = () => {
    if (![null, checkedToken].includes(tokenStore.get())) return
    stopWaiting()
    goOn()
  }
  const stopListening = tokenStore.subscribe(lookAgain)
  waiting.add(lookAgain)
  function stopWaiting() {
    stopListening()
    waiting.delete(lookAgain)
  }
  lookAgain()
  return stopWaiting
}
