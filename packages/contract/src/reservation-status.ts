/** Where a table reservation stands. Apart from the schemas, so that the site need not load zod. */
export const reservationStatuses = [
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  'seated',
  'no-show',
] as const

export type ReservationStatus = (typeof reservationStatuses)[number]

/** The only ways on; whatever ends without a table gives its seats back. */
export const reservationMoves: Record<ReservationStatus, readonly ReservationStatus[]> = {
  requested: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['seated', 'no-show', 'cancelled'],
  declined: [],
  cancelled: [],
  seated: [],
  'no-show': [],
}

/** A table is kept for these, or taken by them. */
export const seatedStatuses = [
  'requested',
  'confirmed',
  'seated',
] as const satisfies readonly ReservationStatus[]

/** Which reservations the restaurant looks at. */
export const reservationSpans = ['coming', 'past'] as const

export type ReservationSpan = (typeof reservationSpans)[number]
