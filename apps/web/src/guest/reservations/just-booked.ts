// In memory only: after a reload, or for someone who was sent the link, the table has not just been requested.
let justBookedId: string | null = null

export const markJustBooked = (reservationId: string) => {
  justBookedId = reservationId
}

export const wasJustBooked = (reservationId: string) => justBookedId === reservationId
