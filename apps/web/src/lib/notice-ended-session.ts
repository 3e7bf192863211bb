import type { AppRouter } from '@tiffin/server/router'
import type { Operation, TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { readErrorBody } from './error-body.ts'
import { forgetSession, tokenStore } from './session.ts'

/**
 * Told which call found out, for an admin logs in at another page, and whether it only read: a page reads by itself what
 * nobody has asked for.
 */
export type OnSessionEnded = (call: { path: string; isRead: boolean }) => void

// There a 401 is about the password.
const LOGINS = new Set(['auth.login', 'auth.register'])

/** A call that no guest has asked for, and that could do without an answer. */
export const inBackground = { isBackground: true }

export const isBackground = ({ context }: Operation) => context['isBackground'] === true

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
            const isRead = op.type === 'query' || isBackground(op)
            if (isEnded && dropEndedSession(sentToken)) onSessionEnded({ path: op.path, isRead })
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

let whoeverListens: OnSessionEnded = () => undefined

/** Not every call goes through the links of tRPC; the browser's entry says once what becomes of a session that ended elsewhere. */
export function onSessionEndedElsewhere(onSessionEnded: OnSessionEnded) {
  whoeverListens = onSessionEnded
}

export const tellSessionEnded: OnSessionEnded = (call) => whoeverListens(call)
