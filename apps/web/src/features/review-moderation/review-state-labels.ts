import type { ReviewStatus } from '@tiffin/contract'

export const reviewStateLabels: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Awaiting approval',
  approved: 'Approved',
  hidden: 'Hidden',
}
