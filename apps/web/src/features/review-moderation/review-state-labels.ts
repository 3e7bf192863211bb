import type { ReviewStatus } from '@tiffin/contract'

export const reviewStateLabels: Readonly<Record<ReviewStatus, string>> = {
  pending: 'To read',
  approved: 'Approved',
  hidden: 'Hidden',
}
