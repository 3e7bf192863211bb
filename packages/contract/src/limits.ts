/** How much of one product a line may hold, and how many lines an order. Apart from the schemas, so that the shop need not load zod. */
export const MAX_LINE_QUANTITY = 99
export const MAX_ORDER_LINES = 100

/** What an uploaded file may weigh (API: 413 above it). */
export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024
