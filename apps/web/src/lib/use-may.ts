import type { Permission } from '@tiffin/contract'
import { useUser } from './session.ts'
import { trpc } from './trpc.ts'

const NEVER_STALE = Number.POSITIVE_INFINITY

function useStaffMember() {
  const isStaff = useUser()?.role === 'admin'
  const { data } = trpc.admin.me.useQuery(undefined, { staleTime: NEVER_STALE, enabled: isStaff })
  return isStaff ? data : undefined
}

/** The signed-in member's permissions, to decide what to show; null until known. The server checks every call. */
export function useMay(): ((permission: Permission) => boolean) | null {
  const member = useStaffMember()
  return member ? (permission) => member.permissions.includes(permission) : null
}

/** Whether emails reach anyone; assumed until known. */
export const useSendsEmail = (): boolean => useStaffMember()?.sendsEmail !== false
