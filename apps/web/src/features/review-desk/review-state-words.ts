import type { ReviewStatus } from '@tiffin/contract'

export const reviewStateWords: Readonly<Record<ReviewStatus, string>> = {
  pending: 'To read',
  approved: 'Approved',
  hidden: 'Hidden',
}
