/** The states of what guests send in. Not in the schema files, so the web need not load zod. */

/** The states of a contact message. Any of them may follow any other, so mistakes can be corrected. */
export const messageStates = ['new', 'answered', 'closed'] as const

/** The states of a catering request. */
export const cateringStates = ['new', 'quoted', 'booked', 'declined'] as const

/** The occasions for a catering request. */
export const cateringOccasions = ['wedding', 'corporate', 'private-party', 'festival', 'other'] as const

export type MessageState = (typeof messageStates)[number]
export type CateringState = (typeof cateringStates)[number]
export type CateringOccasion = (typeof cateringOccasions)[number]

/** Of a review. Guests see approved ones only. */
export const reviewStatuses = ['pending', 'approved', 'hidden'] as const

export type ReviewStatus = (typeof reviewStatuses)[number]

/** Of a subscriber. No newsletter is sent to an unconfirmed address. */
export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** The statuses of a table reservation. */
export const reservationStatuses = [
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  'seated',
  'no-show',
] as const

export type ReservationStatus = (typeof reservationStatuses)[number]

/** The possible transitions; a reservation that ends without a table frees its seats. */
export const reservationMoves: Record<ReservationStatus, readonly ReservationStatus[]> = {
  requested: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['seated', 'no-show', 'cancelled'],
  declined: [],
  cancelled: [],
  seated: [],
  'no-show': [],
}

/** Statuses with a table reserved or in use. */
export const seatedStatuses = [
  'requested',
  'confirmed',
  'seated',
] as const satisfies readonly ReservationStatus[]

/** Which reservations the list shows. */
export const reservationSpans = ['coming', 'past'] as const

export type ReservationSpan = (typeof reservationSpans)[number]
