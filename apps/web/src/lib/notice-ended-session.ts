import type { AppRouter } from '@tiffin/server/router'
import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { readErrorBody } from './error-body.ts'
import { forgetSession, tokenStore } from './session.ts'

/** Told which call found out, for an admin logs in at another page. */
export type OnSessionEnded = (path: string) => void

// There a 401 is about the password.
const LOGINS = new Set(['auth.login', 'auth.register'])

/** On a 401 of any other call the stored session is dropped, and the page is told (SPEC 8). */
export function noticeEndedSession(onSessionEnded: OnSessionEnded): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const sentToken = tokenStore.get()
        return next(op).subscribe({
          ...observer,
          error(error) {
            const isEnded = readErrorBody(error)?.code === 'UNAUTHENTICATED' && !LOGINS.has(op.path)
            if (isEnded && dropEndedSession(sentToken)) onSessionEnded(op.path)
            observer.error(error)
          },
        })
      })
}

/** Whether it was still the session of this browser. */
export function dropEndedSession(sentToken: string | null): boolean {
  // A late answer about an older session must not end the one that has begun since.
  if (tokenStore.get() !== sentToken) return false
  forgetSession()
  return true
}

let whoeverUploads: OnSessionEnded = () => undefined

/** Uploads go past the links of tRPC; the browser's entry says once what becomes of a session that ended there. */
export function followUploads(onSessionEnded: OnSessionEnded) {
  whoeverUploads = onSessionEnded
}

export const tellSessionEnded: OnSessionEnded = (path) => whoeverUploads(path)
