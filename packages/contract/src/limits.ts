/** Limits for a line's quantity, an order's lines and a line's options. Not in the schema files, so the shop need not load zod. */
export const MAX_LINE_QUANTITY = 99
export const MAX_ORDER_LINES = 100
export const MAX_LINE_OPTIONS = 100
/** What guests are asked at the checkout besides their dishes, and how many of one an order has. */
export const MAX_EXTRAS = 12
export const MAX_EXTRA_QUANTITY = 99
/** Different dishes in an order, including those in thalis, and portions of one of them. */
export const MAX_ORDER_DISHES = 1000
export const MAX_ORDER_PORTIONS = 100_000

/** How many entries of a list one call returns, at most and by default. */
export const MAX_LIST_LENGTH = 1000

/** How many dishes one call can change, or put in order: their ids still fit into a request. */
export const MAX_CHANGED_PRODUCTS = 3000

/** How many dishes a guest can save before logging in. */
export const MAX_WISHES = 1000

/** How many orders one call can move on. */
export const MAX_ORDER_MOVES = 100

/** The board shows no more open orders than this, the most urgent ones. */
export const MAX_BOARD_ORDERS = 200

/** How many dishes a page of the menu shows: most menus fit on one page. */
export const MENU_PAGE_LENGTH = 150

/** The maximum size of an uploaded file (API: 413 above it). */
export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024

/** No one fills in a form faster; the site's own forms wait this long before they submit. */
export const MIN_FORM_OPEN_MS = 2000

/** More guests than this should be discussed in person, not in a form. */
export const MAX_CATERING_GUESTS = 5000

/** The length of a customer's review, and of the restaurant's answer. */
export const MIN_REVIEW_CHARACTERS = 10
export const MAX_REVIEW_CHARACTERS = 2000

/** The maximum length of a field: in the API and in its form. */
export const MAX_NAME_LENGTH = 100
/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const MAX_EMAIL_LENGTH = 254
export const MAX_PHONE_LENGTH = 40
export const MAX_SEARCH_LENGTH = 120
/** Messages to the restaurant, and its replies. */
export const MAX_MESSAGE_LENGTH = 5000
/** A note with another request: for a table, for a buffet. */
export const MAX_NOTE_LENGTH = 1000
/** A guest's words to the kitchen, in visible characters (graphemes). */
export const MAX_KITCHEN_NOTE_LENGTH = 200
/** What staff note about a guest. */
export const MAX_GUEST_NOTE_LENGTH = 500
/** Why an order was cancelled, as shown to its guest. */
export const MAX_CANCEL_REASON_LENGTH = 200

export const MAX_VOUCHER_LENGTH = 40
export const MAX_BUDGET_LENGTH = 100
/** Of a dish or a promotion. */
export const MAX_TITLE_LENGTH = 120
/** Of a dish on the menu: `12`, `M4b`. */
/** Of a restaurant's own name for how an order came in. */
export const MAX_CHANNEL_LENGTH = 40
/** Of what another program calls an order. */
export const MAX_EXTERNAL_REFERENCE_LENGTH = 100
/** Of what other programs call a dish or a choice. */
export const MAX_SKU_LENGTH = 64
export const MAX_DISH_NUMBER_LENGTH = 8
export const MAX_SLUG_LENGTH = 120
export const MAX_DESCRIPTION_LENGTH = 2000
/** A few sentences above a category's dishes. */
export const MAX_CATEGORY_DESCRIPTION_LENGTH = 400
export const MAX_ORIGIN_LENGTH = 120
export const MAX_FLAVOUR_NOTES_LENGTH = 500
export const MAX_SUBTITLE_LENGTH = 240
/** Button labels, and the names of categories and special days. */
/** A sentence that stays on one or two lines of a phone. */
export const MAX_BANNER_LENGTH = 160
export const MAX_LABEL_LENGTH = 60
export const MAX_LINK_LENGTH = 2000
/** One emoji may be a family of several joined ones. */
export const MAX_EMOJI_LENGTH = 32
export const MAX_COUPON_CODE_LENGTH = 32
/** Choices of one option group, and groups of one dish. */
export const MAX_OPTION_CHOICES = 50
export const MAX_DISH_OPTION_GROUPS = 20

/** The most that a price or a coupon's amount can be, in the smallest units of the currency: sums of them stay exact. */
export const MAX_PRICE_CENTS = 10_000_000
/** The most that one choice adds to the price or takes off it. */
export const MAX_OPTION_PRICE_CENTS = 100_000

/** Why an amount of a currency with these decimals is too large or too small; null if it is neither. */
export function amountTrouble(amount: number, decimals: number, mostCents: number): string | null {
  const most = mostCents / 10 ** decimals
  if (amount > most) return `Enter at most ${most.toLocaleString('en')}`
  return amount < -most ? `Enter at least -${most.toLocaleString('en')}` : null
}

/** Refuses what no currency allows; each currency's own limit is known where the settings are. */
export const withinCents = (mostCents: number) =>
  [
    (amount: number) => amountTrouble(amount, 0, mostCents) === null,
    {
      error: ({ input }: { input?: unknown }) => amountTrouble(Number(input), 0, mostCents) ?? undefined,
      abort: true,
    },
  ] as const
