import { useRouter } from '@tanstack/react-router'
import type { Session } from '@tiffin/contract'
import { readBackPath } from '../lib/back-path.ts'
import { keepSession } from '../lib/session.ts'

/** For `validateSearch`: where to go afterwards, if that is on this site. */
export const readBackSearch = ({ back }: Record<string, unknown>): { back?: string | undefined } => ({
  // Said even when it is nothing: what is left out stays as it was written in the address.
  back: readBackPath(back) ?? undefined,
})

/** Keeps a session that has just begun and goes where it was needed. */
export function useBegin() {
  const router = useRouter()
  return (session: Session, href: string) => {
    keepSession(session)
    // The way back shall not lead to a login page that shows nothing any more.
    void router.navigate({ href, replace: true })
  }
}
