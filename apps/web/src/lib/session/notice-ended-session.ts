import type { AppRouter } from '@tiffin/server/router'
import type { Operation, TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { readErrorBody } from '../api/explain-failure.ts'
import { forgetSession, tokenStore } from './session.ts'

/**
 * Receives the call that got the 401 (admins have a different login page) and whether it was only a read: pages read
 * data without any user action.
 */
export type OnSessionEnded = (call: { path: string; isRead: boolean }) => void

// There a 401 is about the password.
const LOGINS = new Set(['auth.login', 'auth.loginWithPasskey', 'auth.register'])

/** A call that was not triggered by the guest, and is optional. */
export const inBackground = { isBackground: true }

export const isBackground = ({ context }: Operation) => context['isBackground'] === true

/** On a 401 of any other call, deletes the stored session and notifies the page (SPEC 8). */
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

/** Returns whether it was still this browser's session. */
export function dropEndedSession(sentToken: string | null): boolean {
  // A late response about an older session must not end the new one.
  if (tokenStore.get() !== sentToken) return false
  forgetSession()
  return true
}

let listener: OnSessionEnded = () => undefined

/** Not every call uses tRPC's links; the browser's entry sets here how a session that ended elsewhere is handled. */
export function onSessionEndedElsewhere(onSessionEnded: OnSessionEnded) {
  listener = onSessionEnded
}

export const reportSessionEnded: OnSessionEnded = (call) => listener(call)
