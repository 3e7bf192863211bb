import type { Permission } from '@tiffin/contract'
import { useStaffMember } from './staff-member.tsx'

/** The signed-in member's permissions, to decide what to show; null until known. The server checks every call. */
export function useMay(): ((permission: Permission) => boolean) | null {
  const member = useStaffMember()
  return member ? (permission) => member.permissions.includes(permission) : null
}

/** Whether emails reach anyone; assumed until known. */
export const useSendsEmail = (): boolean => useStaffMember()?.sendsEmail !== false
