import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { forgetSession } from '../lib/session.ts'
import { trpc } from '../lib/trpc.ts'
import { showToast } from '../ui/toast.ts'

/** Logs out immediately, without waiting for the server: a session it is not told about expires in time. */
export function useEndSession() {
  const router = useRouter()
  const { client } = trpc.useUtils()
  return useCallback(() => {
    client.auth.logout.mutate().catch(() => undefined)
    forgetSession()
    void router.navigate({ to: '/' })
    void showToast({ message: 'You are logged out', kind: 'success' })
  }, [router, client])
}
