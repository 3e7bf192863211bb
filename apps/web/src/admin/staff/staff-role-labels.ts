import type { StaffRole } from '@tiffin/contract'

/** The name of each staff role, and a one-line summary of its permissions. */
export const staffRoleLabels: Record<StaffRole, { label: string; hint: string }> = {
  owner: { label: 'Owner', hint: 'Everything' },
  manager: { label: 'Manager', hint: 'Everything except staff and log' },
  kitchen: { label: 'Kitchen', hint: 'Orders and availability' },
}
