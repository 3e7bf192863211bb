import type { Permission } from '@tiffin/contract'
import { useUser } from './session.ts'
import { trpc } from './trpc.ts'

const NEVER_STALE = Number.POSITIVE_INFINITY

/** The signed-in member's permissions, to decide what to show; null until known. The server checks every call. */
export function useMay(): ((permission: Permission) => boolean) | null {
  const isStaff = useUser()?.role === 'admin'
  const { data } = trpc.admin.me.useQuery(undefined, { staleTime: NEVER_STALE, enabled: isStaff })
  return data && isStaff ? (permission) => data.permissions.includes(permission) : null
}
