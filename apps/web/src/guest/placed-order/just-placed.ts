// In memory only: after a reload, or for someone who was sent the link, the order has not just been placed.
let justPlacedId: string | null = null

export const markJustPlaced = (orderId: string) => {
  justPlacedId = orderId
}

export const wasJustPlaced = (orderId: string) => justPlacedId === orderId
