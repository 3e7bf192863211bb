// Drawn from the server's router by `npm run generate`: do not edit.
import type { CallOptions, Download, KeyedCallOptions } from './call-options.ts'
import type { ProcedureRow } from './procedure-row.ts'

export const errorCodes = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'CLOSED',
  'SLOT_FULL',
  'COUPON_INVALID',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export type Permission =
  | 'dashboard'
  | 'orders'
  | 'availability'
  | 'menu'
  | 'promotions'
  | 'coupons'
  | 'customers'
  | 'enquiries'
  | 'reservations'
  | 'subscribers'
  | 'reviews'
  | 'hours'
  | 'settings'
  | 'staff'
  | 'log'
  | 'backups'

export type CateringOccasion = 'wedding' | 'corporate' | 'private-party' | 'festival' | 'other'

export type CateringState = 'new' | 'quoted' | 'booked' | 'declined'

export type CouponKind = 'percent' | 'fixed'

export type DietaryLabel = 'vegetarian' | 'vegan' | 'gluten-free' | 'dairy-free'

export type ExportFormat = 'xlsx' | 'csv'

export type LetterState = 'waiting' | 'sent' | 'saved'

export type LogKind =
  | 'order'
  | 'reservation'
  | 'message'
  | 'catering request'
  | 'product'
  | 'category'
  | 'availability'
  | 'menu'
  | 'picture'
  | 'promotion'
  | 'coupon'
  | 'customer'
  | 'review'
  | 'subscription'
  | 'staff'
  | 'special day'
  | 'settings'

export type MessageState = 'new' | 'answered' | 'closed'

export type OrderFilter =
  'open' | 'placed' | 'accepted' | 'preparing' | 'ready' | 'completed' | 'cancelled' | 'no-show' | 'finished'

export type OrderSort = 'due' | 'newest'

export type OrderStatus =
  'placed' | 'accepted' | 'preparing' | 'ready' | 'completed' | 'cancelled' | 'no-show'

export type PaymentMethod = 'cash' | 'card' | 'paypal' | 'upi'

export type ReservationSpan = 'coming' | 'past'

export type ReservationStatus = 'requested' | 'confirmed' | 'declined' | 'cancelled' | 'seated' | 'no-show'

export type ReviewStatus = 'pending' | 'approved' | 'hidden'

export type SalesSpan = 'today' | '7-days' | '30-days' | '90-days' | 'this-year'

export type SettingSectionName = 'ordering' | 'hours' | 'tables' | 'contact' | 'taxes'

export type SpiceLevel = 'mild' | 'medium' | 'hot' | 'extra hot'

export type StaffRole = 'owner' | 'manager' | 'kitchen'

export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed'

export type UserRole = 'customer' | 'admin'

/** What the account page shows of its owner. */
export interface Account {
  _id: string
  name: string
  email: string
  role: UserRole
  isEmailVerified: boolean
  createdAt: string
}

/** Everything that is kept about a customer, for themselves to take along. */
export interface AccountExport {
  exportedAt: string
  account: Account
  orders: Order[]
  wishlist: { slug: string; title: string }[]
  reviews: {
    _id: string
    /** A first name */
    author: string
    stars: number
    text: string
    /** When it was written as it stands */
    createdAt: string
    /** On the clock on the restaurant’s wall, to the minute */
    createdLocal: string
    /** The restaurant's */
    answer?: string
    /** Guests see approved ones only; a change makes it pending again */
    status: ReviewStatus
    product: { slug: string; title: string }
  }[]
}

export interface AdminStats {
  ordersCount: number
  productsCount: number
  usersCount: number
  /** Totals of all orders but cancelled ones and no-shows */
  revenue: number
  recentOrders: Order[]
}

/** What guests were promised for hours of a day at which it is closed now. */
export interface AffectedDay {
  /** A day of the restaurant’s calendar, `2026-12-25` */
  day: string
  orders: number
  reservations: number
}

export interface AnswerReviewInput {
  id: string
  /** Which edit this is: a change over a newer one is refused */
  version: number
  /** Blank or null takes it away */
  answer?: string | null | undefined
}

export interface AppliedCoupon {
  /** Never over the subtotal */
  discount: number
}

export interface ApplyCouponInput {
  code: string
  /** Dollars with two decimals */
  subtotal: number
}

export interface BookTableInput {
  /** An instant, with any offset: `2026-12-12T18:30:00-06:00` */
  startsAt: string
  partySize: number | string
  name: string
  email: string
  phone: string
  notes?: string | null | undefined
  form?:
    | {
        /** A field that people do not see. It stays empty */
        trap?: string | undefined
        /** For how long the form had been open, in milliseconds */
        openMs?: number | undefined
      }
    | undefined
}

/**  */
export interface CartItem {
  slug: string
  title: string
  /** Dollars for one, after the product’s own discount */
  price: number
  thumbnail?: string
  quantity: number
}

export interface Category {
  _id: string
  slug: string
  name: string
  emoji: string
}

export interface CategoryIdInput {
  id: string
}

export interface CateringInput {
  id: string
}

export interface CateringList {
  requests: CateringRequest[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
  /** How many nobody has answered yet, whatever is listed */
  newCount: number
}

export interface CateringRecord {
  _id: string
  /** What guest and desk call it: `C-101` */
  reference: string
  name: string
  email: string
  phone?: string
  occasion: CateringOccasion
  eventDay: string
  guestCount: number
  budget?: string
  dietary?: string
  comments?: string
  state: CateringState
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
  /** What the guest was answered, oldest first */
  letters: Letter[]
}

/** What a guest would like to be cooked for how many. */
export interface CateringRequest {
  _id: string
  /** What guest and desk call it: `C-101` */
  reference: string
  name: string
  email: string
  phone?: string
  occasion: CateringOccasion
  eventDay: string
  guestCount: number
  budget?: string
  dietary?: string
  comments?: string
  state: CateringState
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
}

/** A field that is absent stays as it is. Without a version the last word counts. */
export interface ChangeCategoryInput {
  name?: string | undefined
  slug?: string | null | undefined
  emoji?: string | undefined
  id: string
  /** Which edit this is: a change over a newer one is refused */
  version?: number | undefined
}

export interface ChangeCateringStateInput {
  id: string
  /** What the caller saw: a change over a newer one is refused */
  from: CateringState
  to: CateringState
}

/** A field that is absent stays as it is. Without a version the last word counts. */
export interface ChangeCouponInput {
  code?: string | undefined
  kind?: CouponKind | undefined
  /** Percent or dollars, as the kind says */
  value?: number | undefined
  /** Dollars */
  minSubtotal?: number | null | undefined
  /** At most so many dollars off */
  cap?: number | null | undefined
  /** An instant, or a time without a zone on the restaurant’s wall clock: 2026-12-01T11:00 */
  startsAt?: string | null | undefined
  /** An instant, or a time without a zone on the restaurant’s wall clock: 2026-12-01T11:00 */
  endsAt?: string | null | undefined
  maxUses?: number | null | undefined
  maxUsesPerCustomer?: number | null | undefined
  active?: boolean | undefined
  id: string
  /** Which edit this is: a change over a newer one is refused */
  version?: number | undefined
}

export interface ChangeMessageStateInput {
  id: string
  /** What the caller saw: a change over a newer one is refused */
  from: MessageState
  to: MessageState
}

export interface ChangeOrderStatusInput {
  id: string
  from: OrderStatus
  to: OrderStatus
  /** Of a cancellation, which needs one: the guest reads it */
  reason?: string | null | undefined
}

/** Several at once, each on its own. */
export interface ChangeOrderStatusesInput {
  moves: ChangeOrderStatusInput[]
}

export interface ChangePasswordInput {
  currentPassword: string
  newPassword: string
}

/** A field that is absent stays as it is. Without a version the last word counts. */
export interface ChangeProductInput {
  title?: string | undefined
  /** Its name in addresses; without one it is made of the title */
  slug?: string | null | undefined
  categorySlug?: string | undefined
  /** Dollars, before the discount; rounded to the cent */
  price?: number | undefined
  description?: string | null | undefined
  imageUrl?: string | null | undefined
  isFeatured?: boolean | undefined
  discountPercent?: number | undefined
  /** null stops counting portions */
  stock?: number | null | undefined
  attributes?: ProductAttributesInput | undefined
  dietary?: DietaryLabel[] | undefined
  spiceLevel?: SpiceLevel | null | undefined
  id: string
  /** Which edit this is: a change over a newer one is refused */
  version?: number | undefined
}

/** A field that is absent stays as it is. Without a version the last word counts. */
export interface ChangePromotionInput {
  title?: string | undefined
  subtitle?: string | null | undefined
  image?: string | null | undefined
  ctaText?: string | null | undefined
  ctaLink?: string | null | undefined
  active?: boolean | undefined
  order?: number | undefined
  id: string
  /** Which edit this is: a change over a newer one is refused */
  version?: number | undefined
}

export interface ChangeReservationStatusInput {
  id: string
  from: ReservationStatus
  to: ReservationStatus
}

export interface ChangeSettingsInput {
  ordering?: OrderingSettingsInput | undefined
  hours?: HoursSettingsInput | undefined
  tables?: TablesSettingsInput | undefined
  contact?: ContactSettingsInput | undefined
  taxes?: TaxesSettingsInput | undefined
  /** Which edit this is: a change over a newer one is refused */
  version?: number | undefined
}

/** A field that is absent stays as it is. Without a version the last word counts. */
export interface ChangeSpecialDayInput {
  name?: string | undefined
  firstDay?: string | undefined
  /** Leave blank for a single day */
  lastDay?: '' | string | null | undefined
  /** Without hours it is closed */
  opens?: string | null | undefined
  closes?: string | null | undefined
  id: string
  /** Which edit this is: a change over a newer one is refused */
  version?: number | undefined
}

export interface ChangeStaffRoleInput {
  id: string
  staffRole: StaffRole
  /** What was seen: over another role the change is refused */
  from?: StaffRole | undefined
}

/** Somebody who works here, as the owner sees them. */
export interface Colleague {
  _id: string
  name: string
  email: string
  staffRole: StaffRole
  isDisabled: boolean
  /** Has not set a password yet */
  isInvited: boolean
  createdAt: string
}

export interface ColleagueInput {
  id: string
}

/** What stands behind the hash of a mailed link. */
export interface ConfirmSubscriptionInput {
  token: string
}

/** What a guest has written to the restaurant. */
export interface ContactMessage {
  _id: string
  name: string
  email: string
  phone?: string
  message: string
  state: MessageState
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
}

export interface ContactSettings {
  phone: {
    /** As it is printed, `780-555-0142` */
    display: string
    /** As a telephone dials it, `+17805550142` */
    tel: string
  }
  /** What guests are told to write to */
  email: string
  /** Where messages, catering requests and requests for tables go */
  deskEmail: string
  social: { label: string; url: string }
}

export interface ContactSettingsInput {
  phone: {
    /** As it is printed, `780-555-0142` */
    display: string
    /** As a telephone dials it, `+17805550142` */
    tel: string
  }
  /** What guests are told to write to */
  email: string
  /** Where messages, catering requests and requests for tables go */
  deskEmail: string
  social: { label: string; url: string }
}

/** A coupon as those see it who run the restaurant. */
export interface Coupon {
  _id: string
  code: string
  kind: CouponKind
  /** Percent or dollars, as the kind says */
  value: number
  /** Dollars with two decimals */
  minSubtotal: number
  /** Takes off this much at most */
  cap: number | null
  startsAt: string | null
  /** On the clock on the restaurant’s wall, to the minute */
  startsLocal: string | null
  endsAt: string | null
  /** On the clock on the restaurant’s wall, to the minute */
  endsLocal: string | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** Orders that have it and were not cancelled */
  uses: number
  active: boolean
  /** Which edit this is: a change over a newer one is refused */
  version: number
}

export interface CouponIdInput {
  id: string
}

/** Who picks the order up. */
export interface Customer {
  name: string
  email: string
  phone?: string | null | undefined
}

/** A customer's account as the restaurant sees it. */
export interface CustomerAccount {
  _id: string
  name: string
  email: string
  isEmailVerified: boolean
  /** Nobody can use it; its orders stay */
  isDisabled: boolean
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
  /** All their orders, also those a guest placed with the address once it is verified */
  ordersCount: number
  /** Totals of their orders but cancelled ones and no-shows */
  spent: number
}

export interface CustomerInput {
  id: string
}

export interface CustomerList {
  customers: CustomerAccount[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
}

export interface CustomerRecord {
  _id: string
  name: string
  email: string
  isEmailVerified: boolean
  /** Nobody can use it; its orders stay */
  isDisabled: boolean
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
  /** All their orders, also those a guest placed with the address once it is verified */
  ordersCount: number
  /** Totals of their orders but cancelled ones and no-shows */
  spent: number
  /** Newest first, at most a hundred */
  orders: Order[]
}

/** Nobody decides about words that they have not read: the version is the one that was shown. */
export interface DecideReviewInput {
  id: string
  /** Which edit this is: a change over a newer one is refused */
  version: number
}

export interface DeleteAccountInput {
  password: string
}

/** A reservation as it stands in the restaurant's book. */
export interface DeskReservation {
  /** Unguessable: whoever knows it may read the reservation's page, and cancel it */
  _id: string
  /** What is said at the door */
  number: number
  status: ReservationStatus
  startsAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  startsLocal: string
  partySize: number
  name: string
  email: string
  phone: string
  notes?: string
  /** Whether its guest may still cancel it here */
  canCancel: boolean
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
  /** By everybody who has asked for the same time */
  seatsTaken: number
  /** How many may arrive at one time */
  seats: number
}

/** A call that has nothing to say but that it was done. */
export interface Done {
  done: true
}

/** A category as its editor sees it. */
export interface EditableCategory {
  _id: string
  slug: string
  name: string
  emoji: string
  /** Which edit this is: a change over a newer one is refused */
  version: number
  /** Only an empty category can be deleted */
  productsCount: number
}

/** A product as its editor sees it. */
export interface EditableProduct {
  _id: string
  /** Its name in addresses */
  slug: string
  title: string
  description: string
  /** Dollars, before the discount */
  price: number
  /** 0 means no discount */
  discountPercent: number
  /** Address of its picture, often a path of this site */
  thumbnail?: string
  /** Portions left; 999 where portions are not counted */
  stock: number
  isFeatured: boolean
  category: { _id: string; slug: string; name: string }
  attributes: ProductAttributes
  dietary: DietaryLabel[]
  spiceLevel?: SpiceLevel
  /** Absent without reviews */
  rating?: {
    /** Stars, to one decimal */
    average: number
    /** Of the reviews that guests see */
    count: number
  }
  /** Portions left, also of a dish that is sold out; null where they are not counted */
  countedStock: number | null
  /** Which edit this is: a change over a newer one is refused */
  version: number
  isSoldOut: boolean
  /** The day on which it is for sale again; null: when somebody brings it back */
  soldOutUntil: string | null
}

/** A promotion as its editor sees it. */
export interface EditablePromotion {
  _id: string
  title: string
  subtitle: string
  /** Address of its picture, or nothing */
  image: string
  ctaText: string
  ctaLink: string
  active: boolean
  /** Where it stands: the least comes first */
  order: number
  /** Which edit this is: a change over a newer one is refused */
  version: number
}

/** The catering requests that came in on these days; the event may be much later. */
export interface ExportCateringInput {
  from: string
  to: string
  state?: CateringState | undefined
  format: ExportFormat
}

export interface ExportCustomersInput {
  format: ExportFormat
}

/** The messages that came in on these days. */
export interface ExportMessagesInput {
  from: string
  to: string
  state?: MessageState | undefined
  format: ExportFormat
}

/**
 * The orders that were placed from the one day to the other, both included, by the restaurant's
 * calendar.
 */
export interface ExportOrdersInput {
  from: string
  to: string
  status?: OrderStatus | undefined
  format: ExportFormat
}

/** The reservations for the days from the one to the other, both included. */
export interface ExportReservationsInput {
  from: string
  to: string
  status?: ReservationStatus | undefined
  format: ExportFormat
}

/** Those who have confirmed. */
export interface ExportSubscribersInput {
  format: ExportFormat
}

export interface GetOrderInput {
  id: string
}

export interface GetProductInput {
  slug: string
}

export interface HoursSettings {
  /** Orders, pickup and tables follow these */
  kitchen: WeeklyHours
  /** Enquiries and catering */
  desk: WeeklyHours
  /** Categories that are cooked for a part of the day only */
  service: ServedCategory[]
}

export interface HoursSettingsInput {
  /** Orders, pickup and tables follow these */
  kitchen: WeeklyHoursInput
  /** Enquiries and catering */
  desk: WeeklyHoursInput
  /** Categories that are cooked for a part of the day only */
  service: ServedCategoryInput[]
}

export interface ImportInput {
  file: Blob | Uint8Array
  fileName?: string | undefined
  /** Rows whose slug is on the menu already change that product, instead of being skipped */
  mode?: 'update' | undefined
  /** Of the preview: if the file would do something else by now, nothing is done (409) */
  fingerprint?: string | undefined
}

/** What an import would do. Only the first rows of each kind are in it. */
export interface ImportPreview {
  fingerprint: string
  counts: { new: number; changed: number; unchanged: number; refused: number }
  /** Headings that name nothing we know */
  ignoredColumns: string[]
  new: {
    /** As the spreadsheet shows it */
    row: number
    slug: string
    title: string
  }[]
  changed: {
    /** As the spreadsheet shows it */
    row: number
    slug: string
    title: string
    changes: { column: string; before: string; after: string }[]
  }[]
  refused: {
    /** As the spreadsheet shows it */
    row: number
    title: string
    reasons: {
      /** Such as C7 */
      cell?: string
      message: string
    }[]
  }[]
}

export interface ImportResult {
  inserted: number
  /** Already on the menu, and not to be changed or not different */
  skipped: number
  /** Only with mode=update */
  updated?: number
  /** Refused rows */
  errors: {
    /** As the spreadsheet shows it */
    row: number
    /** Such as C7 */
    cell?: string
    message: string
  }[]
}

/** The address gets a link to set a password. */
export interface InviteStaffInput {
  name: string
  email: string
  staffRole: StaffRole
}

/** What the restaurant has written to a guest. */
export interface Letter {
  _id: string
  title: string
  body: string
  writtenBy: string
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
  /** `sent` to the mail server, or `saved` as a file because no mail server is set */
  state: LetterState
  /** When the mail server took it */
  sentAt: string | null
}

/** `catering.list`: by state and by words in reference, name, address, phone or text. */
export interface ListCateringInput {
  state?: CateringState | undefined
  /** In reference, name, address, phone or text */
  q?: string | null | undefined
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

/** `customers.list`: by words in name or address. */
export interface ListCustomersInput {
  /** In name or address */
  q?: string | null | undefined
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

/** Days are the restaurant's, and both belong to the span. */
export interface ListLogInput {
  /** In the action, in who did it and in what it was done to */
  q?: string | null | undefined
  /** What was changed */
  kind?: LogKind | undefined
  userId?: string | null | undefined
  subjectId?: string | null | undefined
  from?: string | undefined
  to?: string | undefined
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

/** `messages.list`: by state and by words in name, address, phone or text. */
export interface ListMessagesInput {
  state?: MessageState | undefined
  /** In name, address, phone or text */
  q?: string | null | undefined
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

/** `orders/my`: everything, or a part. */
export interface ListMyOrdersInput {
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

/** The restaurant's list: by status, by the day of pickup, by number, name, e-mail or phone. */
export interface ListOrdersInput {
  /** One status; `open`: placed, accepted, preparing or ready; `finished`: all others */
  status?: OrderFilter | undefined
  /**
   * Without it newest first. `due`: first what nobody has accepted yet, then what else is open, both
   * by the time of pickup; what is finished after them, newest first
   */
  sort?: OrderSort | undefined
  /** Of the pickup */
  day?: string | undefined
  /** In number, name, e-mail or phone */
  q?: string | null | undefined
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

export interface ListPickupTimesInput {
  /** The dishes in the cart; breakfast has hours of its own */
  slugs: string[]
}

export interface ListProductsInput {
  /** Slug of a category; an unknown one gives an empty list */
  category?: string | undefined
  /** Words in title or description; case and accents do not matter */
  q?: string | undefined
  /** Without it: in menu order */
  sort?: 'popular' | 'newest' | undefined
  /** Only those that the restaurant puts forward, or only the others */
  featured?: boolean | string | undefined
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

/** Without a day: the first one on which a table is free for so many. */
export interface ListReservationTimesInput {
  day?: string | undefined
  partySize: number | string
}

/** The restaurant's list: those of a day, or all of today and later, or all from before. */
export interface ListReservationsInput {
  day?: string | undefined
  /** Where no day is named; coming, unless it says so */
  span?: ReservationSpan | undefined
  status?: ReservationStatus | undefined
  /** In number, name, e-mail or phone */
  q?: string | null | undefined
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

export interface ListReviewsInput {
  slug: string
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

/** By state, by dish, and by words in text, answer, author or dish. */
export interface ListStaffReviewsInput {
  status?: ReviewStatus | undefined
  /** Slug of a dish */
  product?: string | undefined
  /** In text, answer, author or dish */
  q?: string | null | undefined
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

/** `subscribers.list`: by words in the address. */
export interface ListSubscribersInput {
  /** In the address */
  q?: string | null | undefined
  status?: SubscriberStatus | undefined
  /** At most so many */
  limit?: number | string | undefined
  /** Passes over so many first */
  offset?: number | string | undefined
}

/** One thing that staff have changed. */
export interface LogEntry {
  _id: string
  /** As the world has it and as the clock on the restaurant’s wall showed it */
  time: PickupTime
  user: { _id: string; email: string }
  /** A verb and what it was done to: `change product` */
  action: string
  subject: {
    _id: string
    /** What it was called, where it had a name */
    name?: string
  }
  /** Absent where something was made */
  before?: unknown
  /** Absent where something was deleted */
  after?: unknown
}

export interface LogList {
  entries: LogEntry[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
}

export interface LoginInput {
  email: string
  password: string
}

export interface MarkPaidInput {
  id: string
  method: PaymentMethod
}

export interface MessageInput {
  id: string
}

export interface MessageList {
  messages: ContactMessage[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
  /** How many nobody has answered yet, whatever is listed */
  newCount: number
}

export interface MessageRecord {
  _id: string
  name: string
  email: string
  phone?: string
  message: string
  state: MessageState
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
  /** What the guest was answered, oldest first */
  letters: Letter[]
}

export interface MyReview {
  /** Has picked the dish up */
  mayReview: boolean
  review: OwnReview | null
}

export interface OpeningDay {
  /** A day of the restaurant’s calendar, `2026-12-25` */
  day: string
  /** The day’s first instant */
  from: string
  /** Why it keeps other hours than its weekday */
  special: string | null
  /** When orders are handed out; none: closed */
  kitchen: { opens: PickupTime; closes: PickupTime }[]
  /** When enquiries and catering requests are answered */
  desk: { opens: PickupTime; closes: PickupTime }[]
}

export interface OpeningSpan {
  /** On the clock on the restaurant’s wall, `11:00` */
  opens: string
  /** On the clock on the restaurant’s wall, `11:00` */
  closes: string
}

export interface OpeningSpanInput {
  /** On the clock on the restaurant’s wall, `11:00` */
  opens: string
  /** On the clock on the restaurant’s wall, `11:00` */
  closes: string
}

/** Instants beside wall-clock times, so that no client needs to know the zone. */
export interface OpeningWeek {
  /** Today and the 13 days after it */
  days: OpeningDay[]
}

/** An order as its guest and the admin see it. */
export interface Order {
  /** Unguessable: whoever knows it may read the order's page */
  _id: string
  /** What is called out at the counter */
  number: number
  createdAt: string
  status: OrderStatus
  /** Why it was cancelled, written for the guest */
  cancelReason?: string
  customer: { name: string; email: string; phone?: string }
  items: CartItem[]
  amounts: OrderAmounts
  /** What it was placed with */
  tax: { name: string; percent: number }
  couponCode?: string
  fulfillment: {
    type: 'pickup'
    pickupAt: string
    /** On the clock on the restaurant’s wall, to the minute */
    pickupLocal: string
  }
  payment: {
    /** How the guest means to pay */
    method: PaymentMethod
    /** Since when it has been paid; absent until then */
    paid?: {
      at: string
      /** On the clock on the restaurant’s wall, to the minute */
      local: string
      /** How it was paid */
      method: PaymentMethod
    }
  }
}

export interface OrderAmounts {
  /** Dollars with two decimals */
  subtotal: number
  /** What the coupon takes off, in dollars */
  discount: number
  /** Rounded once, on the whole order */
  tax: number
  /** Always 0.00: pickup */
  deliveryFee: number
  /** Dollars with two decimals */
  total: number
}

export interface OrderCategoriesInput {
  /** All categories, in the order that they are to have */
  ids: string[]
  /** The order that was seen: over another one the change is refused */
  seen?: string[] | undefined
}

export interface OrderList {
  orders: Order[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
}

export interface OrderingSettings {
  /** From placing an order to the earliest pickup */
  leadMinutes: number
  /** The distance between the pickup times that a guest may choose */
  slotMinutes: number
  /** The as-soon-as-possible promise is rounded up to a multiple of this */
  roundToMinutes: number
  /** For how many days ahead a pickup may be ordered */
  lookAheadDays: number
}

export interface OrderingSettingsInput {
  /** From placing an order to the earliest pickup */
  leadMinutes: number
  /** The distance between the pickup times that a guest may choose */
  slotMinutes: number
  /** The as-soon-as-possible promise is rounded up to a multiple of this */
  roundToMinutes: number
  /** For how many days ahead a pickup may be ordered */
  lookAheadDays: number
}

/** A review as its author sees it. */
export interface OwnReview {
  _id: string
  /** A first name */
  author: string
  stars: number
  text: string
  /** When it was written as it stands */
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
  /** The restaurant's */
  answer?: string
  /** Guests see approved ones only; a change makes it pending again */
  status: ReviewStatus
}

export interface PickupTime {
  at: string
  /** On the clock on the restaurant’s wall, to the minute */
  local: string
}

export interface PickupTimes {
  asSoonAsPossible: PickupTime
  /** Free times of the coming days, in order */
  times: PickupTime[]
}

export interface PlaceOrderInput {
  items: {
    slug: string
    /** The unit price that the guest was shown, in dollars */
    price?: number | null | undefined
    quantity?: number | undefined
  }[]
  customer: Customer
  fulfillment?:
    | {
        type?: 'pickup' | undefined
        /** An instant; without it: as soon as possible */
        pickupAt?: string | null | undefined
      }
    | undefined
  payment?: { method?: PaymentMethod | undefined } | undefined
  couponCode?: string | null | undefined
  /** The tax that the guest was shown, in percent */
  taxPercent?: number | null | undefined
  /** Only one’s own; the token says who orders */
  userId?: string | null | undefined
}

export interface PreviewImportInput {
  file: Blob | Uint8Array
  fileName?: string | undefined
}

export interface PreviewSettingsInput {
  ordering?: OrderingSettingsInput | undefined
  hours?: HoursSettingsInput | undefined
  tables?: TablesSettingsInput | undefined
  contact?: ContactSettingsInput | undefined
  taxes?: TaxesSettingsInput | undefined
}

/** `price` is before the discount. */
export interface Product {
  _id: string
  /** Its name in addresses */
  slug: string
  title: string
  description: string
  /** Dollars, before the discount */
  price: number
  /** 0 means no discount */
  discountPercent: number
  /** Address of its picture, often a path of this site */
  thumbnail?: string
  /** Portions left; 999 where portions are not counted */
  stock: number
  isFeatured: boolean
  category: { _id: string; slug: string; name: string }
  attributes: ProductAttributes
  dietary: DietaryLabel[]
  spiceLevel?: SpiceLevel
  /** Absent without reviews */
  rating?: {
    /** Stars, to one decimal */
    average: number
    /** Of the reviews that guests see */
    count: number
  }
}

export interface ProductAttributes {
  /** Alcohol by volume, percent */
  abv?: number
  volumeMl?: number
  origin?: string
  flavourNotes?: string
}

export interface ProductAttributesInput {
  /** Alcohol by volume, percent */
  abv?: number | undefined
  volumeMl?: number | undefined
  origin?: string | undefined
  flavourNotes?: string | undefined
}

export interface ProductAvailability {
  _id: string
  isSoldOut: boolean
  /** The day on which it is for sale again; null: when somebody brings it back */
  soldOutUntil: string | null
}

export interface ProductIdInput {
  id: string
}

export interface ProductList {
  products: Product[]
  /** How many match, regardless of limit and offset */
  total: number
}

export interface Promotion {
  _id: string
  title: string
  subtitle: string
  /** Address of its picture, or nothing */
  image: string
  ctaText: string
  ctaLink: string
  active: boolean
  /** Where it stands: the least comes first */
  order: number
}

export interface PromotionIdInput {
  id: string
}

export interface RegisterInput {
  name: string
  email: string
  password: string
}

export interface RenameInput {
  name: string
}

export interface RequestCateringInput {
  name: string
  email: string
  phone?: string | null | undefined
  occasion: CateringOccasion
  /** By the restaurant’s calendar: from today on, at most two years ahead */
  eventDay: string
  guestCount: number
  budget?: string | null | undefined
  dietary?: string | null | undefined
  comments?: string | null | undefined
  form?:
    | {
        /** A field that people do not see. It stays empty */
        trap?: string | undefined
        /** For how long the form had been open, in milliseconds */
        openMs?: number | undefined
      }
    | undefined
}

export interface RequestPasswordResetInput {
  email: string
}

export interface RequestedCatering {
  _id: string
  /** What guest and desk call it: `C-101` */
  reference: string
}

/** A reservation as its guest sees it. */
export interface Reservation {
  /** Unguessable: whoever knows it may read the reservation's page, and cancel it */
  _id: string
  /** What is said at the door */
  number: number
  status: ReservationStatus
  startsAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  startsLocal: string
  partySize: number
  name: string
  email: string
  phone: string
  notes?: string
  /** Whether its guest may still cancel it here */
  canCancel: boolean
}

export interface ReservationInput {
  id: string
}

export interface ReservationList {
  reservations: DeskReservation[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
}

export interface ReservationTime {
  at: string
  /** On the clock on the restaurant’s wall, to the minute */
  local: string
  /** Whether there is still room for so many */
  free: boolean
}

export interface ReservationTimes {
  day: string
  /** Today, by the restaurant's calendar */
  firstDay: string
  /** The last day that can be booked by now */
  lastDay: string
  /** Nobody is seated on that day */
  isClosed: boolean
  /** What the day is called, where it does not keep the hours of its weekday */
  specialDay: string | null
  /** Those that can still be asked for, in order */
  times: ReservationTime[]
  /** The next day with room for so many, where this one has none */
  nextDay: string | null
}

export interface ResetPasswordInput {
  token: string
  password: string
}

/** What a customer has written about a dish, as guests see it. */
export interface Review {
  _id: string
  /** A first name */
  author: string
  stars: number
  text: string
  /** When it was written as it stands */
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
  /** The restaurant's */
  answer?: string
}

export interface ReviewList {
  /** Newest first */
  reviews: Review[]
  /** How many there are, regardless of limit and offset */
  total: number
}

export interface ReviewOfDishInput {
  slug: string
}

/** What was sold, by the restaurant's clock. */
export interface SalesReport {
  from: string
  to: string
  today: string
  /** Every day of the span */
  days: {
    day: string
    /** All that were placed */
    orders: number
    /** Totals of all orders but cancelled ones and no-shows */
    revenue: number
  }[]
  /** Every hour of the clock */
  hours: {
    hour: number
    /** All that were placed */
    orders: number
    /** Totals of all orders but cancelled ones and no-shows */
    revenue: number
  }[]
  /** The ten that were sold most often */
  bestDishes: {
    slug: string
    title: string
    quantity: number
    /** Unit prices; before coupons and tax */
    revenue: number
    /** Of the dish that has the slug now */
    thumbnail?: string
  }[]
  totals: SalesTotals
  /** The span of equal length before; where today is in the span, up to the same time of its day */
  previous: {
    /** All that were placed */
    orders: number
    /** Totals of all orders but cancelled ones and no-shows */
    revenue: number
    /** Orders but cancelled ones and no-shows */
    sales: number
    /** Revenue by sale; 0 without a sale */
    averageOrder: number
    from: string
    to: string
    /** Every day of that span */
    days: {
      day: string
      /** All that were placed */
      orders: number
      /** Totals of all orders but cancelled ones and no-shows */
      revenue: number
    }[]
  }
}

/** By name, or from one local day to another, both included. `to` is today unless it is said. */
export interface SalesReportInput {
  /** Without it and without days: 30-days */
  span?: SalesSpan | undefined
  from?: string | undefined
  to?: string | undefined
}

export interface SalesTotals {
  /** All that were placed */
  orders: number
  /** Totals of all orders but cancelled ones and no-shows */
  revenue: number
  /** Orders but cancelled ones and no-shows */
  sales: number
  /** Revenue by sale; 0 without a sale */
  averageOrder: number
}

/** Without a slug, one is made of the name. */
export interface SaveCategoryInput {
  name: string
  slug?: string | null | undefined
  emoji: string
}

/** No minimum, no limits and active, unless it says otherwise. */
export interface SaveCouponInput {
  code: string
  kind: CouponKind
  /** Percent or dollars, as the kind says */
  value: number
  /** Dollars */
  minSubtotal?: number | null | undefined
  /** At most so many dollars off */
  cap?: number | null | undefined
  /** An instant, or a time without a zone on the restaurant’s wall clock: 2026-12-01T11:00 */
  startsAt?: string | null | undefined
  /** An instant, or a time without a zone on the restaurant’s wall clock: 2026-12-01T11:00 */
  endsAt?: string | null | undefined
  maxUses?: number | null | undefined
  maxUsesPerCustomer?: number | null | undefined
  active?: boolean | undefined
}

/** The product form's payload. Blank or null empties a text. */
export interface SaveProductInput {
  title: string
  /** Its name in addresses; without one it is made of the title */
  slug?: string | null | undefined
  categorySlug: string
  /** Dollars, before the discount; rounded to the cent */
  price: number
  description?: string | null | undefined
  imageUrl?: string | null | undefined
  isFeatured?: boolean | undefined
  discountPercent?: number | undefined
  /** null stops counting portions */
  stock?: number | null | undefined
  attributes?: ProductAttributesInput | undefined
  dietary?: DietaryLabel[] | undefined
  spiceLevel?: SpiceLevel | null | undefined
}

/** Active and first unless it says otherwise. Blank or null empties a text. */
export interface SavePromotionInput {
  title: string
  subtitle?: string | null | undefined
  image?: string | null | undefined
  ctaText?: string | null | undefined
  ctaLink?: string | null | undefined
  active?: boolean | undefined
  order?: number | undefined
}

export interface SaveSpecialDayInput {
  name: string
  firstDay: string
  /** Leave blank for a single day */
  lastDay?: '' | string | null | undefined
  /** Without hours it is closed */
  opens?: string | null | undefined
  closes?: string | null | undefined
}

export interface SendContactMessageInput {
  name: string
  email: string
  phone?: string | null | undefined
  message: string
  form?:
    | {
        /** A field that people do not see. It stays empty */
        trap?: string | undefined
        /** For how long the form had been open, in milliseconds */
        openMs?: number | undefined
      }
    | undefined
}

export interface SentContactMessage {
  _id: string
}

export interface ServedCategory {
  /** The `slug` of a category */
  category: string
  /** On the clock on the restaurant’s wall, `11:00` */
  opens: string
  /** On the clock on the restaurant’s wall, `11:00` */
  closes: string
}

export interface ServedCategoryInput {
  /** The `slug` of a category */
  category: string
  /** On the clock on the restaurant’s wall, `11:00` */
  opens: string
  /** On the clock on the restaurant’s wall, `11:00` */
  closes: string
}

/** How the service is going: what the dashboard opens on. */
export interface ServiceNow {
  /** Placed, and nobody has accepted them */
  placed: number
  /** Placed, accepted, preparing or ready */
  open: number
  /** Open, not ready, and their time is over */
  late: number
  /** Open, to be picked up within the next hour */
  nextHour: number
  /** To be picked up today or picked up already, but cancelled ones and no-shows */
  today: {
    orders: number
    /** Dollars with two decimals */
    total: number
  }
}

export interface Session {
  /** For the header `Authorization: Bearer …` */
  token: string
  user: User
}

/** 86 a dish, or bring it back. Whatever version an edit has: a cook must always be able to. */
export type SetAvailabilityInput =
  | { id: string; soldOut: false }
  | {
      id: string
      soldOut: true
      /** Back at the start of that day where the restaurant is; null: when somebody brings it back */
      until?: 'tomorrow' | string | null | undefined
    }

/** Unlike a toggle it may be repeated: the browser says what it shows. */
export interface SetWishedInput {
  productId: string
  wishlisted: boolean
}

export interface SettingsPreview {
  /** Open orders and tables that fit what holds now, and would not fit any more */
  affected: AffectedDay[]
}

export interface SettingsState {
  settings: SiteSettings
  edits: {
    section: SettingSectionName
    /** Which edit this is: 0 before the first one */
    version: number
    changedAt: string | null
  }[]
}

export interface SiteSettings {
  ordering: OrderingSettings
  hours: HoursSettings
  tables: TablesSettings
  contact: ContactSettings
  taxes: TaxesSettings
}

/** The dishes that are marked as sold out. */
export interface SoldOutList {
  /** Where the restaurant is */
  today: string
  soldOut: ProductAvailability[]
}

/** Special days as those see them who run the restaurant. */
export interface SpecialDay {
  _id: string
  name: string
  /** A day of the restaurant’s calendar, `2026-12-25` */
  firstDay: string
  /** A day of the restaurant’s calendar, `2026-12-25` */
  lastDay: string
  /** Null, and so is `closes`: closed */
  opens: string | null
  closes: string | null
  isOver: boolean
  /** Open orders and tables that were promised for hours at which it is closed now */
  affected: AffectedDay[]
  /** Which edit this is: a change over a newer one is refused */
  version: number
}

export interface SpecialDayIdInput {
  id: string
}

export interface SpecialDayList {
  /** Today’s and the coming ones, the next one first; then those that are over */
  specialDays: SpecialDay[]
  /** The same for closed hours of ordinary days: a special day was longer, and is gone */
  affectedElsewhere: AffectedDay[]
}

/** Days that keep other hours than their weekday, as guests are told of them. */
export interface SpecialDayNotice {
  name: string
  /** A day of the restaurant’s calendar, `2026-12-25` */
  firstDay: string
  /** Belongs to them too */
  lastDay: string
  /** Null: closed */
  hours: {
    /** On the clock on the restaurant’s wall, `11:00` */
    opens: string
    /** On the clock on the restaurant’s wall, `11:00` */
    closes: string
  } | null
}

export interface SpecialDayNotices {
  /** A day of the restaurant’s calendar, `2026-12-25` */
  today: string
  /** Those of the coming 60 days, in order */
  days: readonly SpecialDayNotice[]
}

/** What an admin's account may do here. */
export interface StaffMember {
  staffRole: StaffRole
  permissions: Permission[]
}

/** An order as staff see it, with its log. */
export interface StaffOrder {
  /** Unguessable: whoever knows it may read the order's page */
  _id: string
  /** What is called out at the counter */
  number: number
  createdAt: string
  status: OrderStatus
  /** Why it was cancelled, written for the guest */
  cancelReason?: string
  customer: { name: string; email: string; phone?: string }
  items: CartItem[]
  amounts: OrderAmounts
  /** What it was placed with */
  tax: { name: string; percent: number }
  couponCode?: string
  fulfillment: {
    type: 'pickup'
    pickupAt: string
    /** On the clock on the restaurant’s wall, to the minute */
    pickupLocal: string
  }
  payment: {
    /** How the guest means to pay */
    method: PaymentMethod
    /** Since when it has been paid; absent until then */
    paid?: {
      at: string
      /** On the clock on the restaurant’s wall, to the minute */
      local: string
      /** How it was paid */
      method: PaymentMethod
    }
  }
  /** Who was signed in; null for a guest */
  account: { name: string; email: string } | null
  /** How many the same customer has placed before */
  earlierOrders: number
  /** From when it was placed, oldest first */
  log: (
    | {
        at: string
        /** On the clock on the restaurant’s wall, to the minute */
        local: string
        /** A colleague's e-mail; null for the customer */
        by: string | null
        status: OrderStatus
      }
    | {
        at: string
        /** On the clock on the restaurant’s wall, to the minute */
        local: string
        /** A colleague's e-mail; null for the customer */
        by: string | null
        /** How it was paid; null: it was not, after all */
        paid: PaymentMethod | null
      }
  )[]
}

/** The same with what the guest was written. */
export interface StaffReservation {
  /** Unguessable: whoever knows it may read the reservation's page, and cancel it */
  _id: string
  /** What is said at the door */
  number: number
  status: ReservationStatus
  startsAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  startsLocal: string
  partySize: number
  name: string
  email: string
  phone: string
  notes?: string
  /** Whether its guest may still cancel it here */
  canCancel: boolean
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
  /** By everybody who has asked for the same time */
  seatsTaken: number
  /** How many may arrive at one time */
  seats: number
  /** Oldest first */
  letters: Letter[]
}

/** A review as the restaurant sees it. */
export interface StaffReview {
  _id: string
  /** A first name */
  author: string
  stars: number
  text: string
  /** When it was written as it stands */
  createdAt: string
  /** On the clock on the restaurant’s wall, to the minute */
  createdLocal: string
  /** The restaurant's */
  answer?: string
  /** Guests see approved ones only; a change makes it pending again */
  status: ReviewStatus
  /** Which edit this is: a change over a newer one is refused */
  version: number
  product: { _id: string; slug: string; title: string }
  /** Null where the account is gone */
  customer: { _id: string; name: string } | null
}

export interface StaffReviewList {
  /** Pending ones first, then newest first */
  reviews: StaffReview[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
}

export interface SubscribeInput {
  email: string
  form?:
    | {
        /** A field that people do not see. It stays empty */
        trap?: string | undefined
        /** For how long the form had been open, in milliseconds */
        openMs?: number | undefined
      }
    | undefined
}

/** The same for every address, whatever was known of it before. */
export interface Subscribed {
  /** What to tell the reader */
  message: string
}

/** An address as the restaurant sees it. */
export interface Subscriber {
  _id: string
  email: string
  status: SubscriberStatus
  /** The words that were agreed to */
  consent: string
  /** Like the words, of an earlier subscription while a new one is pending */
  asked: PickupTime
  /** Of an earlier subscription while a new one is pending */
  confirmed: PickupTime | null
  unsubscribed: PickupTime | null
}

export interface SubscriberInput {
  id: string
}

export interface SubscriberList {
  subscribers: Subscriber[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
}

export interface TablesSettings {
  /** The distance between the times a table can be had at */
  slotMinutes: number
  /** How many guests may arrive at one of these times */
  seatsPerSlot: number
  /** Nobody is seated later than this before the kitchen closes */
  lastSeatingMinutes: number
  /** From asking to the earliest table */
  leadMinutes: number
  lookAheadDays: number
}

export interface TablesSettingsInput {
  /** The distance between the times a table can be had at */
  slotMinutes: number
  /** How many guests may arrive at one of these times */
  seatsPerSlot: number
  /** Nobody is seated later than this before the kitchen closes */
  lastSeatingMinutes: number
  /** From asking to the earliest table */
  leadMinutes: number
  lookAheadDays: number
}

export interface TaxesSettings {
  /** As receipts print it, `GST` */
  name: string
  /** Up to three decimals, `4.875` */
  percent: number
}

export interface TaxesSettingsInput {
  /** As receipts print it, `GST` */
  name: string
  /** Up to three decimals, `4.875` */
  percent: number
}

export interface ToggleWishlistInput {
  productId: string
}

export interface ToggledWishlist {
  products: Product[]
  wishlisted: boolean
}

/** What was saved before logging in; dishes that are gone are passed over. */
export interface UniteWishlistInput {
  productIds: string[]
}

export interface UnsubscribeInput {
  key: string
}

export interface UploadPictureInput {
  file: Blob | Uint8Array
  fileName?: string | undefined
}

/** What becomes of an uploaded picture; its address goes wherever an image URL is asked for. */
export interface UploadedPicture {
  url: string
  width: number
  height: number
}

export interface User {
  _id: string
  name: string
  email: string
  role: UserRole
}

export interface VerifyEmailInput {
  token: string
}

/**
 * What waits for somebody behind the counter, by room. A room that the caller may not open is
 * missing.
 */
export interface WaitingCounts {
  /** Orders that nobody has accepted yet */
  orders?: number
  /** Messages that nobody has answered yet */
  messages?: number
  /** Catering requests without a quote */
  catering?: number
  /** Requests for a table, today or later, that nobody has confirmed or declined */
  reservations?: number
  /** Reviews that nobody has read yet */
  reviews?: number
}

export interface WeeklyHours {
  /** Monday; none: closed */
  1: OpeningSpan[]
  /** None: closed */
  2: OpeningSpan[]
  /** None: closed */
  3: OpeningSpan[]
  /** None: closed */
  4: OpeningSpan[]
  /** None: closed */
  5: OpeningSpan[]
  /** None: closed */
  6: OpeningSpan[]
  /** Sunday */
  7: OpeningSpan[]
}

export interface WeeklyHoursInput {
  /** Monday; none: closed */
  1: OpeningSpanInput[]
  /** None: closed */
  2: OpeningSpanInput[]
  /** None: closed */
  3: OpeningSpanInput[]
  /** None: closed */
  4: OpeningSpanInput[]
  /** None: closed */
  5: OpeningSpanInput[]
  /** None: closed */
  6: OpeningSpanInput[]
  /** Sunday */
  7: OpeningSpanInput[]
}

export interface Wishlist {
  products: Product[]
}

/** An answer by mail to whatever the id names. */
export interface WriteLetterInput {
  id: string
  body: string
}

export interface WriteReviewInput {
  slug: string
  stars: number
  text: string
}

/** Everything that can be called, as one object of features. */
export interface TiffinApi {
  readonly categories: {
    /**
     * The categories in menu order
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     */
    list(input?: undefined, options?: CallOptions): Promise<readonly Category[]>
    /**
     * The categories as their editor sees them, in menu order
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     */
    listEditable(input?: undefined, options?: CallOptions): Promise<EditableCategory[]>
    /**
     * Adds a category at the end of the menu
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with CONFLICT.
     */
    create(input: SaveCategoryInput, options?: CallOptions): Promise<EditableCategory>
    /**
     * Changes what the body names
     *
     * A field that is absent stays as it is. Without a `version` the last word counts.
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    change(input: ChangeCategoryInput, options?: CallOptions): Promise<EditableCategory>
    /**
     * Gives all categories their order
     *
     * Name every category once: another list than there is, is refused with CONFLICT.
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with CONFLICT.
     */
    order(input: OrderCategoriesInput, options?: CallOptions): Promise<EditableCategory[]>
    /**
     * Takes an empty category off the menu
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    delete(input: CategoryIdInput, options?: CallOptions): Promise<Done>
  }

  readonly products: {
    /**
     * Dishes and drinks
     *
     * In menu order, or as `sort` says; `popular` is at most a minute old. Filters narrow each other
     * down. An unknown category is an empty list.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     */
    list(input?: ListProductsInput, options?: CallOptions): Promise<ProductList>
    /**
     * One dish or drink
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with NOT_FOUND.
     */
    get(input: GetProductInput, options?: CallOptions): Promise<Product>
    /**
     * One product as its editor sees it
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with NOT_FOUND.
     */
    getEditable(input: ProductIdInput, options?: CallOptions): Promise<EditableProduct>
    /**
     * The dishes that are marked as sold out
     *
     * **Who may call:** everybody who works here.
     */
    soldOut(input?: undefined, options?: CallOptions): Promise<SoldOutList>
    /**
     * Marks a dish as sold out, or brings it back
     *
     * Until a day or until further notice. Counted portions stay as they are.
     *
     * **Who may call:** everybody who works here.
     *
     * Refuses with NOT_FOUND.
     */
    setAvailability(input: SetAvailabilityInput, options?: CallOptions): Promise<ProductAvailability>
    /**
     * Adds a dish or drink to the menu
     *
     * Without a `slug` one is made of the title. Without a `stock` portions are not counted, and the
     * dish is always available.
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with CONFLICT.
     */
    create(input: SaveProductInput, options?: CallOptions): Promise<EditableProduct>
    /**
     * Changes what the body names
     *
     * A field that is absent stays as it is; `stock: null` stops counting portions. Without a
     * `version` the last word counts.
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    change(input: ChangeProductInput, options?: CallOptions): Promise<EditableProduct>
    /**
     * Takes a product off the menu; past orders keep their lines
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with NOT_FOUND.
     */
    delete(input: ProductIdInput, options?: CallOptions): Promise<Done>
    /**
     * What the import of a file with mode=update would do
     *
     * Nothing is changed.
     *
     * With `Accept: application/x-ndjson` the answer is lines of JSON that say how far it is, the last
     * one what came of it.
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with RATE_LIMITED.
     */
    previewImport(input: PreviewImportInput, options?: CallOptions): Promise<ImportPreview>
    /**
     * Takes an .xlsx or .xls file into the menu in one step
     *
     * Columns are found by their headings; the templates name them. Rows that cannot be taken are told
     * in `errors` with their row number, the others are imported. With the `fingerprint` of a preview
     * nothing happens unless it would be what the preview showed. Whoever hangs up before it is done
     * has changed nothing.
     *
     * With `Accept: application/x-ndjson` the answer is lines of JSON that say how far it is, the last
     * one what came of it.
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with CONFLICT or RATE_LIMITED.
     */
    import(input: ImportInput, options?: CallOptions): Promise<ImportResult>
    /**
     * An .xlsx to fill in
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     */
    template(input?: undefined, options?: CallOptions): Promise<Download>
    /**
     * The whole menu as an .xlsx, to edit and to import again
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     */
    menuTemplate(input?: undefined, options?: CallOptions): Promise<Download>
  }

  readonly openingHours: {
    /**
     * When the kitchen and the desk are open, today and the 13 days after it
     *
     * Instants beside the times on the restaurant’s own clock, so that no client needs to know the
     * zone.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     */
    week(input?: undefined, options?: CallOptions): Promise<OpeningWeek>
    /**
     * Days of the coming 60 that keep other hours than their weekday
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     */
    special(input?: undefined, options?: CallOptions): Promise<SpecialDayNotices>
    /**
     * Holidays and closures, coming ones first
     *
     * With the orders and tables that were promised for hours at which it is closed now.
     *
     * **Who may call:** who works here as owner or manager (permission `hours`).
     */
    list(input?: undefined, options?: CallOptions): Promise<SpecialDayList>
    /**
     * Adds days that keep other hours, or none
     *
     * Without hours it is closed. No two special days may meet.
     *
     * **Who may call:** who works here as owner or manager (permission `hours`).
     *
     * Refuses with CONFLICT.
     */
    create(input: SaveSpecialDayInput, options?: CallOptions): Promise<SpecialDay>
    /**
     * Changes what the body names
     *
     * A field that is absent stays as it is. Without a `version` the last word counts.
     *
     * **Who may call:** who works here as owner or manager (permission `hours`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    change(input: ChangeSpecialDayInput, options?: CallOptions): Promise<SpecialDay>
    /**
     * Gives its days back the hours of their weekdays
     *
     * **Who may call:** who works here as owner or manager (permission `hours`).
     *
     * Refuses with NOT_FOUND.
     */
    delete(input: SpecialDayIdInput, options?: CallOptions): Promise<Done>
  }

  readonly pickup: {
    /**
     * When an order of these dishes can be picked up
     *
     * The earliest time, and the free times of the coming seven days. Breakfast has hours of its own:
     * name what is in the cart.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with CLOSED.
     */
    times(input: ListPickupTimesInput, options?: CallOptions): Promise<PickupTimes>
  }

  readonly coupons: {
    /**
     * What a coupon would take off a subtotal
     *
     * Uses nothing up; placing the order checks and counts it again. A POST, so that codes stay out of
     * logs.
     *
     * **Who may call:** anybody. A token that is sent is read; one that has ended counts as none.
     *
     * Refuses with NOT_FOUND or COUPON_INVALID.
     */
    check(input: ApplyCouponInput, options?: CallOptions): Promise<AppliedCoupon>
    /**
     * All coupons, active ones first
     *
     * **Who may call:** who works here as owner or manager (permission `coupons`).
     */
    list(input?: undefined, options?: CallOptions): Promise<Coupon[]>
    /**
     * Adds a coupon
     *
     * No minimum, no limits and active, unless it says otherwise. Codes differ in more than case.
     *
     * **Who may call:** who works here as owner or manager (permission `coupons`).
     *
     * Refuses with CONFLICT.
     */
    create(input: SaveCouponInput, options?: CallOptions): Promise<Coupon>
    /**
     * Changes what the body names
     *
     * A field that is absent stays as it is. Without a `version` the last word counts.
     *
     * **Who may call:** who works here as owner or manager (permission `coupons`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    change(input: ChangeCouponInput, options?: CallOptions): Promise<Coupon>
    /**
     * Removes a coupon; past orders keep its code
     *
     * **Who may call:** who works here as owner or manager (permission `coupons`).
     *
     * Refuses with NOT_FOUND.
     */
    delete(input: CouponIdInput, options?: CallOptions): Promise<Done>
  }

  readonly orders: {
    /**
     * Places an order for pickup
     *
     * Guests may order without a token. The server computes every amount from its own menu: a `price`
     * or `taxPercent` that is sent and no longer holds is refused with PRICE_CHANGED, so that nobody
     * pays an amount they were not shown. Without `pickupAt` the order is promised for the first time
     * at which the kitchen can have it ready. An order is taken whole or not at all; 201 is sent after
     * it is kept.
     *
     * **Who may call:** anybody. A token that is sent has to hold.
     *
     * Refuses with FORBIDDEN, NOT_FOUND, CONFLICT, OUT_OF_STOCK, PRICE_CHANGED, CLOSED, or
     * COUPON_INVALID.
     */
    place(input: PlaceOrderInput, options?: KeyedCallOptions): Promise<Order>
    /**
     * The signed-in customer's orders, newest first
     *
     * Once the address of the account is verified, also those that a guest has placed with it.
     *
     * **Who may call:** whoever is signed in.
     */
    mine(input?: ListMyOrdersInput, options?: CallOptions): Promise<Order[]>
    /**
     * Orders by status, day of pickup or words
     *
     * Newest first, or with `sort=due` in the order in which the kitchen wants them.
     *
     * **Who may call:** everybody who works here.
     */
    list(input?: ListOrdersInput, options?: CallOptions): Promise<OrderList>
    /**
     * One order with its customer and its log
     *
     * **Who may call:** everybody who works here.
     *
     * Refuses with NOT_FOUND.
     */
    getForStaff(input: GetOrderInput, options?: CallOptions): Promise<StaffOrder>
    /**
     * Moves an order on from where the caller saw it
     *
     * placed ▶ accepted ▶ preparing ▶ ready ▶ completed; cancelled from any of the first three,
     * no-show from ready. Nothing else is possible. Whoever saw an older status is refused with
     * CONFLICT. A cancellation needs a `reason`, which the guest reads.
     *
     * **Who may call:** everybody who works here.
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    changeStatus(input: ChangeOrderStatusInput, options?: CallOptions): Promise<Order>
    /**
     * Moves several orders on, each on its own
     *
     * Answers for each with the order as it is now, or with why it was not moved: that somebody else
     * was faster with one of them holds up no other.
     *
     * **Who may call:** everybody who works here.
     */
    changeStatuses(
      input: ChangeOrderStatusesInput,
      options?: CallOptions,
    ): Promise<
      (
        | { id: string; order: Order }
        | {
            id: string
            refusal: {
              code: ErrorCode
              /** Written for the guest: what is wrong and, where it helps, what to do */
              message: string
            }
          }
      )[]
    >
    /**
     * Writes down that an order was paid, and how
     *
     * At pickup or before. The order says when and how, its log who took the money. Amounts stay what
     * they are.
     *
     * **Who may call:** everybody who works here.
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    markPaid(input: MarkPaidInput, options?: CallOptions): Promise<Order>
    /**
     * Takes back that an order was paid
     *
     * **Who may call:** everybody who works here.
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    markUnpaid(input: GetOrderInput, options?: CallOptions): Promise<Order>
    /**
     * One order, for whoever knows its id
     *
     * The id is the key: whoever was given it may read the order.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with NOT_FOUND.
     */
    get(input: GetOrderInput, options?: CallOptions): Promise<Order>
  }

  readonly reservations: {
    /**
     * When so many guests can be seated on a day
     *
     * Without a day: the first one that has room for them. A larger party than the room is 400.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     */
    times(input: ListReservationTimesInput, options?: CallOptions): Promise<ReservationTimes>
    /**
     * Asks for a table
     *
     * The seats are held at once; the restaurant confirms by mail. CLOSED and SLOT_FULL carry the next
     * free times in `nextTimes`.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with CLOSED, SLOT_FULL, or RATE_LIMITED.
     */
    book(input: BookTableInput, options?: KeyedCallOptions): Promise<Reservation>
    /**
     * One reservation, for whoever knows its id
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with NOT_FOUND.
     */
    get(input: ReservationInput, options?: CallOptions): Promise<Reservation>
    /**
     * The same as an .ics file
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with NOT_FOUND.
     */
    calendar(input: ReservationInput, options?: CallOptions): Promise<Download>
    /**
     * Gives the table back, until its time begins
     *
     * For whoever knows the id.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    cancel(input: ReservationInput, options?: CallOptions): Promise<Reservation>
    /**
     * Reservations from today onward, before today or of a day
     *
     * **Who may call:** who works here as owner or manager (permission `reservations`).
     */
    list(input?: ListReservationsInput, options?: CallOptions): Promise<ReservationList>
    /**
     * One reservation with what its guest was written
     *
     * **Who may call:** who works here as owner or manager (permission `reservations`).
     *
     * Refuses with NOT_FOUND.
     */
    getForStaff(input: ReservationInput, options?: CallOptions): Promise<StaffReservation>
    /**
     * Confirms, declines, seats or cancels, from where the caller saw it
     *
     * requested ▶ confirmed, declined or cancelled; confirmed ▶ seated, no-show or cancelled.
     * Confirming a table for hours at which it is closed by now is CLOSED. The guest is told by mail.
     *
     * **Who may call:** who works here as owner or manager (permission `reservations`).
     *
     * Refuses with NOT_FOUND, CONFLICT, or CLOSED.
     */
    changeStatus(input: ChangeReservationStatusInput, options?: CallOptions): Promise<DeskReservation>
    /**
     * Writes to the guest by mail
     *
     * **Who may call:** who works here as owner or manager (permission `reservations`).
     *
     * Refuses with NOT_FOUND.
     */
    write(input: WriteLetterInput, options?: CallOptions): Promise<Letter>
    /**
     * Forgets a reservation and what its guest was written, for good
     *
     * **Who may call:** who works here as owner or manager (permission `reservations`).
     *
     * Refuses with NOT_FOUND.
     */
    delete(input: ReservationInput, options?: CallOptions): Promise<Done>
  }

  readonly exports: {
    /**
     * The orders that were placed in a span of days, as a file
     *
     * **Who may call:** who works here as owner or manager (permission `customers`).
     *
     * Refuses with TOO_LARGE.
     */
    orders(input: ExportOrdersInput, options?: CallOptions): Promise<Download>
    /**
     * Everybody who has an account or has ordered, as a file
     *
     * **Who may call:** who works here as owner or manager (permission `customers`).
     *
     * Refuses with TOO_LARGE.
     */
    customers(input: ExportCustomersInput, options?: CallOptions): Promise<Download>
    /**
     * The confirmed addresses, as a file
     *
     * With their consent and the links that end the newsletter, for the program that sends it.
     *
     * **Who may call:** who works here as owner or manager (permission `subscribers`).
     *
     * Refuses with TOO_LARGE.
     */
    subscribers(input: ExportSubscribersInput, options?: CallOptions): Promise<Download>
    /**
     * The messages that came in within a span of days, as a file
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     *
     * Refuses with TOO_LARGE.
     */
    messages(input: ExportMessagesInput, options?: CallOptions): Promise<Download>
    /**
     * The catering requests that came in within a span of days, as a file
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     *
     * Refuses with TOO_LARGE.
     */
    catering(input: ExportCateringInput, options?: CallOptions): Promise<Download>
    /**
     * The reservations for a span of days, as a file
     *
     * **Who may call:** who works here as owner or manager (permission `reservations`).
     *
     * Refuses with TOO_LARGE.
     */
    reservations(input: ExportReservationsInput, options?: CallOptions): Promise<Download>
  }

  readonly wishlist: {
    /**
     * The saved dishes
     *
     * **Who may call:** whoever is signed in.
     */
    list(input?: undefined, options?: CallOptions): Promise<Wishlist>
    /**
     * Flips a dish in or out of the wishlist
     *
     * **Who may call:** whoever is signed in.
     *
     * Refuses with NOT_FOUND.
     */
    toggle(input: ToggleWishlistInput, options?: CallOptions): Promise<ToggledWishlist>
    /**
     * Saves a dish, or takes it off the list
     *
     * Unlike a toggle it may be repeated.
     *
     * **Who may call:** whoever is signed in.
     *
     * Refuses with NOT_FOUND.
     */
    set(input: SetWishedInput, options?: CallOptions): Promise<ToggledWishlist>
    /**
     * Adds several dishes to the wishlist
     *
     * For what was saved before logging in. Dishes that no longer exist are ignored.
     *
     * **Who may call:** whoever is signed in.
     */
    unite(input: UniteWishlistInput, options?: CallOptions): Promise<Wishlist>
  }

  readonly auth: {
    /**
     * Makes an account and signs it in
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with CONFLICT or RATE_LIMITED.
     */
    register(input: RegisterInput, options?: CallOptions): Promise<Session>
    /**
     * Begins a session
     *
     * The `token` goes into the header `Authorization: Bearer …` of every further call. An unknown
     * address and a wrong password are answered alike, with 401. An account that was closed is 403.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with UNAUTHENTICATED, FORBIDDEN, or RATE_LIMITED.
     */
    login(input: LoginInput, options?: CallOptions): Promise<Session>
    /**
     * Who is signed in, or null
     *
     * A token that has ended is nobody, and not refused.
     *
     * **Who may call:** anybody. A token that is sent is read; one that has ended counts as none.
     */
    session(input?: undefined, options?: CallOptions): Promise<User | null>
    /**
     * Who is signed in
     *
     * **Who may call:** whoever is signed in.
     */
    me(input?: undefined, options?: CallOptions): Promise<User>
    /**
     * Ends the session
     *
     * Ends the session of the token that is sent. Whoever has nothing to log out of is logged out: 204
     * to anybody.
     *
     * **Who may call:** anybody. A token that is sent is read; one that has ended counts as none.
     */
    logout(input?: undefined, options?: CallOptions): Promise<Done>
    /**
     * The admin's login where everybody may know it
     *
     * Null outside of demo mode.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     */
    demoLogin(input?: undefined, options?: CallOptions): Promise<{ email: string; password: string } | null>
  }

  readonly account: {
    /**
     * The caller's account
     *
     * **Who may call:** whoever is signed in.
     */
    get(input?: undefined, options?: CallOptions): Promise<Account>
    /**
     * Changes the name
     *
     * **Who may call:** whoever is signed in.
     */
    rename(input: RenameInput, options?: CallOptions): Promise<User>
    /**
     * Changes the password and ends every other session
     *
     * A wrong current password is 403.
     *
     * **Who may call:** whoever is signed in.
     *
     * Refuses with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    changePassword(input: ChangePasswordInput, options?: CallOptions): Promise<Done>
    /**
     * Ends all sessions of the account
     *
     * **Who may call:** whoever is signed in.
     */
    logoutEverywhere(input?: undefined, options?: CallOptions): Promise<Done>
    /**
     * Everything that is kept about the caller, to take along
     *
     * **Who may call:** whoever is signed in.
     */
    export(input?: undefined, options?: CallOptions): Promise<AccountExport>
    /**
     * Deletes the account for good
     *
     * Orders stay without a name. A wrong password is 403; the only owner of the restaurant is refused
     * with CONFLICT.
     *
     * **Who may call:** whoever is signed in.
     *
     * Refuses with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    delete(input: DeleteAccountInput, options?: CallOptions): Promise<Done>
    /**
     * Has a link mailed that sets a new password
     *
     * Answers the same whether there is such an account or not.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with RATE_LIMITED.
     */
    requestPasswordReset(input: RequestPasswordResetInput, options?: CallOptions): Promise<Done>
    /**
     * Sets the password of whoever got the link
     *
     * Ends all sessions of the account and begins a new one. A link holds once.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    resetPassword(input: ResetPasswordInput, options?: CallOptions): Promise<Session>
    /**
     * Has a link mailed that verifies the address
     *
     * **Who may call:** whoever is signed in.
     *
     * Refuses with RATE_LIMITED.
     */
    requestVerification(input?: undefined, options?: CallOptions): Promise<Done>
    /**
     * Verifies the address by the key of the mailed link
     *
     * From then on, orders that a guest placed with the address belong to the account too.
     *
     * **Who may call:** whoever is signed in.
     *
     * Refuses with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    verifyEmail(input: VerifyEmailInput, options?: CallOptions): Promise<Done>
  }

  readonly promotions: {
    /**
     * Promotions by their order
     *
     * Only active ones without the token of somebody who works here.
     *
     * **Who may call:** anybody. A token that is sent is read; one that has ended counts as none.
     */
    list(input?: undefined, options?: CallOptions): Promise<Promotion[]>
    /**
     * All promotions, with the version that a change is based on
     *
     * **Who may call:** who works here as owner or manager (permission `promotions`).
     */
    listEditable(input?: undefined, options?: CallOptions): Promise<EditablePromotion[]>
    /**
     * Adds a promotion
     *
     * Active and first, unless it says otherwise.
     *
     * **Who may call:** who works here as owner or manager (permission `promotions`).
     */
    create(input: SavePromotionInput, options?: CallOptions): Promise<EditablePromotion>
    /**
     * Changes what the body names
     *
     * A field that is absent stays as it is. Without a `version` the last word counts.
     *
     * **Who may call:** who works here as owner or manager (permission `promotions`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    change(input: ChangePromotionInput, options?: CallOptions): Promise<EditablePromotion>
    /**
     * Removes a promotion
     *
     * **Who may call:** who works here as owner or manager (permission `promotions`).
     *
     * Refuses with NOT_FOUND.
     */
    delete(input: PromotionIdInput, options?: CallOptions): Promise<Done>
  }

  readonly reviews: {
    /**
     * What customers say of a dish, newest first
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with NOT_FOUND.
     */
    list(input: ListReviewsInput, options?: CallOptions): Promise<ReviewList>
    /**
     * What the signed-in customer has written of a dish, and whether they may
     *
     * **Who may call:** whoever is signed in.
     *
     * Refuses with NOT_FOUND.
     */
    mine(input: ReviewOfDishInput, options?: CallOptions): Promise<MyReview>
    /**
     * Writes or changes the review of a dish
     *
     * For customers who have picked the dish up: anybody else is FORBIDDEN. It is shown once it is
     * approved; a change has to be approved again.
     *
     * **Who may call:** whoever is signed in.
     *
     * Refuses with FORBIDDEN, NOT_FOUND, or RATE_LIMITED.
     */
    write(input: WriteReviewInput, options?: CallOptions): Promise<OwnReview>
    /**
     * Takes the signed-in customer's review of a dish away
     *
     * Also where there is none.
     *
     * **Who may call:** whoever is signed in.
     *
     * Refuses with NOT_FOUND.
     */
    withdraw(input: ReviewOfDishInput, options?: CallOptions): Promise<Done>
    /**
     * Reviews by state, dish or words, pending ones first
     *
     * **Who may call:** who works here as owner or manager (permission `reviews`).
     */
    listForStaff(input?: ListStaffReviewsInput, options?: CallOptions): Promise<StaffReviewList>
    /**
     * Shows a review to guests
     *
     * The `version` is the one that was read: over newer words the call is refused with CONFLICT.
     *
     * **Who may call:** who works here as owner or manager (permission `reviews`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    approve(input: DecideReviewInput, options?: CallOptions): Promise<StaffReview>
    /**
     * Hides a review from guests; its author still sees it
     *
     * **Who may call:** who works here as owner or manager (permission `reviews`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    hide(input: DecideReviewInput, options?: CallOptions): Promise<StaffReview>
    /**
     * The restaurant's answer beneath a review
     *
     * A blank one takes it away.
     *
     * **Who may call:** who works here as owner or manager (permission `reviews`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    answer(input: AnswerReviewInput, options?: CallOptions): Promise<StaffReview>
  }

  readonly pictures: {
    /**
     * Takes a picture for the menu, and answers with its address
     *
     * JPEG, PNG, WebP or AVIF, up to 10 MB. It is made upright and smaller, and what the camera wrote
     * into it is dropped. The address goes wherever an image URL is asked for; the same file has the
     * same address.
     *
     * **Who may call:** who works here as owner or manager (permission `menu`).
     *
     * Refuses with RATE_LIMITED.
     */
    upload(input: UploadPictureInput, options?: CallOptions): Promise<UploadedPicture>
  }

  readonly customers: {
    /**
     * Customers, newest first
     *
     * **Who may call:** who works here as owner or manager (permission `customers`).
     */
    list(input?: ListCustomersInput, options?: CallOptions): Promise<CustomerList>
    /**
     * One customer with their newest orders
     *
     * **Who may call:** who works here as owner or manager (permission `customers`).
     *
     * Refuses with NOT_FOUND.
     */
    get(input: CustomerInput, options?: CallOptions): Promise<CustomerRecord>
    /**
     * Closes an account at once
     *
     * Its sessions end; its orders and wishlist stay.
     *
     * **Who may call:** who works here as owner or manager (permission `customers`).
     *
     * Refuses with NOT_FOUND.
     */
    disable(input: CustomerInput, options?: CallOptions): Promise<CustomerRecord>
    /**
     * Opens a closed account again
     *
     * **Who may call:** who works here as owner or manager (permission `customers`).
     *
     * Refuses with NOT_FOUND.
     */
    enable(input: CustomerInput, options?: CallOptions): Promise<CustomerRecord>
  }

  readonly messages: {
    /**
     * Sends a message to the restaurant
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with RATE_LIMITED.
     */
    send(input: SendContactMessageInput, options?: KeyedCallOptions): Promise<SentContactMessage>
    /**
     * Messages by state or words, newest first
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     */
    list(input?: ListMessagesInput, options?: CallOptions): Promise<MessageList>
    /**
     * One message with what was answered
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     *
     * Refuses with NOT_FOUND.
     */
    get(input: MessageInput, options?: CallOptions): Promise<MessageRecord>
    /**
     * Mails an answer to the guest
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     *
     * Refuses with NOT_FOUND.
     */
    answer(input: WriteLetterInput, options?: CallOptions): Promise<MessageRecord>
    /**
     * Moves a message on from where the caller saw it
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    changeState(input: ChangeMessageStateInput, options?: CallOptions): Promise<MessageRecord>
    /**
     * Forgets a message and what was answered, for good
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     *
     * Refuses with NOT_FOUND.
     */
    delete(input: MessageInput, options?: CallOptions): Promise<Done>
  }

  readonly catering: {
    /**
     * Asks for a catering quote
     *
     * The answer carries the reference that guest and desk use, and a mail confirms it.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with RATE_LIMITED.
     */
    request(input: RequestCateringInput, options?: KeyedCallOptions): Promise<RequestedCatering>
    /**
     * Catering requests by state or words, newest first
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     */
    list(input?: ListCateringInput, options?: CallOptions): Promise<CateringList>
    /**
     * One catering request with what was answered
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     *
     * Refuses with NOT_FOUND.
     */
    get(input: CateringInput, options?: CallOptions): Promise<CateringRecord>
    /**
     * Mails an answer to the guest
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     *
     * Refuses with NOT_FOUND.
     */
    answer(input: WriteLetterInput, options?: CallOptions): Promise<CateringRecord>
    /**
     * Moves a catering request on from where the caller saw it
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    changeState(input: ChangeCateringStateInput, options?: CallOptions): Promise<CateringRecord>
    /**
     * Forgets a catering request and what was answered, for good
     *
     * **Who may call:** who works here as owner or manager (permission `enquiries`).
     *
     * Refuses with NOT_FOUND.
     */
    delete(input: CateringInput, options?: CallOptions): Promise<Done>
  }

  readonly newsletter: {
    /**
     * Asks for the newsletter
     *
     * Nothing comes before the address has confirmed it. Answers the same whether it is known or not.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with RATE_LIMITED.
     */
    subscribe(input: SubscribeInput, options?: CallOptions): Promise<Subscribed>
    /**
     * Confirms an address by the key of the mailed link
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with CONFLICT or RATE_LIMITED.
     */
    confirm(input: ConfirmSubscriptionInput, options?: CallOptions): Promise<Done>
    /**
     * Ends the newsletter by the key of the link in a letter
     *
     * Done twice, it is still so.
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     *
     * Refuses with NOT_FOUND or RATE_LIMITED.
     */
    unsubscribe(input: UnsubscribeInput, options?: CallOptions): Promise<Done>
  }

  readonly subscribers: {
    /**
     * Who asked for the newsletter, newest first
     *
     * **Who may call:** who works here as owner or manager (permission `subscribers`).
     */
    list(input?: ListSubscribersInput, options?: CallOptions): Promise<SubscriberList>
    /**
     * Ends the newsletter for somebody who asked for that
     *
     * The row stays as proof.
     *
     * **Who may call:** who works here as owner or manager (permission `subscribers`).
     *
     * Refuses with NOT_FOUND.
     */
    unsubscribe(input: SubscriberInput, options?: CallOptions): Promise<Subscriber>
    /**
     * Forgets an address for good
     *
     * **Who may call:** who works here as owner or manager (permission `subscribers`).
     *
     * Refuses with NOT_FOUND.
     */
    delete(input: SubscriberInput, options?: CallOptions): Promise<Done>
  }

  readonly settings: {
    /**
     * What holds now
     *
     * **Who may call:** anybody. A token that has ended counts as none.
     */
    site(input?: undefined, options?: CallOptions): Promise<SiteSettings>
    /**
     * What holds now, and which edit of each section it is
     *
     * **Who may call:** who works here as owner or manager (permission `settings`).
     */
    list(input?: undefined, options?: CallOptions): Promise<SettingsState>
    /**
     * Which promises a change would break
     *
     * Nothing is changed. One section at a time.
     *
     * **Who may call:** who works here as owner or manager (permission `settings`).
     */
    preview(input: PreviewSettingsInput, options?: CallOptions): Promise<SettingsPreview>
    /**
     * Sets one section, whole
     *
     * Exactly one section. Without a `version` the last word counts.
     *
     * **Who may call:** who works here as owner or manager (permission `settings`).
     *
     * Refuses with CONFLICT.
     */
    change(input: ChangeSettingsInput, options?: CallOptions): Promise<SettingsState>
  }

  readonly staff: {
    /**
     * Everybody who works here
     *
     * **Who may call:** who works here as owner (permission `staff`).
     */
    list(input?: undefined, options?: CallOptions): Promise<Colleague[]>
    /**
     * Makes an account behind the counter and mails a link to set its password
     *
     * **Who may call:** who works here as owner (permission `staff`).
     *
     * Refuses with CONFLICT.
     */
    invite(input: InviteStaffInput, options?: CallOptions): Promise<Colleague>
    /**
     * Gives a colleague other rights; they log in anew
     *
     * **Who may call:** who works here as owner (permission `staff`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    changeRole(input: ChangeStaffRoleInput, options?: CallOptions): Promise<Colleague>
    /**
     * Closes a colleague's account at once
     *
     * **Who may call:** who works here as owner (permission `staff`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    disable(input: ColleagueInput, options?: CallOptions): Promise<Colleague>
    /**
     * Opens a colleague's account again
     *
     * **Who may call:** who works here as owner (permission `staff`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    enable(input: ColleagueInput, options?: CallOptions): Promise<Colleague>
    /**
     * Takes a colleague's account away; the log keeps what they have done
     *
     * **Who may call:** who works here as owner (permission `staff`).
     *
     * Refuses with NOT_FOUND or CONFLICT.
     */
    remove(input: ColleagueInput, options?: CallOptions): Promise<Done>
  }

  readonly log: {
    /**
     * Who changed what, newest first
     *
     * **Who may call:** who works here as owner (permission `log`).
     */
    list(input?: ListLogInput, options?: CallOptions): Promise<LogList>
  }

  readonly backups: {
    /**
     * Makes a backup and sends it while it is written
     *
     * Orders, the menu, pictures, accounts, and what guests have written, with their names and
     * addresses: `npm run tiffin -- restore` reads it. On a large site a minute may pass before the
     * first byte. A connection that is cut off has brought half a file. One is made at a time; the log
     * tells who has downloaded one.
     *
     * **Who may call:** who works here as owner (permission `backups`).
     *
     * Refuses with CONFLICT.
     */
    download(input?: undefined, options?: CallOptions): Promise<Download>
  }

  readonly admin: {
    /**
     * How the service is going: open, late, the next hour, today
     *
     * **Who may call:** who works here as owner or manager (permission `dashboard`).
     */
    now(input?: undefined, options?: CallOptions): Promise<ServiceNow>
    /**
     * Counts, revenue and the latest orders
     *
     * **Who may call:** who works here as owner or manager (permission `dashboard`).
     */
    stats(input?: undefined, options?: CallOptions): Promise<AdminStats>
    /**
     * What was sold in a span of days
     *
     * By day, by hour and by dish, with the span of equal length before. A span by name, or by its
     * days: at most 400.
     *
     * **Who may call:** who works here as owner or manager (permission `dashboard`).
     */
    sales(input?: SalesReportInput, options?: CallOptions): Promise<SalesReport>
    /**
     * What waits for an answer, room by room
     *
     * Only of the rooms that the caller may open.
     *
     * **Who may call:** everybody who works here.
     */
    waiting(input?: undefined, options?: CallOptions): Promise<WaitingCounts>
    /**
     * What the caller may do behind the counter
     *
     * **Who may call:** everybody who works here.
     */
    me(input?: undefined, options?: CallOptions): Promise<StaffMember>
  }
}

export const procedures: Readonly<Record<string, ProcedureRow>> = {
  'categories.list': { type: 'query' },
  'categories.listEditable': { type: 'query' },
  'categories.create': { type: 'mutation' },
  'categories.change': { type: 'mutation' },
  'categories.order': { type: 'mutation' },
  'categories.delete': { type: 'mutation' },
  'products.list': { type: 'query' },
  'products.get': { type: 'query' },
  'products.getEditable': { type: 'query' },
  'products.soldOut': { type: 'query' },
  'products.setAvailability': { type: 'mutation' },
  'products.create': { type: 'mutation' },
  'products.change': { type: 'mutation' },
  'products.delete': { type: 'mutation' },
  'products.previewImport': { type: 'mutation', uploadTo: '/products/import/preview' },
  'products.import': { type: 'mutation', uploadTo: '/products/import' },
  'products.template': { type: 'query', isDownload: true },
  'products.menuTemplate': { type: 'query', isDownload: true },
  'openingHours.week': { type: 'query' },
  'openingHours.special': { type: 'query' },
  'openingHours.list': { type: 'query' },
  'openingHours.create': { type: 'mutation' },
  'openingHours.change': { type: 'mutation' },
  'openingHours.delete': { type: 'mutation' },
  'pickup.times': { type: 'query' },
  'coupons.check': { type: 'mutation' },
  'coupons.list': { type: 'query' },
  'coupons.create': { type: 'mutation' },
  'coupons.change': { type: 'mutation' },
  'coupons.delete': { type: 'mutation' },
  'orders.place': { type: 'mutation', isKeyed: true },
  'orders.mine': { type: 'query' },
  'orders.list': { type: 'query' },
  'orders.getForStaff': { type: 'query' },
  'orders.changeStatus': { type: 'mutation' },
  'orders.changeStatuses': { type: 'mutation' },
  'orders.markPaid': { type: 'mutation' },
  'orders.markUnpaid': { type: 'mutation' },
  'orders.get': { type: 'query' },
  'reservations.times': { type: 'query' },
  'reservations.book': { type: 'mutation', isKeyed: true },
  'reservations.get': { type: 'query' },
  'reservations.calendar': { type: 'query', isDownload: true },
  'reservations.cancel': { type: 'mutation' },
  'reservations.list': { type: 'query' },
  'reservations.getForStaff': { type: 'query' },
  'reservations.changeStatus': { type: 'mutation' },
  'reservations.write': { type: 'mutation' },
  'reservations.delete': { type: 'mutation' },
  'exports.orders': { type: 'query', isDownload: true },
  'exports.customers': { type: 'query', isDownload: true },
  'exports.subscribers': { type: 'query', isDownload: true },
  'exports.messages': { type: 'query', isDownload: true },
  'exports.catering': { type: 'query', isDownload: true },
  'exports.reservations': { type: 'query', isDownload: true },
  'wishlist.list': { type: 'query' },
  'wishlist.toggle': { type: 'mutation' },
  'wishlist.set': { type: 'mutation' },
  'wishlist.unite': { type: 'mutation' },
  'auth.register': { type: 'mutation', keepsToken: true },
  'auth.login': { type: 'mutation', keepsToken: true },
  'auth.session': { type: 'query' },
  'auth.me': { type: 'query' },
  'auth.logout': { type: 'mutation' },
  'auth.demoLogin': { type: 'query' },
  'account.get': { type: 'query' },
  'account.rename': { type: 'mutation' },
  'account.changePassword': { type: 'mutation' },
  'account.logoutEverywhere': { type: 'mutation' },
  'account.export': { type: 'query' },
  'account.delete': { type: 'mutation' },
  'account.requestPasswordReset': { type: 'mutation' },
  'account.resetPassword': { type: 'mutation', keepsToken: true },
  'account.requestVerification': { type: 'mutation' },
  'account.verifyEmail': { type: 'mutation' },
  'promotions.list': { type: 'query' },
  'promotions.listEditable': { type: 'query' },
  'promotions.create': { type: 'mutation' },
  'promotions.change': { type: 'mutation' },
  'promotions.delete': { type: 'mutation' },
  'reviews.list': { type: 'query' },
  'reviews.mine': { type: 'query' },
  'reviews.write': { type: 'mutation' },
  'reviews.withdraw': { type: 'mutation' },
  'reviews.listForStaff': { type: 'query' },
  'reviews.approve': { type: 'mutation' },
  'reviews.hide': { type: 'mutation' },
  'reviews.answer': { type: 'mutation' },
  'pictures.upload': { type: 'mutation', uploadTo: '/pictures' },
  'customers.list': { type: 'query' },
  'customers.get': { type: 'query' },
  'customers.disable': { type: 'mutation' },
  'customers.enable': { type: 'mutation' },
  'messages.send': { type: 'mutation', isKeyed: true },
  'messages.list': { type: 'query' },
  'messages.get': { type: 'query' },
  'messages.answer': { type: 'mutation' },
  'messages.changeState': { type: 'mutation' },
  'messages.delete': { type: 'mutation' },
  'catering.request': { type: 'mutation', isKeyed: true },
  'catering.list': { type: 'query' },
  'catering.get': { type: 'query' },
  'catering.answer': { type: 'mutation' },
  'catering.changeState': { type: 'mutation' },
  'catering.delete': { type: 'mutation' },
  'newsletter.subscribe': { type: 'mutation' },
  'newsletter.confirm': { type: 'mutation' },
  'newsletter.unsubscribe': { type: 'mutation' },
  'subscribers.list': { type: 'query' },
  'subscribers.unsubscribe': { type: 'mutation' },
  'subscribers.delete': { type: 'mutation' },
  'settings.site': { type: 'query' },
  'settings.list': { type: 'query' },
  'settings.preview': { type: 'mutation' },
  'settings.change': { type: 'mutation' },
  'staff.list': { type: 'query' },
  'staff.invite': { type: 'mutation' },
  'staff.changeRole': { type: 'mutation' },
  'staff.disable': { type: 'mutation' },
  'staff.enable': { type: 'mutation' },
  'staff.remove': { type: 'mutation' },
  'log.list': { type: 'query' },
  'backups.download': { type: 'query', isDownload: true },
  'admin.now': { type: 'query' },
  'admin.stats': { type: 'query' },
  'admin.sales': { type: 'query' },
  'admin.waiting': { type: 'query' },
  'admin.me': { type: 'query' },
}
