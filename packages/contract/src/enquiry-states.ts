/** The states of a contact message. Any of them may follow any other, so mistakes can be corrected. */
export const messageStates = ['new', 'answered', 'closed'] as const

/** The states of a catering request. */
export const cateringStates = ['new', 'quoted', 'booked', 'declined'] as const

/** The occasions for a catering request. */
export const cateringOccasions = ['wedding', 'corporate', 'private-party', 'festival', 'other'] as const

export type MessageState = (typeof messageStates)[number]
export type CateringState = (typeof cateringStates)[number]
export type CateringOccasion = (typeof cateringOccasions)[number]
