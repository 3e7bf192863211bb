import { useRouter } from '@tanstack/react-router'
import type { Session } from '@tiffin/contract'
import { readBackPath } from '../lib/session/login-address.ts'
import { saveSession } from '../lib/session/session.ts'

/** For `validateSearch`: where to go afterwards, if that is on this site. */
export const readBackSearch = ({ back }: Record<string, unknown>): { back?: string | undefined } => ({
  // Returned even if undefined: what is left out stays in the address as it is.
  back: readBackPath(back) ?? undefined,
})

/** Saves a new session and goes to where it was needed. */
export function useStartSession() {
  const router = useRouter()
  return (session: Session, href: string) => {
    saveSession(session)
    // Going back must not lead to a login page that no longer shows anything.
    void router.navigate({ href, replace: true })
  }
}
