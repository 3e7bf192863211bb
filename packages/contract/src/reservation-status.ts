/** The statuses of a table reservation. Not in the schema files, so the site need not load zod. */
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
