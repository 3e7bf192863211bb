/** Where a contact message stands. Any of them may follow any other: a slip of the hand is put right. */
export const messageStates = ['new', 'answered', 'closed'] as const

/** Where a catering request stands. */
export const cateringStates = ['new', 'quoted', 'booked', 'declined'] as const

/** What a catering request may be for. */
export const cateringOccasions = ['wedding', 'corporate', 'private-party', 'festival', 'other'] as const

export type MessageState = (typeof messageStates)[number]
export type CateringState = (typeof cateringStates)[number]
export type CateringOccasion = (typeof cateringOccasions)[number]
