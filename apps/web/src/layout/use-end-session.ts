import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { forgetPerson } from '../lib/session/forget-person.ts'
import { useTRPCClient } from '../lib/api/trpc.ts'
import { showToast } from '../ui/toast.ts'

/** Logs out immediately, without waiting for the server: a session it is not told about expires in time. */
export function useEndSession() {
  const router = useRouter()
  const client = useTRPCClient()
  const queryClient = useQueryClient()
  return useCallback(() => {
    client.auth.logout.mutate().catch(() => undefined)
    forgetPerson()
    void router.navigate({ to: '/' }).then(() => queryClient.removeQueries({ type: 'inactive' }))
    showToast({ message: 'You are logged out', kind: 'success' })
  }, [router, client, queryClient])
}
