/** How much of one product a line may hold, and how many lines an order. Apart from the schemas, so that the shop need not load zod. */
export const MAX_LINE_QUANTITY = 99
export const MAX_ORDER_LINES = 100

/** How many orders are moved on with one call. */
export const MAX_ORDER_MOVES = 100

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

/** How many characters a field takes: at the door, and in the form that fills it. */
export const MAX_NAME_LENGTH = 100
/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const MAX_EMAIL_LENGTH = 254
export const MAX_PHONE_LENGTH = 40
export const MAX_SEARCH_LENGTH = 120
/** What guests write to the restaurant, and what it answers. */
export const MAX_MESSAGE_LENGTH = 5000
/** A wish beside something else: at a table, at a buffet. */
export const MAX_WISH_LENGTH = 1000
/** Why an order was cancelled, in words that its guest reads. */
export const MAX_CANCEL_REASON_LENGTH = 200
export const MAX_BUDGET_LENGTH = 100
/** Of a dish or a promotion. */
export const MAX_TITLE_LENGTH = 120
export const MAX_SLUG_LENGTH = 120
export const MAX_DESCRIPTION_LENGTH = 2000
export const MAX_ORIGIN_LENGTH = 120
export const MAX_FLAVOUR_NOTES_LENGTH = 500
export const MAX_SUBTITLE_LENGTH = 240
/** What is said on a button, and the names of categories and special days. */
export const MAX_LABEL_LENGTH = 60
export const MAX_LINK_LENGTH = 2000
/** One emoji may be a family of joined ones. */
export const MAX_EMOJI_LENGTH = 32
export const MAX_COUPON_CODE_LENGTH = 32
/** What guests type for one, spaces and all. */
export const MAX_TYPED_COUPON_LENGTH = 64
