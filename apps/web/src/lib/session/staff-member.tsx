/** The signed-in member of staff, as the server knows them. */
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '@tiffin/server/router'
import { createContext, useContext, type ReactNode } from 'react'
import type { Permission } from '@tiffin/contract'
import { readErrorBody } from '../api/explain-failure.ts'
import { useTRPC } from '../api/trpc.ts'
import { useUser } from './session.ts'

type StaffMember = inferRouterOutputs<AppRouter>['admin']['me']

const NEVER_STALE = Number.POSITIVE_INFINITY

const StaffMemberContext = createContext<StaffMember | undefined>(undefined)
const SetupContext = createContext(false)
const FailureContext = createContext(false)

/** Whether they first have to replace a generated password, or add a second factor. */
export const useNeedsSetup = (): boolean => useContext(SetupContext)

/** Whether the server could not say who they are. */
export const useStaffMemberFailed = (): boolean => useContext(FailureContext)

/** Undefined until known, and for everyone else. */
const useStaffMember = (): StaffMember | undefined => useContext(StaffMemberContext)

/** Asks once for all parts of the page: each observer of a query would render again when another one starts it. */
export function StaffMemberProvider({ children }: { children: ReactNode }) {
  const isStaff = useUser()?.role === 'admin'
  const trpc = useTRPC()
  const { data, error } = useQuery(
    trpc.admin.me.queryOptions(undefined, { staleTime: NEVER_STALE, enabled: isStaff }),
  )
  const needsSetup = isStaff && readErrorBody(error)?.code === 'SETUP_REQUIRED'
  return (
    <SetupContext value={needsSetup}>
      <FailureContext value={isStaff && error !== null}>
        <StaffMemberContext value={isStaff ? data : undefined}>{children}</StaffMemberContext>
      </FailureContext>
    </SetupContext>
  )
}

/** The signed-in member's permissions, to decide what to show; null until known. The server checks every call. */
export function useMay(): ((permission: Permission) => boolean) | null {
  const member = useStaffMember()
  return member ? (permission) => member.permissions.includes(permission) : null
}

/** Whether emails reach anyone; assumed until known. */
export const useSendsEmail = (): boolean => useStaffMember()?.sendsEmail !== false
