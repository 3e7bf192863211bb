import { useCallback } from 'react'
import { farewell } from '../../lib/session/farewell.ts'
import { useEndSession } from '../use-end-session.ts'

/** Logs out to the home page, which says so: it is another document, and a toast of this one would go with it. */
export function useLeaveAdmin() {
  const endSession = useEndSession()
  return useCallback(() => {
    endSession()
    farewell.set('You are logged out')
  }, [endSession])
}
