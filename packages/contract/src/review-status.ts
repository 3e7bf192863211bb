/** Guests see approved ones only. Apart from the schemas, so that the web need not load zod. */
export const reviewStatuses = ['pending', 'approved', 'hidden'] as const

export type ReviewStatus = (typeof reviewStatuses)[number]
