// In memory only: after a reload, or for somebody who was sent the link, the table has not just been asked for.
let justBookedId: string | null = null

export const markJustBooked = (reservationId: string) => {
  justBookedId = reservationId
}

export const wasJustBooked = (reservationId: string) => justBookedId === reservationId
