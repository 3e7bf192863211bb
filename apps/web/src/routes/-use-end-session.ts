import { useRouter } from '@tanstack/react-router'
import { forgetSession } from '../lib/session.ts'
import { trpc } from '../lib/trpc.ts'
import { showToast } from '../ui/toast.ts'

/** Logs out at once. The server is told and not waited for: a session that it does not hear of ends in time. */
export function useEndSession() {
  const router = useRouter()
  const { client } = trpc.useUtils()
  return () => {
    client.auth.logout.mutate().catch(() => undefined)
    forgetSession()
    void router.navigate({ to: '/' })
    void showToast({ message: 'You are logged out', kind: 'success' })
  }
}
