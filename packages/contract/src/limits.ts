/** How much of one product a line may hold, and how many lines an order. Apart from the schemas, so that the shop need not load zod. */
export const MAX_LINE_QUANTITY = 99
export const MAX_ORDER_LINES = 100

/** How many dishes a page of the menu shows: all of most menus. */
export const MENU_PAGE_LENGTH = 150

/** What an uploaded file may weigh (API: 413 above it). */
export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024

/** Nobody fills in a form faster; the site's own forms wait for it before they send. */
export const MIN_FORM_OPEN_MS = 2000

/** More guests than this are a matter for a talk, not for a form. */
export const MAX_CATERING_GUESTS = 5000

/** What a customer may say about a dish, and the restaurant in its answer. */
export const MIN_REVIEW_CHARACTERS = 10
export const MAX_REVIEW_CHARACTERS = 2000
