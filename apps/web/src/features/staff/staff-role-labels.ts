import type { StaffRole } from '@tiffin/contract'

/** What each staff role is called, and what it may do, in one line. */
export const staffRoleLabels: Record<StaffRole, { label: string; hint: string }> = {
  owner: { label: 'Owner', hint: 'Everything' },
  manager: { label: 'Manager', hint: 'Everything except staff and log' },
  kitchen: { label: 'Kitchen', hint: 'Orders and availability' },
}
