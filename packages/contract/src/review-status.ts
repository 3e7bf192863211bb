/** Guests see approved ones only. Not in the schema files, so the web need not load zod. */
export const reviewStatuses = ['pending', 'approved', 'hidden'] as const

export type ReviewStatus = (typeof reviewStatuses)[number]
