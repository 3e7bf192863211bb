import type { Limit } from '../../platform/rate-limits.ts'

export const reviewsOfAccount: Limit = { name: 'review', attempts: 20, minutes: 60 }
