// Drawn from the server's router by `npm run generate`: do not edit.
import type { CallOptions, Download, GivenKeyCallOptions, KeyedCallOptions } from './call-options.ts'
import type { ProcedureRow } from './procedure-row.ts'

export const errorCodes = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'SECOND_FACTOR_REQUIRED',
  'SETUP_REQUIRED',
  'CONFIRMATION_REQUIRED',
  'KEY_INVALID',
  'KEY_ENDED',
  'KEY_REFUSED',
  'KEY_EXPOSED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'OUT_OF_STOCK',
  'OPTION_UNAVAILABLE',
  'PRICE_CHANGED',
  'CLOSED',
  'NOT_OPEN',
  'SLOT_FULL',
  'COUPON_INVALID',
  'CURSOR_GONE',
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
  | 'overbook'
  | 'prices'
  | 'refunds'
  | 'drawer'
  | 'kitchen'
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
  | 'paymentKeys'
  | 'apiKeys'
  | 'webhooks'
  | 'staff'
  | 'log'
  | 'backups'

export type Allergen =
  | 'eggs'
  | 'milk'
  | 'mustard'
  | 'peanuts'
  | 'shellfish'
  | 'crustaceans'
  | 'shrimp'
  | 'crab'
  | 'molluscs'
  | 'fish'
  | 'sesame'
  | 'soy'
  | 'sulphites'
  | 'tree-nuts'
  | 'walnuts'
  | 'wheat'
  | 'gluten'
  | 'celery'
  | 'lupin'
  | 'buckwheat'

export type CateringOccasion = 'wedding' | 'corporate' | 'private-party' | 'festival' | 'other'

export type CateringState = 'new' | 'quoted' | 'booked' | 'declined'

export type CornerShape = 'round' | 'soft' | 'square'

export type CountryCode =
  | 'AE'
  | 'AR'
  | 'AT'
  | 'AU'
  | 'BE'
  | 'BR'
  | 'CA'
  | 'CH'
  | 'CL'
  | 'CZ'
  | 'DE'
  | 'DK'
  | 'EE'
  | 'ES'
  | 'FI'
  | 'FR'
  | 'GB'
  | 'GR'
  | 'HK'
  | 'HR'
  | 'HU'
  | 'IE'
  | 'IL'
  | 'IN'
  | 'IS'
  | 'IT'
  | 'JP'
  | 'KR'
  | 'KW'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'MT'
  | 'MX'
  | 'MY'
  | 'NL'
  | 'NO'
  | 'NZ'
  | 'PH'
  | 'PL'
  | 'PT'
  | 'RO'
  | 'SE'
  | 'SG'
  | 'SI'
  | 'SK'
  | 'TH'
  | 'TR'
  | 'US'
  | 'ZA'

export type CouponKind = 'percent' | 'fixed'

export type DietaryLabel = 'vegetarian' | 'vegan' | 'gluten-free' | 'dairy-free'

export type DrawerEntryKind = 'count' | 'in' | 'out' | 'correction'

export type ExportFormat = 'xlsx' | 'csv'

export type ExtraAsk = 'yes or no' | 'how many'

export type FontPair = 'fraunces' | 'playfair' | 'lora' | 'bricolage' | 'outfit' | 'system'

export type GuestOrderStatus =
  'awaiting-payment' | 'placed' | 'accepted' | 'preparing' | 'ready' | 'completed' | 'cancelled' | 'no-show'

export type KeyPermission =
  | 'dashboard'
  | 'orders'
  | 'overbook'
  | 'prices'
  | 'refunds'
  | 'drawer'
  | 'kitchen'
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
  | 'paymentKeys'
  | 'webhooks'
  | 'staff'
  | 'log'
  | 'backups'

export type KeyState = 'active' | 'replaced' | 'expired' | 'revoked' | 'orphaned'

export type KeyedProvider = 'stripe' | 'paypal'

export type LaunchState = 'closed' | 'dated' | 'open'

export type LogKind =
  | 'order'
  | 'reservation'
  | 'message'
  | 'catering request'
  | 'product'
  | 'category'
  | 'option group'
  | 'availability'
  | 'menu'
  | 'picture'
  | 'promotion'
  | 'coupon'
  | 'customer'
  | 'guest'
  | 'contact'
  | 'review'
  | 'subscription'
  | 'staff'
  | 'login'
  | 'second factor'
  | 'special day'
  | 'settings'
  | 'payment keys'
  | 'API key'
  | 'webhook'
  | 'page'
  | 'pace'
  | 'printer'
  | 'drawer'
  | 'closing'
  | 'backup'

export type MessageState = 'new' | 'answered' | 'closed'

export type OnlineMethod = 'card' | 'paypal'

export type OnlineMode = 'off' | 'possible' | 'required'

export type OrderFilter =
  | 'open'
  | 'placed'
  | 'accepted'
  | 'preparing'
  | 'ready'
  | 'completed'
  | 'cancelled'
  | 'no-show'
  | 'finished'
  | 'unpaid'
  | 'overpaid'

export type OrderSort = 'due' | 'newest'

export type OrderStatus =
  'placed' | 'accepted' | 'preparing' | 'ready' | 'completed' | 'cancelled' | 'no-show'

export type PaperWidth = '80mm' | '58mm'

export type PauseLength = '15' | '30' | '60' | 'tomorrow' | 'resumed'

export type PaymentKind = 'payment' | 'void' | 'refund'

export type PaymentMethod = 'cash' | 'card' | 'paypal' | 'upi'

export type PickupOverride = 'full' | 'closed' | 'short'

export type PictureShape = '4:3' | '1:1' | 'original'

export type ProviderMode = 'test' | 'live'

export type ReplyState = 'waiting' | 'sent' | 'saved' | 'failed'

export type ReportPeriod = 'day' | 'month'

export type ReservationSpan = 'coming' | 'past'

export type ReservationStatus = 'requested' | 'confirmed' | 'declined' | 'cancelled' | 'seated' | 'no-show'

export type ReviewStatus = 'pending' | 'approved' | 'hidden'

export type SalesSpan = 'today' | '7-days' | '30-days' | '90-days' | 'this-year'

export type SecurityEventKind =
  | 'login'
  | 'failed login'
  | 'password reset'
  | 'password change'
  | 'wrong password'
  | 'wrong code'
  | 'wrong PIN'
  | 'PIN locked'
  | 'refused'
  | 'rejected key'
  | 'forged notice'
  | 'export'

export type SettingSectionName =
  | 'ordering'
  | 'hours'
  | 'kitchen'
  | 'alerts'
  | 'tables'
  | 'contact'
  | 'taxes'
  | 'payments'
  | 'extras'
  | 'identity'
  | 'address'
  | 'region'
  | 'look'
  | 'pages'
  | 'banner'
  | 'launch'

export type SetupStep =
  | 'identity'
  | 'contact'
  | 'address'
  | 'region'
  | 'hours'
  | 'taxes'
  | 'look'
  | 'pages'
  | 'menu'
  | 'test-order'
  | 'launch'

export type SpiceLevel = 'mild' | 'medium' | 'hot' | 'extra hot'

export type StaffRole = 'owner' | 'manager' | 'kitchen'

export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed'

export type TicketKind = 'order' | 'change' | 'lines' | 'cancellation' | 'closing' | 'test'

export type TicketState = 'waiting' | 'fetched' | 'printed' | 'failed'

export type TillMethod = 'cash' | 'card' | 'paypal' | 'upi' | 'voucher'

export type UserRole = 'customer' | 'admin'

export type WebhookDeliveryState = 'waiting' | 'delivered' | 'failed'

export type WebhookPaus = 'owner' | 'failing' | 'gone'

export type WebhookType =
  | 'order.placed'
  | 'order.accepted'
  | 'order.preparing'
  | 'order.ready'
  | 'order.completed'
  | 'order.no_show'
  | 'order.undone'
  | 'order.cancelled'
  | 'order.moved'
  | 'order.changed'
  | 'order.paid'
  | 'order.refunded'
  | 'order.payment_voided'
  | 'dish.sold_out'
  | 'dish.available'
  | 'choice.sold_out'
  | 'choice.available'
  | 'reservation.received'
  | 'message.received'
  | 'catering.received'

/** What the account page shows about its owner. */
export interface Account {
  _id: string
  name: string
  email: string
  role: UserRole
  isEmailVerified: boolean
  createdAt: string
}

/** All data stored about a customer, for their own export. */
export interface AccountExport {
  exportedAt: string
  account: Account
  orders: Order[]
  wishlist: { slug: string; title: string }[]
  devices: {
    /** The browser and its system, as it named itself at the login */
    device: string
    /** To within ten minutes */
    lastUsed: PickupTime
  }[]
  /**
   * What staff have noted, and the telephone numbers and addresses that they have found to be the
   * same guest’s
   */
  restaurantNote: { note: string; contacts: string[] } | null
  reviews: {
    _id: string
    /** A first name */
    author: string
    stars: number
    text: string
    /** When its current text was written */
    createdAt: string
    /** Restaurant time, to the minute */
    createdLocal: string
    /** The restaurant's reply */
    answer?: string
    /** Guests see approved ones only; a change makes it pending again */
    status: ReviewStatus
    product: { slug: string; title: string }
  }[]
}

/** Who acts in this session. */
export interface ActingState {
  /** Who logged in */
  account: { _id: string; name: string }
  /** Who has taken the session over with their PIN; null while it is the account’s */
  actor: {
    _id: string
    name: string
    /** As the log names them */
    email: string
  } | null
  /** After so long without a change the session is the account’s again; null if it is now */
  secondsLeft: number | null
  /** Who can take it over: everybody else with a PIN, by name */
  colleagues: { _id: string; name: string }[]
}

export interface AddAuthenticatorAppInput {
  code: string
}

export interface AddPasskeyInput {
  name: string
  passkey: NewPasskey
}

/** Shown once. Null if the account had them already. */
export interface AddedFactor {
  recoveryCodes: string[] | null
}

export interface AddressSettings {
  /** With the house number; blank only before the site opens */
  street: string
  /** Blank only before the site opens */
  city: string
  /** The province or state, `AB`; blank where addresses have none */
  region: string
  /** Blank where addresses have none */
  postalCode: string
  /** On the map, in degrees, north and east positive; null: not stated */
  position: { latitude: number; longitude: number } | null
  /** How to find it, where to park; blank for none */
  directions: string
}

export interface AddressSettingsInput {
  /** With the house number; blank only before the site opens */
  street: string
  /** Blank only before the site opens */
  city: string
  /** The province or state, `AB`; blank where addresses have none */
  region: string
  /** Blank where addresses have none */
  postalCode: string
  /** On the map, in degrees, north and east positive; null: not stated */
  position: { latitude: number; longitude: number } | null
  /** How to find it, where to park; blank for none */
  directions: string
}

export interface AdminStats {
  ordersCount: number
  productsCount: number
  usersCount: number
  /** Total of all orders except cancelled ones and no-shows */
  revenue: number
  recentOrders: Order[]
}

/** Promises to guests for hours of a day that is closed now. */
export interface AffectedDay {
  /** A day in restaurant time, `2026-12-25` */
  day: string
  orders: number
  reservations: number
}

export interface AlertDeviceInput {
  device: PushDevice
}

export interface AlertSettings {
  /** Accept orders as they are placed, so that nobody has to; except those with an allergy */
  acceptsOrders: boolean
  /**
   * An order not accepted for so long is reported to owners and managers, by email and on devices
   * with alerts; null: never
   */
  staffAfterMinutes: number | null
  /** After so long its guest is asked to call; null: never */
  guestAfterMinutes: number | null
  /** Email each new order to the office */
  emailsOrders: boolean
  /** Warn in the admin if no kitchen board is connected during opening hours */
  warnsWithoutBoard: boolean
}

export interface AlertSettingsInput {
  /** Accept orders as they are placed, so that nobody has to; except those with an allergy */
  acceptsOrders: boolean
  /**
   * An order not accepted for so long is reported to owners and managers, by email and on devices
   * with alerts; null: never
   */
  staffAfterMinutes: number | null
  /** After so long its guest is asked to call; null: never */
  guestAfterMinutes: number | null
  /** Email each new order to the office */
  emailsOrders: boolean
  /** Warn in the admin if no kitchen board is connected during opening hours */
  warnsWithoutBoard: boolean
}

export interface AlertedDevice {
  /** This device gets the caller’s alerts */
  isAlerted: boolean
}

export interface AlertedDeviceInput {
  /** The address that the browser’s push service gave to this device */
  endpoint: string
}

export interface AnswerReviewInput {
  id: string
  /** The version the caller saw; the call fails if it has changed since */
  version: number
  /** Blank or null removes it */
  answer?: string | null | undefined
}

/** A key as owners see it. The key itself is shown once, when it is made. */
export interface ApiKey {
  _id: string
  name: string
  /** How it begins: `tiffin_live_` */
  prefix: string
  /** Its last four characters */
  hint: string
  /** What it was given */
  permissions: KeyPermission[]
  /** What it may do now: of what it was given, what its maker may do as well */
  effective: KeyPermission[]
  /** The networks it may be used from, such as `203.0.113.0/24`; empty: anywhere */
  networks: string[]
  /** The email address of the owner who made it */
  maker: string
  createdAt: PickupTime
  endsAt: PickupTime
  /**
   * `replaced`: works until `endsAt` beside its replacement. `orphaned`: its maker’s account is
   * disabled, deleted or no longer staff’s
   */
  state: KeyState
  /** The `_id` of its replacement */
  replacedBy: string | null
  /** Null: it was never used */
  lastUse: {
    /** To within a minute */
    at: PickupTime
    /** From where, without the last part of the address */
    network: string | null
    /** Which procedure: `orders.list` */
    call: string
  } | null
}

export interface ApiKeyInput {
  id: string
}

export interface AppliedCoupon {
  /** Never over the subtotal */
  discount: number
}

export interface ApplyCouponInput {
  code: string
  /** An amount in the restaurant’s currency */
  subtotal: number
}

/** What became of a request whose answer was lost. */
export interface ArrivedCatering {
  /** null: it did not arrive, and is refused if it still does */
  arrived: RequestedCatering | null
}

/** What became of a message whose answer was lost. */
export interface ArrivedContactMessage {
  /** null: it did not arrive, and is refused if it still does */
  arrived: SentContactMessage | null
}

/** What became of an order whose answer was lost. */
export interface ArrivedOrder {
  /** The order, if it was placed; null: it was not, and is refused if it still arrives */
  arrived: GuestOrder | null
}

/** What became of a request whose answer was lost. */
export interface ArrivedReservation {
  /** null: it did not arrive, and is refused if it still does */
  arrived: Reservation | null
}

/** The same for an order that staff take. */
export interface ArrivedTakenOrder {
  arrived: Order | null
}

export interface BannerSettings {
  /** Blank for none */
  text: string
  /** Where the whole sentence leads; blank: nowhere */
  href: string
  /** The last day on which it is shown, in restaurant time; null: no end */
  lastDay: string | null
}

export interface BannerSettingsInput {
  /** Blank for none */
  text: string
  /** Where the whole sentence leads; blank: nowhere */
  href: string
  /** The last day on which it is shown, in restaurant time; null: no end */
  lastDay: string | null
}

export interface BlockContactInput {
  contact: string
}

/** An email address or telephone number with which nobody can order or reserve online. */
export interface BlockedContact {
  _id: string
  /** As staff wrote it */
  contact: string
  /** Since when */
  blocked: PickupTime
}

export interface BoardOrder {
  /** Unguessable: anyone who knows it may read the order */
  _id: string
  /** The number called out at pickup */
  number: number
  createdAt: string
  status: OrderStatus
  /** How it was ordered: web, counter, phone, or a restaurant’s own name for another way */
  channel: string
  /** What another program calls it; for staff */
  externalReference?: string
  /** Nobody has accepted it: from then on its guest has been asked to call */
  unansweredSince?: string
  /** Why it was cancelled, written for the guest */
  cancelReason?: string
  /** How often its lines or notes have been changed; a change names the one it is based on */
  revision: number
  customer: {
    name: string
    /** Blank if none was given to staff */
    email: string
    phone?: string
  }
  items: {
    slug: string
    title: string
    /** For one with its options, after the product’s own discount */
    price: number
    thumbnail?: string
    quantity: number
    /** The dish’s id: another one may have its slug later */
    product?: string
    /** What was chosen for it */
    options?: LineOption[]
    /** The guest’s words to the kitchen, about this line */
    note?: string
    /** The key of the station that makes it */
    station: string | null
    /** Dishes that were chosen as a part of it, to be cooked as well */
    dishes: {
      slug: string
      name: string
      /** For the whole line */
      quantity: number
      station: string | null
    }[]
  }[]
  /** Pickup extras such as a bag; absent without them */
  extras?: OrderExtra[]
  /** The guest’s words to the kitchen */
  note?: string
  /** The note is about an allergy */
  allergyNote?: true
  amounts: OrderAmounts
  /** ISO 4217: of all its amounts, `CAD` */
  currency: string
  /** What applied when it was placed, or last changed; together they are `amounts.tax` */
  taxes: {
    name: string
    percent: number
    /** The registration number */
    number?: string
    /** An amount in the restaurant’s currency */
    amount: number
  }[]
  /** Whether the prices, and the total, include the taxes; otherwise they are added */
  areTaxesIncluded: boolean
  couponCode?: string
  fulfillment: {
    type: 'pickup'
    /** When it can be picked up, as of now */
    pickupAt: string
    /** Restaurant time, to the minute */
    pickupLocal: string
    /** What was promised at first, if staff have moved it since */
    promisedAt?: string
    movedAt?: string
    /** Why, written for the guest */
    moveReason?: string
    /**
     * Staff gave this time although the kitchen was full then, closed or paused, or needed longer
     * (`short`)
     */
    override?: PickupOverride
  }
  /** The statuses so far and when it reached them, oldest first */
  steps: {
    status: OrderStatus
    at: string
    /** Restaurant time, to the minute */
    local: string
  }[]
  payment: {
    /** How the guest means to pay */
    method: PaymentMethod
    /** Since when it is paid in full; absent until then */
    paid?: {
      at: string
      /** Restaurant time, to the minute */
      local: string
      /** How the last of it was paid */
      method: TillMethod
    }
    /** What is still to pay; 0 for a cancelled order */
    toPay: number
    /** What was paid and not refunded, without tips; absent if nothing was */
    amountPaid?: number
    /** What the guest has paid too much, to be refunded */
    toReturn?: number
    /** Of a cancelled order’s tips, what is to be refunded at the counter, besides `toReturn` */
    tipToReturn?: number
  }
  /** The stations that have said that their dishes are ready, and when */
  readyStations: {
    station: string
    at: string
    /** Restaurant time, to the minute */
    local: string
  }[]
  /** The same customer has ordered before */
  isReturning: boolean
  /** Until then the kitchen need not begin */
  startsAt: string
  /** From then on somebody should accept it, and a board rings until somebody has */
  ringsFrom: string
}

/** Whether a kitchen board is open somewhere; it reports itself while it is. */
export interface BoardPresence {
  /** The restaurant is open, and no board is connected */
  isMissing: boolean
  /** When a board last reported itself */
  lastSeenAt: string | null
  /** The restaurant is open, and these printers have not asked for work for two minutes */
  silentPrinters: string[]
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
        /** Honeypot field, invisible to people. Leave it empty */
        honeypot?: string | undefined
        /** For how long the form had been open, in milliseconds */
        openMs?: number | undefined
      }
    | undefined
}

/** A reservation as shown in the reservation book. */
export interface BookedReservation {
  /** Unguessable: anyone who knows it may read and cancel the reservation */
  _id: string
  /** The number to give on arrival */
  number: number
  status: ReservationStatus
  startsAt: string
  /** Restaurant time, to the minute */
  startsLocal: string
  partySize: number
  name: string
  email: string
  phone: string
  notes?: string
  /** Whether its guest may still cancel it here */
  canCancel: boolean
  createdAt: string
  /** Restaurant time, to the minute */
  createdLocal: string
  /** By all parties at the same time */
  seatsTaken: number
  /** Guests per time slot */
  seats: number
}

/**
 * A line of the guest's cart: keyed as `lineKey` says; `price` is the unit price after the item's
 * own discount.
 */
export interface CartItem {
  slug: string
  title: string
  /** For one with its options, after the product’s own discount */
  price: number
  thumbnail?: string
  quantity: number
  /** The dish’s id: another one may have its slug later */
  product?: string
  /** What was chosen for it */
  options?: LineOption[]
  /** The guest’s words to the kitchen, about this line */
  note?: string
}

export interface Category {
  _id: string
  slug: string
  name: string
  /** Shown to staff beside its name; blank for none */
  emoji: string
  /** What guests read above its dishes */
  description?: string
  /** URL of its picture, often a path on this site */
  image?: string
}

export interface CategoryIdInput {
  id: string
}

export interface CategoryWork {
  /** The `slug` of a category */
  category: string
  /** The `key` of a station */
  station: string
  /** The station’s minutes for one portion */
  minutes: number
}

export interface CategoryWorkInput {
  /** The `slug` of a category */
  category: string
  /** The `key` of a station */
  station: string
  /** The station’s minutes for one portion */
  minutes: number
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
  /** How many are new, regardless of the filters */
  newCount: number
}

export interface CateringRecord {
  _id: string
  /** The reference number, `C-101` */
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
  /** Restaurant time, to the minute */
  createdLocal: string
  /** Replies to the guest, oldest first */
  replies: Reply[]
}

/** A guest’s catering request. */
export interface CateringRequest {
  _id: string
  /** The reference number, `C-101` */
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
  /** Restaurant time, to the minute */
  createdLocal: string
}

/** An omitted field stays unchanged. Without a version the last write wins. */
export interface ChangeCategoryInput {
  name?: string | undefined
  slug?: string | null | undefined
  /** Shown to staff beside its name; blank or null for none */
  emoji?: string | null | undefined
  /** What guests read above its dishes; blank or null for none */
  description?: string | null | undefined
  /** The address of its picture; blank or null for none */
  image?: string | null | undefined
  id: string
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
}

export interface ChangeCateringStateInput {
  id: string
  /** The state the caller saw; the call fails if it has changed since */
  from: CateringState
  to: CateringState
}

/** An omitted field stays unchanged. Without a version the last write wins. */
export interface ChangeCouponInput {
  code?: string | undefined
  kind?: CouponKind | undefined
  /** Percent or an amount, depending on the kind */
  value?: number | undefined
  minSubtotal?: number | null | undefined
  /** Maximum discount; for `fixed` not below the value */
  cap?: number | null | undefined
  /** An instant, or restaurant time without a zone: 2026-12-01T11:00 */
  startsAt?: string | null | undefined
  /** An instant, or restaurant time without a zone: 2026-12-01T11:00 */
  endsAt?: string | null | undefined
  maxUses?: number | null | undefined
  maxUsesPerCustomer?: number | null | undefined
  active?: boolean | undefined
  id: string
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
}

export interface ChangeMessageStateInput {
  id: string
  /** The state the caller saw; the call fails if it has changed since */
  from: MessageState
  to: MessageState
}

/** Without a version the last write wins. */
export interface ChangeOptionGroupInput {
  name: string
  /** Its name in orders; made from the name if omitted */
  key?: string | null | undefined
  min?: number | undefined
  max?: number | undefined
  /**
   * False for sizes, spice levels and the like: diets and allergens are then those of the dish, and
   * no choice states any; true for a new group, unchanged if omitted
   */
  addsIngredients?: boolean | undefined
  /**
   * The key of a group in which one size is chosen, if prices depend on it where a dish has both;
   * null: none; unchanged if omitted
   */
  sizeGroup?: string | null | undefined
  choices: {
    name: string
    /** Its name in orders; made from the name if omitted */
    key?: string | null | undefined
    /** Rounded to the currency’s decimals */
    price?: number | undefined
    /** What another program calls it: no two choices share one; unchanged if omitted */
    sku?: string | null | undefined
    /** What it costs instead, by the size that is chosen in `sizeGroup`; unchanged if omitted */
    sizePrices?: { size: string; price: number }[] | null | undefined
    isDefault?: boolean | undefined
    /** How many of it one portion can have */
    max?: number | undefined
    /**
     * The slug, id or SKU of the dish that it is: its portions, availability, diets and allergens
     * count; null: none; unchanged if omitted
     */
    product?: string | null | undefined
    /**
     * Diets that a dish with it no longer has, beyond what its allergens rule out; unchanged if
     * omitted
     */
    breaksDiets?: DietaryLabel[] | undefined
    /**
     * Allergens that it brings; an empty list: none; null: not stated, or those of its dish; unchanged
     * if omitted
     */
    allergens?: Allergen[] | null | undefined
    /** The statement covers the whole list of the country, also if it is the same as before */
    hasAllAllergens?: boolean | undefined
  }[]
  id: string
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
}

/** What staff may do until the order is handed over. */
export interface ChangeOrderInput {
  id: string
  /** The `revision` that you were shown: if the order has been changed since, nothing is */
  revision: number
  items: {
    /** A line that stays: its place in `items`, from 0, of the order as you were shown it */
    line?: number | undefined
    /** A new line: the slug of its dish, its id or its SKU */
    slug?: string | null | undefined
    /** The id of the dish that you were shown */
    product?: string | null | undefined
    /** How an error names the dish if it is no longer on the menu */
    title?: string | null | undefined
    /** The unit price with its options that you were shown */
    price?: number | null | undefined
    /** Default: as it is, or 1. More of a line costs what the menu says now */
    quantity?: number | undefined
    /** Default: as they are, or the dish’s defaults. Others cost what the menu says now */
    options?: OrderedOption[] | undefined
    /** Default: as it is; null removes it */
    note?: string | null | undefined
    /** What one costs, instead of the menu’s price */
    charge?: number | undefined
    /** It costs nothing */
    isComp?: boolean | undefined
    /** Required with `charge` and `isComp` */
    priceReason?: string | null | undefined
  }[]
  /** All extras as they are to be. Default: as they are. More of one costs what it costs now */
  extras?:
    | {
        /** The `id` of an item of the settings’ section `extras` */
        id: string
        quantity: number
        /** The price of one that the guest was shown; with any other one nothing is ordered */
        price?: number | null | undefined
      }[]
    | undefined
  /** Default: as it is; null removes it */
  note?: string | null | undefined
  /** Default: as it is */
  allergyNote?: boolean | undefined
  /** The total that you were shown: with any other one nothing is changed */
  total?: number | null | undefined
  /** Nothing is changed: the answer is the order as it would be, or why it cannot be */
  isPreview?: boolean | undefined
  /** The guest reads it */
  reason?: string | null | undefined
  /** Even if the kitchen has no time left for what is added, or does not serve it then */
  overridesKitchen?: boolean | undefined
}

export interface ChangeOrderStatusInput {
  id: string
  from: OrderStatus
  to: OrderStatus
  /** For a cancellation: what was paid online is kept; otherwise it goes back by itself */
  keepsPayment?: boolean | undefined
  /** Required to cancel; the guest will read it */
  reason?: string | null | undefined
  /** How the guest has just paid, for an order that is handed over; undone with the step */
  paidBy?: TillMethod | undefined
  /** With `paidBy`: what you were shown; if it is another amount by now, nothing is recorded */
  toPay?: number | undefined
  /** The `revision` that you were shown: if its lines have been changed since, it stays */
  revision?: number | undefined
  /**
   * Of the order, only this station’s dishes are ready: it becomes ready with the last of its
   * stations
   */
  station?: string | undefined
}

/** Several orders in one call, each moved independently. */
export interface ChangeOrderStatusesInput {
  moves: ChangeOrderStatusInput[]
}

/** What a guest may do until somebody has accepted the order. */
export interface ChangeOwnOrderInput {
  id: string
  /** The `revision` that you were shown: if the order has been changed since, nothing is */
  revision: number
  /** The whole order as it is to be: lines that are not named are taken off */
  items: {
    /** A line that stays: its place in `items`, from 0, of the order as you were shown it */
    line?: number | undefined
    /** A new line: the slug of its dish, its id or its SKU */
    slug?: string | null | undefined
    /** The id of the dish that you were shown */
    product?: string | null | undefined
    /** How an error names the dish if it is no longer on the menu */
    title?: string | null | undefined
    /** The unit price with its options that you were shown */
    price?: number | null | undefined
    /** Default: as it is, or 1. More of a line costs what the menu says now */
    quantity?: number | undefined
    /** Default: as they are, or the dish’s defaults. Others cost what the menu says now */
    options?: OrderedOption[] | undefined
    /** Default: as it is; null removes it */
    note?: string | null | undefined
  }[]
  /** All extras as they are to be. Default: as they are. More of one costs what it costs now */
  extras?:
    | {
        /** The `id` of an item of the settings’ section `extras` */
        id: string
        quantity: number
        /** The price of one that the guest was shown; with any other one nothing is ordered */
        price?: number | null | undefined
      }[]
    | undefined
  /** Default: as it is; null removes it */
  note?: string | null | undefined
  /** Default: as it is */
  allergyNote?: boolean | undefined
  /** The total that you were shown: with any other one nothing is changed */
  total?: number | null | undefined
  /** Nothing is changed: the answer is the order as it would be, or why it cannot be */
  isPreview?: boolean | undefined
}

export interface ChangePasswordInput {
  currentPassword: string
  newPassword: string
}

/** An omitted field stays unchanged. Without a version the last write wins. */
export interface ChangePrinterInput {
  id: string
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
  name?: string | undefined
  stations?: string[] | undefined
  isCounter?: boolean | undefined
  paper?: PaperWidth | undefined
  standInId?: string | null | undefined
}

/** An omitted field stays unchanged. Without a version the last write wins. */
export interface ChangeProductInput {
  title?: string | undefined
  /** Its name in URLs; made from the title if omitted */
  slug?: string | null | undefined
  /** On the menu, such as `12` or `M4b`: guests see it, and staff find the dish by it */
  number?: string | null | undefined
  /**
   * What another program calls it: unique, and no slug or id of another dish. Calls name a dish by
   * it, too; guests do not see it
   */
  sku?: string | null | undefined
  categorySlug?: string | undefined
  /** Before the discount; rounded to the currency’s decimals */
  price?: number | undefined
  description?: string | null | undefined
  imageUrl?: string | null | undefined
  isFeatured?: boolean | undefined
  /** Guests neither see nor order it */
  isHidden?: boolean | undefined
  discountPercent?: number | undefined
  /** null stops counting portions */
  stock?: number | null | undefined
  attributes?: ProductAttributesInput | undefined
  dietary?: DietaryLabel[] | undefined
  /** Allergens in it; an empty list: none of the country’s list; null: not stated */
  allergens?: Allergen[] | null | undefined
  /** The statement covers the whole list of the country, also if it is the same as before */
  hasAllAllergens?: boolean | undefined
  spiceLevel?: SpiceLevel | null | undefined
  /** What can be chosen for it, in display order */
  optionGroups?: DishOptionGroupInput[] | undefined
  /** The `_id`, the `slug` or the `sku` of a product, in this order */
  id: string
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
}

/** The same change to several products at once. */
export interface ChangeProductsInput {
  /** Without a version the last write wins */
  products: {
    /** The `_id`, the `slug` or the `sku` of a product, in this order */
    id: string
    /** The version the caller saw; the call fails if it has changed since */
    version?: number | undefined
  }[]
  change: ProductsChange
}

/** An omitted field stays unchanged. Without a version the last write wins. */
export interface ChangePromotionInput {
  title?: string | undefined
  subtitle?: string | null | undefined
  image?: string | null | undefined
  ctaText?: string | null | undefined
  ctaLink?: string | null | undefined
  active?: boolean | undefined
  order?: number | undefined
  id: string
  /** The version the caller saw; the call fails if it has changed since */
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
  kitchen?: KitchenSettingsInput | undefined
  alerts?: AlertSettingsInput | undefined
  tables?: TablesSettingsInput | undefined
  contact?: ContactSettingsInput | undefined
  taxes?: TaxesSettingsInput | undefined
  payments?: PaymentsSettingsInput | undefined
  extras?: ExtrasSettingsInput | undefined
  identity?: IdentitySettingsInput | undefined
  address?: AddressSettingsInput | undefined
  region?: RegionSettingsInput | undefined
  look?: LookSettingsInput | undefined
  pages?: PagesSettingsInput | undefined
  banner?: BannerSettingsInput | undefined
  launch?: LaunchSettingsInput | undefined
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
}

/** An omitted field stays unchanged. Without a version the last write wins. */
export interface ChangeSpecialDayInput {
  name?: string | undefined
  firstDay?: string | undefined
  /** Leave blank for a single day */
  lastDay?: '' | string | null | undefined
  /** Without hours it is closed */
  opens?: string | null | undefined
  closes?: string | null | undefined
  id: string
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
}

export interface ChangeStaffRoleInput {
  id: string
  staffRole: StaffRole
  /** The role the caller saw; the call fails if it has changed since */
  from?: StaffRole | undefined
}

export interface ChangeWebhookInput {
  id: string
  /** Left out: it stays as it is */
  url?: string | undefined
  /** Left out: they stay as they are */
  types?: WebhookType[] | undefined
}

/** What a change of several products did, or would do; in the order of the call. */
export interface ChangedProducts {
  changed: { _id: string; title: string; before: string; after: string }[]
  /** How many are like that already */
  unchanged: number
  /** Left as they are, each with the reason: a colleague has changed it since, or it cannot be so */
  refused: { _id: string; title: string; message: string }[]
}

export interface CloseDrawerInput {
  /** The number of the last closing that you were shown: if there is a later one, nothing is closed */
  after: number
  /** What you were shown: if the drawer should have another amount by now, nothing is closed */
  expected: number
  /** What is in the drawer */
  counted: number
  /** What stays in it; default: all */
  left?: number | undefined
  note?: string | null | undefined
}

export interface Closing {
  _id: string
  number: number
  from: {
    at: string
    /** Restaurant time, to the minute */
    local: string
  }
  until: {
    at: string
    /** Restaurant time, to the minute */
    local: string
  }
  /** Who closed it */
  by: string
  /** An amount in the restaurant’s currency */
  total: number
  /** What should have been in the drawer */
  expected: number
  /** An amount in the restaurant’s currency */
  counted: number
  /** counted − expected */
  difference: number
  /** What stays in the drawer */
  left: number
}

export interface ClosingFilter {
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

export interface ClosingIdInput {
  id: string
}

export interface ClosingList {
  /** The latest first */
  closings: Closing[]
  total: number
}

export interface ClosingWithFigures {
  _id: string
  number: number
  from: {
    at: string
    /** Restaurant time, to the minute */
    local: string
  }
  until: {
    at: string
    /** Restaurant time, to the minute */
    local: string
  }
  /** Who closed it */
  by: string
  /** An amount in the restaurant’s currency */
  total: number
  /** What should have been in the drawer */
  expected: number
  /** An amount in the restaurant’s currency */
  counted: number
  /** counted − expected */
  difference: number
  /** What stays in the drawer */
  left: number
  note?: string
  /** As they were when it was closed */
  figures: DayFigures
  /** What the same orders come to by now, if that is something else */
  now: {
    orders: {
      placed: number
      /** All but cancelled ones and no-shows */
      sold: number
      /** Sold, and not handed over yet */
      open: number
      cancelled: number
      noShows: number
    }
    /** Of the orders that were sold */
    sales: {
      /** The lines at the menu’s prices */
      menu: number
      /** What the house paid for */
      comps: number
      /** What other prices took off; negative if they added */
      repriced: number
      /** menu − comps − repriced */
      subtotal: number
      /** By coupons */
      discounts: number
      /** Bags and the like */
      extras: number
      /** Taxes that the prices do not include */
      taxOnTop: number
      /** subtotal − discounts + extras + taxOnTop: the revenue of the sales report */
      total: number
    }
    taxes: SoldTax[]
    /** The total of cancelled orders */
    cancelled: number
    /** The total of orders that nobody picked up */
    noShows: number
  } | null
  drawer: {
    /** What the closing before left in it */
    start: number
    /** Taken for orders */
    cash: number
    /** In cash */
    tips: number
    /** In cash */
    givenBack: number
    /** Counts, and what was put in or taken out, oldest first */
    entries: DrawerEntry[]
    /** What should be in it */
    expected: number
  }
  /** What turned out later, oldest first */
  corrections: DrawerEntry[]
}

/** A staff member as the owner sees them. */
export interface Colleague {
  _id: string
  name: string
  email: string
  staffRole: StaffRole
  isDisabled: boolean
  /** Has not set a password yet */
  isInvited: boolean
  /** Has an authenticator app or a passkey */
  hasSecondFactor: boolean
  /** Can take over a session at the counter or in the kitchen */
  hasPin: boolean
  createdAt: string
}

export interface ColleagueInput {
  id: string
}

/** With a second factor that factor, without one the password. */
export interface ConfirmInput {
  password?: string | undefined
  /** From the authenticator app, or a recovery code */
  code?: string | undefined
  /** Instead of a code */
  passkey?: UsedPasskey | undefined
}

/** The part after the hash in an emailed link. */
export interface ConfirmSubscriptionInput {
  token: string
}

/** A message from a guest. */
export interface ContactMessage {
  _id: string
  name: string
  email: string
  phone?: string
  message: string
  state: MessageState
  createdAt: string
  /** Restaurant time, to the minute */
  createdLocal: string
}

export interface ContactSettings {
  phone: {
    /** As displayed, `780-555-0142`; blank only before the site opens */
    display: string
    /** In international format, `+17805550142` */
    tel: string
  }
  /** The address shown to guests */
  email: string
  /** Where messages, catering and table requests are sent */
  officeEmail: string
  /** Where guests can follow the restaurant */
  social: {
    /** `Instagram` */
    label: string
    url: string
  }[]
}

export interface ContactSettingsInput {
  phone: {
    /** As displayed, `780-555-0142`; blank only before the site opens */
    display: string
    /** In international format, `+17805550142` */
    tel: string
  }
  /** The address shown to guests */
  email: string
  /** Where messages, catering and table requests are sent */
  officeEmail: string
  /** Where guests can follow the restaurant */
  social: {
    /** `Instagram` */
    label: string
    url: string
  }[]
}

export interface CorrectClosingInput {
  id: string
  /** What was found later; negative: what was missing */
  amount: number
  reason: string
  /** Your own key, such as a UUID: sent twice with it, it is recorded once */
  key?: string | undefined
}

export interface CountDrawerInput {
  /** What is in the drawer */
  counted: number
  reason?: string | null | undefined
}

/** A coupon as staff see it. */
export interface Coupon {
  _id: string
  code: string
  kind: CouponKind
  /** Percent or an amount, depending on the kind */
  value: number
  /** An amount in the restaurant’s currency */
  minSubtotal: number
  /** Maximum discount */
  cap: number | null
  startsAt: string | null
  /** Restaurant time, to the minute */
  startsLocal: string | null
  endsAt: string | null
  /** Restaurant time, to the minute */
  endsLocal: string | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** Orders with it that were not cancelled */
  uses: number
  active: boolean
  /** The version the caller saw; the call fails if it has changed since */
  version: number
}

export interface CouponIdInput {
  id: string
}

export interface CreateApiKeyInput {
  /** What uses it: `Till at the counter` */
  name: string
  /** What it may do */
  permissions: KeyPermission[]
  /**
   * The last day on which it works, at most 731 days ahead; the day ends at midnight in the
   * restaurant
   */
  endsOn: string
  /** Addresses or networks such as `203.0.113.0/24`; none: it works from anywhere */
  networks?: string[] | undefined
}

export interface CreatePageInput {
  /** The end of its address: `imprint` is `/p/imprint` */
  name: string
  title: string
}

export interface CreateWebhookInput {
  /** Where requests are sent: https, and public, unless the operator allows the host */
  url: string
  /** What it is told */
  types: WebhookType[]
}

export interface CropPictureInput {
  shape: PictureShape
  /** What is to be in the middle: 0 is the left edge of the picture, 1 the right one */
  x: number
  /** 0 is the top edge, 1 the bottom */
  y: number
  /** 1 shows as much as fits */
  zoom: number
  /** A cropped one is cut anew from the picture that was uploaded */
  url: string
}

/** Who picks up the order. */
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
  /** The account cannot be used; its orders are kept */
  isDisabled: boolean
  createdAt: string
  /** Restaurant time, to the minute */
  createdLocal: string
  /** All their orders, including those placed as a guest once the address is verified */
  ordersCount: number
  /** Total of their orders except cancelled ones and no-shows */
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
  /** The account cannot be used; its orders are kept */
  isDisabled: boolean
  createdAt: string
  /** Restaurant time, to the minute */
  createdLocal: string
  /** All their orders, including those placed as a guest once the address is verified */
  ordersCount: number
  /** Total of their orders except cancelled ones and no-shows */
  spent: number
  /** Newest first, at most a hundred */
  orders: Order[]
}

/** What orders came to in a span of time, and what was paid in it. */
export interface DayFigures {
  orders: {
    placed: number
    /** All but cancelled ones and no-shows */
    sold: number
    /** Sold, and not handed over yet */
    open: number
    cancelled: number
    noShows: number
  }
  /** Of the orders that were sold */
  sales: {
    /** The lines at the menu’s prices */
    menu: number
    /** What the house paid for */
    comps: number
    /** What other prices took off; negative if they added */
    repriced: number
    /** menu − comps − repriced */
    subtotal: number
    /** By coupons */
    discounts: number
    /** Bags and the like */
    extras: number
    /** Taxes that the prices do not include */
    taxOnTop: number
    /** subtotal − discounts + extras + taxOnTop: the revenue of the sales report */
    total: number
  }
  taxes: SoldTax[]
  /** The total of cancelled orders */
  cancelled: number
  /** The total of orders that nobody picked up */
  noShows: number
  /** How far these orders are paid by now */
  settled: {
    /** For the orders that were sold, on whatever day */
    paid: number
    /** An amount in the restaurant’s currency */
    toPay: number
    /** What was paid too much */
    toReturn: number
    /** Refunded for a complaint, though it was owed: paid + toPay − toReturn + goodwill is the total */
    goodwill: number
    /** Paid for cancelled orders and no-shows, and not refunded */
    unsold: number
  }
  /** What was paid in that time, for whatever order */
  payments: MethodSum[]
}

/** A day of the restaurant’s calendar; without it, today. */
export interface DayInput {
  day?: string | undefined
}

export interface DayReport {
  day: string
  today: string
  figures: DayFigures
  /** Those of that day, oldest first */
  closings: Closing[]
}

/** No one may decide about a text that they have not read: the version is the one that was shown. */
export interface DecideReviewInput {
  id: string
  /** The version the caller saw; the call fails if it has changed since */
  version: number
}

export interface DeleteAccountInput {
  password: string
}

/** A device on which someone is logged in. */
export interface DeviceSession {
  _id: string
  /** The browser and its system, as it named itself at the login */
  device: string
  /** The call was made with it */
  isCurrent: boolean
  /** To within ten minutes */
  lastUsed: PickupTime
}

/** A group of a dish, and what is different for this dish. */
export interface DishOptionGroup {
  /** Its key */
  group: string
  /** Without it: the group’s */
  min?: number | null
  /** Without it: the group’s */
  max?: number | null
  /** The choices that are chosen at first; without it: the group’s */
  defaults?: string[] | null
  /** A choice that is absent costs what it costs in the group */
  prices?:
    | {
        /** Its key, or its SKU or that of the dish that it is */
        choice: string
        price: number
      }[]
    | null
}

export interface DishOptionGroupInput {
  /** Its key */
  group: string
  /** Without it: the group’s */
  min?: number | null | undefined
  /** Without it: the group’s */
  max?: number | null | undefined
  /** The choices that are chosen at first; without it: the group’s */
  defaults?: string[] | null | undefined
  /** A choice that is absent costs what it costs in the group */
  prices?:
    | {
        /** Its key, or its SKU or that of the dish that it is */
        choice: string
        price: number
      }[]
    | null
    | undefined
}

/** The answer of a call that has nothing to return. */
export interface Done {
  done: true
}

export interface DrawerEntry {
  _id: string
  at: string
  /** Restaurant time, to the minute */
  local: string
  kind: DrawerEntryKind
  /** By how much it changes what should be in the drawer; of a count, by how much it was off */
  amount: number
  /** Of a count: what was found */
  counted?: number
  reason?: string
  by: string
}

/** A version, and when it was published. */
export interface EarlierPage {
  at: string
  /** Restaurant time, to the minute */
  local: string
  _id: string
  by: string | null
}

/** A category with its editing details. */
export interface EditableCategory {
  _id: string
  slug: string
  name: string
  /** Shown to staff beside its name; blank for none */
  emoji: string
  /** What guests read above its dishes */
  description?: string
  /** URL of its picture, often a path on this site */
  image?: string
  /** The version the caller saw; the call fails if it has changed since */
  version: number
  /** Only an empty category can be deleted */
  productsCount: number
}

/** A group with its editing details. */
export interface EditableOptionGroup {
  /** Its name in orders */
  key: string
  name: string
  /** From 1 on a choice is required; the defaults may be it */
  min: number
  /** How many choices in total, quantities counted */
  max: number
  /** The key of the group of the same dish on whose choice `sizePrices` depend */
  sizeGroup?: string
  choices: {
    /** Its name in orders */
    key: string
    name: string
    /** What it adds to the dish’s price; negative takes off */
    price: number
    /** Instead of `price`, if that size is chosen; a size that is absent costs `price` */
    sizePrices?: {
      /** The key of the choice in the size group */
      size: string
      /** What it adds to the dish’s price; negative takes off */
      price: number
    }[]
    /** Chosen unless the guest chooses otherwise */
    isDefault: boolean
    /** How many of it one portion can have */
    max: number
    /** It, or the dish that it is */
    isSoldOut: boolean
    /** Diets that a dish with it no longer has */
    breaksDiets: DietaryLabel[]
    /** Allergens that it brings; null: nothing is stated, it may bring any */
    allergens: Allergen[] | null
    /** Allergens of the country’s list about which nothing is stated; absent if there are none */
    unstatedAllergens?: Allergen[]
    /** The slug of the dish that it is */
    product?: string
    /** What another program calls it; absent if it has none */
    sku?: string
    /** Of the choice itself, whatever the dish is that it is */
    saved: {
      breaksDiets: DietaryLabel[]
      allergens: Allergen[] | null
      /** Allergens of the country’s list about which nothing is stated; absent if there are none */
      unstatedAllergens?: Allergen[]
      isSoldOut: boolean
    }
    /** The day it is available again; null: until it is turned back on */
    soldOutUntil: string | null
  }[]
  _id: string
  /** The version the caller saw; the call fails if it has changed since */
  version: number
  /** False: sizes, spice levels and the like, with which diets and allergens are those of the dish */
  addsIngredients: boolean
  /** That have it */
  dishes: { slug: string; title: string }[]
}

/** A product as its editor sees it. */
export interface EditableProduct {
  _id: string
  /** Its name in URLs */
  slug: string
  /** On the menu: `12`, `M4b`; absent if dishes have none */
  number?: string
  title: string
  description: string
  /** Before the discount */
  price: number
  /** 0 means no discount */
  discountPercent: number
  /** URL of its picture, often a path on this site */
  thumbnail?: string
  /** Portions left; 999 where portions are not counted */
  stock: number
  isFeatured: boolean
  category: { _id: string; slug: string; name: string }
  attributes: ProductAttributes
  /** Of the dish itself */
  dietary: DietaryLabel[]
  /** With what is chosen at first */
  diets: DietaryLabel[]
  /** Allergens in the dish itself; null: nothing is stated, it may contain any */
  allergens: Allergen[] | null
  /** Allergens of the country’s list about which nothing is stated; absent if there are none */
  unstatedAllergens?: Allergen[]
  spiceLevel?: SpiceLevel
  /** What can be chosen for it, in display order */
  optionGroups: OptionGroup[]
  /** Absent if there are no reviews */
  rating?: {
    /** Stars, to one decimal */
    average: number
    /** Counts the reviews guests can see */
    count: number
  }
  /** What another program calls it; absent if it has none */
  sku?: string
  /** Its picture is a painting that Tiffin made of its words; a dish without a picture gets one soon */
  isPainted: boolean
  /** Portions left, also of a dish that is sold out; null where they are not counted */
  countedStock: number | null
  /** Its groups as they are saved, with what differs for it */
  dishOptionGroups: DishOptionGroup[]
  /** The version the caller saw; the call fails if it has changed since */
  version: number
  /** Guests neither see nor order it */
  isHidden: boolean
  isSoldOut: boolean
  /** The day it is available again; null: until it is turned back on */
  soldOutUntil: string | null
}

/** A promotion as its editor sees it. */
export interface EditablePromotion {
  _id: string
  title: string
  subtitle: string
  /** URL of its picture, or empty */
  image: string
  ctaText: string
  ctaLink: string
  active: boolean
  /** Sort order: lowest first */
  order: number
  /** The version the caller saw; the call fails if it has changed since */
  version: number
}

/** A page as it is edited. */
export interface EditedPage {
  path: string
  title: string
  isPublished: boolean
  /** It was edited after it was published */
  hasDraft: boolean
  /** When the draft will be published; null: when somebody does it */
  publishAt: string | null
  publishLocal: string | null
  /** It can be emptied and left out of the site, but not deleted */
  isBuiltIn: boolean
  /** The version the caller saw; the call fails if it has changed since */
  version: number
  content: PageContent
  /** Shows the draft at `/preview/` and this key */
  draftKey: string
  /** The last twenty versions that were published, newest first */
  earlier: EarlierPage[]
}

/** A page that was read before; without its version, whatever has become of it since. */
export interface EditedPageInput {
  /** `/about`, or `/p/` and a name of its own */
  path: string
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
}

export interface EndSessionInput {
  id: string
}

/** The catering requests received on these days; the event may be much later. */
export interface ExportCateringInput {
  from: string
  to: string
  state?: CateringState | undefined
  format: ExportFormat
}

export interface ExportCustomersInput {
  format: ExportFormat
}

/** The messages received on these days. */
export interface ExportMessagesInput {
  from: string
  to: string
  state?: MessageState | undefined
  format: ExportFormat
}

/** The orders placed between these days of the restaurant's calendar, both included. */
export interface ExportOrdersInput {
  from: string
  to: string
  status?: OrderStatus | undefined
  format: ExportFormat
}

export interface ExportPaymentsInput {
  /** Default: the first of the month of `to` */
  from?: string | undefined
  /** Default: today */
  to?: string | undefined
  /** Default: day */
  by?: ReportPeriod | undefined
  format: ExportFormat
}

/** The reservations between these days, both included. */
export interface ExportReservationsInput {
  from: string
  to: string
  status?: ReservationStatus | undefined
  format: ExportFormat
}

/** Confirmed subscribers. */
export interface ExportSubscribersInput {
  format: ExportFormat
}

export interface ExtrasSettings {
  items: {
    /** Its name in orders; stays the same when the item is renamed */
    id: string
    /** As orders, tickets and receipts have it */
    name: string
    /** What the guest is asked at the checkout. Items with the same question are its answers */
    question: string
    /** Of one; 0 if it is free */
    price: number
    /** The `slug` of the category whose taxes it has; null: the taxes on all dishes */
    taxCategory: string | null
    /** Whether a guest says how many they want, or gets one by saying yes */
    asks: ExtraAsk
    /** The most that an order has of it */
    max: number
  }[]
}

export interface ExtrasSettingsInput {
  items: {
    /** Its name in orders; stays the same when the item is renamed */
    id: string
    /** As orders, tickets and receipts have it */
    name: string
    /** What the guest is asked at the checkout. Items with the same question are its answers */
    question: string
    /** Of one; 0 if it is free */
    price: number
    /** The `slug` of the category whose taxes it has; null: the taxes on all dishes */
    taxCategory: string | null
    /** Whether a guest says how many they want, or gets one by saying yes */
    asks: ExtraAsk
    /** The most that an order has of it */
    max: number
  }[]
}

export interface GetDraftInput {
  /** The `draftKey` of a page that is being edited */
  key: string
}

export interface GetOrderInput {
  id: string
}

export interface GetPageInput {
  /** `/about`, or `/p/` and a name of its own */
  path: string
}

/** `slug` may also be the id or the SKU. */
export interface GetProductInput {
  slug: string
}

/**
 * What was paid too much, as the order was cancelled or costs less by now; or a part of what was
 * owed, for a complaint.
 */
export interface GivePaymentBackInput {
  id: string
  method: PaymentMethod
  /** Without the tip. By default all that was paid too much, and the tip of a cancelled order */
  amount?: number | undefined
  /** Of a cancelled order: what goes back of the tip */
  tip?: number | undefined
  /**
   * For a complaint: `amount` was owed, and is not to be paid again. For owners and managers
   * (permission `refunds`)
   */
  isGoodwill?: true | undefined
  reason: string
  /** What you were shown: if it is another amount by now, nothing is recorded */
  toReturn?: number | undefined
  /** What you were shown: if it is another amount by now, nothing is recorded */
  amountPaid?: number | undefined
  /** What you were shown of the tip: if it is another amount by now, nothing is recorded */
  tipToReturn?: number | undefined
}

export interface GuestList {
  guests: NotedGuest[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
}

/** An order as its guest sees it, who may still have to pay for it. */
export interface GuestOrder {
  /** Unguessable: anyone who knows it may read the order */
  _id: string
  /** The number called out at pickup */
  number: number
  createdAt: string
  /** `awaiting-payment`: the restaurant gets the order once it is paid */
  status: GuestOrderStatus
  /** How it was ordered: web, counter, phone, or a restaurant’s own name for another way */
  channel: string
  /** What another program calls it; for staff */
  externalReference?: string
  /** Nobody has accepted it: from then on its guest has been asked to call */
  unansweredSince?: string
  /** Why it was cancelled, written for the guest */
  cancelReason?: string
  /** How often its lines or notes have been changed; a change names the one it is based on */
  revision: number
  customer: {
    name: string
    /** Blank if none was given to staff */
    email: string
    phone?: string
  }
  items: {
    slug: string
    title: string
    /** For one with its options, after the product’s own discount */
    price: number
    thumbnail?: string
    quantity: number
    /** The dish’s id: another one may have its slug later */
    product?: string
    /** What was chosen for it */
    options?: {
      group: string
      choice: string
      /** Without it: 1. 0 leaves a default of an optional group out */
      quantity?: number
      groupName: string
      choiceName: string
      /** What it adds to the dish’s price; negative takes off */
      price: number
      /** The slug of the dish that it is */
      product?: string
      /** Of the choice, or of the dish that it is, when it was ordered; for staff */
      sku?: string
    }[]
    /** The guest’s words to the kitchen, about this line */
    note?: string
    /** The SKU of the dish when it was ordered; for staff */
    sku?: string
    /** What it costs by the menu, if staff charge another price */
    listPrice?: number
    /** Why they do */
    priceReason?: string
    /** It costs nothing: the house pays for it */
    isComp?: true
  }[]
  /** Pickup extras such as a bag; absent without them */
  extras?: OrderExtra[]
  /** The guest’s words to the kitchen */
  note?: string
  /** The note is about an allergy */
  allergyNote?: true
  amounts: OrderAmounts
  /** ISO 4217: of all its amounts, `CAD` */
  currency: string
  /** What applied when it was placed, or last changed; together they are `amounts.tax` */
  taxes: {
    name: string
    percent: number
    /** The registration number */
    number?: string
    /** An amount in the restaurant’s currency */
    amount: number
  }[]
  /** Whether the prices, and the total, include the taxes; otherwise they are added */
  areTaxesIncluded: boolean
  couponCode?: string
  fulfillment: {
    type: 'pickup'
    /** When it can be picked up, as of now */
    pickupAt: string
    /** Restaurant time, to the minute */
    pickupLocal: string
    /** What was promised at first, if staff have moved it since */
    promisedAt?: string
    movedAt?: string
    /** Why, written for the guest */
    moveReason?: string
    /**
     * Staff gave this time although the kitchen was full then, closed or paused, or needed longer
     * (`short`)
     */
    override?: PickupOverride
  }
  /** The statuses so far and when it reached them, oldest first */
  steps: {
    status: OrderStatus
    at: string
    /** Restaurant time, to the minute */
    local: string
  }[]
  payment: {
    /** How the guest means to pay */
    method: PaymentMethod
    /** Since when it is paid in full; absent until then */
    paid?: {
      at: string
      /** Restaurant time, to the minute */
      local: string
      /** How the last of it was paid */
      method: TillMethod
    }
    /** What is still to pay; 0 for a cancelled order */
    toPay: number
    /** What was paid and not refunded, without tips; absent if nothing was */
    amountPaid?: number
    /** What the guest has paid too much, to be refunded */
    toReturn?: number
    /** Of a cancelled order’s tips, what is to be refunded at the counter, besides `toReturn` */
    tipToReturn?: number
  }
  /**
   * What staff have changed since the guest placed or changed it, and when they last did; absent if
   * it is as the guest wanted it
   */
  staffChange?: {
    at: string
    /** Restaurant time, to the minute */
    local: string
    changes: LineChange[]
    /** An amount in the restaurant’s currency */
    totalBefore: number
    /** What staff wrote for the guest about it, oldest first */
    reasons: string[]
  }
  /** Absent if it is not paid online */
  online?: OnlinePayment
  /** By UPI, in rupees, and not paid yet; staff confirm that it has arrived */
  upi?: {
    /** `upi://pay?…`, which opens the guest’s banking app */
    link: string
    /** The same as the path of an SVG */
    qr: { size: number; path: string }
  }
}

/** What the counter knows of a guest. */
export interface GuestProfile {
  /** null while nothing has been noted or merged */
  _id: string | null
  /** 0 while nothing has been noted or merged */
  version: number
  /** From the account, or else from the latest order; blank if there is neither */
  name: string
  account: { _id: string; name: string; email: string } | null
  /** Telephone numbers and addresses; of addresses only what the caller may see */
  contacts: {
    contact: string
    /** What is noted belongs to it; otherwise orders only mention it */
    isOwn: boolean
    /** Nobody orders or reserves online with it */
    isBlocked: boolean
  }[]
  note: string
  ordersCount: number
  /** Orders that were never picked up */
  noShows: number
  /** When the latest order was placed */
  lastOrder: PickupTime | null
  /** What they order most often, as it was sold last; empty without orders */
  usual: CartItem[]
  /** The latest note about an allergy with one of their orders: to be asked about again */
  allergy: string | null
  /** The newest ones, for those who may see customers */
  orders: Order[]
}

/** Exactly one of these names a guest. */
export interface GuestRef {
  /** A telephone number or an email address, however it is written */
  contact?: string | undefined
  /** The account of a customer */
  customerId?: string | undefined
  /** Whoever placed this order */
  orderId?: string | undefined
  /** The `_id` of what has been noted */
  id?: string | undefined
}

export interface HoursSettings {
  /** Orders, pickup and tables follow these */
  kitchen: WeeklyHours
  /** Enquiries and catering */
  office: WeeklyHours
  /** Categories served only part of the day */
  service: ServedCategory[]
}

export interface HoursSettingsInput {
  /** Orders, pickup and tables follow these */
  kitchen: WeeklyHoursInput
  /** Enquiries and catering */
  office: WeeklyHoursInput
  /** Categories served only part of the day */
  service: ServedCategoryInput[]
}

export interface IdentitySettings {
  /** As it stands above the door */
  name: string
  /** Under the icon on a home screen */
  shortName: string
  /** The address of an uploaded picture, of which a square is cut; null: initials stand for it */
  logo: string | null
  /** A line about the restaurant; blank for none */
  tagline: string
  /** What it cooks, for search engines: `Italian`; blank for nothing said */
  cuisine: string
  /** The address of the picture with which pages are shared; blank: the icon */
  picture: string
  /** The year of the copyright line */
  since: number
  /** Another restaurant of the same owners; null: none */
  sister: SisterRestaurant | null
  /** The cards that the counter accepts */
  cards: string[]
  /** A gratuity for large groups who dine in, never added to a pickup order; null: none */
  largeGroup: { fromGuests: number; gratuityPercent: number } | null
}

export interface IdentitySettingsInput {
  /** As it stands above the door */
  name: string
  /** Under the icon on a home screen */
  shortName: string
  /** The address of an uploaded picture, of which a square is cut; null: initials stand for it */
  logo: string | null
  /** A line about the restaurant; blank for none */
  tagline: string
  /** What it cooks, for search engines: `Italian`; blank for nothing said */
  cuisine: string
  /** The address of the picture with which pages are shared; blank: the icon */
  picture: string
  /** The year of the copyright line */
  since: number
  /** Another restaurant of the same owners; null: none */
  sister: SisterRestaurantInput | null
  /** The cards that the counter accepts */
  cards: string[]
  /** A gratuity for large groups who dine in, never added to a pickup order; null: none */
  largeGroup: { fromGuests: number; gratuityPercent: number } | null
}

export interface ImportInput {
  file: Blob | Uint8Array
  fileName?: string | undefined
  /**
   * What the file’s own headings mean, as JSON: {"Naam":"title","Prijs":"price","Code":null}; null
   * leaves a column out. An import remembers them for the files to come
   */
  headings?: string | undefined
  /**
   * Whether categories that are not on the menu are added to its end; otherwise their rows are
   * rejected
   */
  addCategories?: 'true' | 'false' | undefined
  /** Rows whose slug is already on the menu update that product instead of being skipped */
  mode?: 'update' | undefined
  /** From the preview; nothing is imported if the result would differ (409) */
  fingerprint?: string | undefined
}

/** What an import would do. Contains only the first rows of each kind. */
export interface ImportPreview {
  fingerprint: string
  counts: { new: number; changed: number; unchanged: number; refused: number }
  /** The sheets with products that are read */
  readSheets: string[]
  /** Unknown column headings */
  ignoredColumns: string[]
  /** Sheets that could be a part of the menu and are not read, each with the reason */
  ignoredSheets: string[]
  /** Of the sheets with products, or of all if none is found: what each heading means */
  headings: {
    heading: string
    column:
      | 'title'
      | 'slug'
      | 'number'
      | 'sku'
      | 'description'
      | 'variation'
      | 'price'
      | 'category'
      | 'position'
      | 'imageUrl'
      | 'isFeatured'
      | 'isHidden'
      | 'discountPercent'
      | 'stock'
      | 'dietary'
      | 'allergens'
      | 'optionGroups'
      | 'spiceLevel'
      | 'abv'
      | 'volumeMl'
      | 'origin'
      | 'flavourNotes'
      | null
  }[]
  /** Categories of the file that are not on the menu, and how many rows name each */
  newCategories: { name: string; rows: number }[]
  new: {
    /** Options for a row of the option groups; the name of the sheet if products are on several */
    sheet?: string
    /** As the spreadsheet shows it */
    row: number
    slug: string
    title: string
    /** If several rows are this product: its sizes, a row each */
    sizes?: {
      name: string
      /** An amount in the restaurant’s currency */
      price: number
    }[]
  }[]
  changed: {
    /** Options for a row of the option groups; the name of the sheet if products are on several */
    sheet?: string
    /** As the spreadsheet shows it */
    row: number
    slug: string
    title: string
    /** If several rows are this product: its sizes, a row each */
    sizes?: {
      name: string
      /** An amount in the restaurant’s currency */
      price: number
    }[]
    changes: { column: string; before: string; after: string }[]
  }[]
  refused: {
    /** Options for a row of the option groups; the name of the sheet if products are on several */
    sheet?: string
    /** As the spreadsheet shows it */
    row: number
    title: string
    reasons: {
      /** Such as C7 */
      cell?: string
      message: string
    }[]
  }[]
  /** Option groups, each by its first row; absent if the file has no sheet with them */
  groups?: {
    counts: { new: number; changed: number; unchanged: number; refused: number }
    new: {
      /** As the spreadsheet shows it */
      row: number
      key: string
      title: string
    }[]
    changed: {
      /** As the spreadsheet shows it */
      row: number
      key: string
      title: string
      changes: { column: string; before: string; after: string }[]
    }[]
    refused: {
      /** Options for a row of the option groups; the name of the sheet if products are on several */
      sheet?: string
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
}

export interface ImportResult {
  inserted: number
  /** Already on the menu and not updated, or unchanged */
  skipped: number
  /** Only with mode=update */
  updated?: number
  /** The same for option groups; absent if the file has no sheet with them */
  groups?: { inserted: number; skipped: number; updated?: number }
  /** Rejected rows; of a rejected option group the first one */
  errors: {
    /** Options for a row of the option groups; the name of the sheet if products are on several */
    sheet?: string
    /** As the spreadsheet shows it */
    row: number
    /** Such as C7 */
    cell?: string
    message: string
  }[]
}

/** For a colleague who can't get the email: anyone who opens it first chooses the password. */
export interface InvitationLink {
  url: string
  expiresAt: string
}

/** A link to set a password is sent to the address. */
export interface InviteStaffInput {
  name: string
  email: string
  staffRole: StaffRole
}

/** All that the kitchen has to do, the most urgent first. */
export interface KitchenBoard {
  /**
   * The open orders by pickup time, at most 200; if there are more, those not yet accepted are among
   * them
   */
  orders: BoardOrder[]
  stations: { key: string; name: string }[]
  pace: KitchenPace
  /** When this was read */
  now: PickupTime
}

/** How the kitchen keeps up with online orders. Both exceptions end by themselves. */
export interface KitchenPace {
  /**
   * No order is picked up before then; null: not paused. 9999-12-31T00:00:00.000Z: until staff
   * resume
   */
  pausedUntil: string | null
  pausedUntilLocal: string | null
  /** Added to the lead time; 0: as usual */
  busyMinutes: number
  busyUntil: string | null
  busyUntilLocal: string | null
}

/** What the stations can still make in the coming quarter hours. */
export interface KitchenRoom {
  now: PickupTime
  windows: {
    /** Orders for this pickup time are made in the quarter hour before */
    at: string
    /** Restaurant time, to the minute */
    local: string
    /** Those that have a limit */
    stations: {
      name: string
      /** 0: it is full */
      leftMinutes: number
      ofMinutes: number
    }[]
  }[]
}

export interface KitchenSettings {
  stations: KitchenStation[]
  work: CategoryWork[]
}

export interface KitchenSettingsInput {
  stations: KitchenStationInput[]
  work: CategoryWorkInput[]
}

export interface KitchenStation {
  /** Stays the same when the station is renamed */
  key: string
  name: string
  /** How many minutes of work the station can do in 15 minutes; null: no limit */
  capacityMinutes: number | null
}

export interface KitchenStationInput {
  /** Stays the same when the station is renamed */
  key: string
  name: string
  /** How many minutes of work the station can do in 15 minutes; null: no limit */
  capacityMinutes: number | null
}

export interface LaunchSettings {
  /**
   * `closed`: guests see a page that says “opening soon”; `dated`: the site opens at `opensAt`;
   * `open`
   */
  state: LaunchState
  /** Restaurant time. Guests are told while it is `dated`; null: no date yet */
  opensAt: string | null
  /** Whether the dashboard lists what is left to set up */
  showsSteps: boolean
}

export interface LaunchSettingsInput {
  /**
   * `closed`: guests see a page that says “opening soon”; `dated`: the site opens at `opensAt`;
   * `open`
   */
  state: LaunchState
  /** Restaurant time. Guests are told while it is `dated`; null: no date yet */
  opensAt: string | null
  /** Whether the dashboard lists what is left to set up */
  showsSteps: boolean
}

/** What a change of an order did to one line, or to the note. */
export interface LineChange {
  kind: 'add' | 'cancel' | 'change' | 'price' | 'coupon' | 'note'
  /** `1 × Samosa (Hot)`; its price; what became of the coupon; or the note about the order */
  text: string
  /** What it replaces */
  was?: string
}

/** A choice as it was sold: names and price stay when the group changes. */
export interface LineOption {
  group: string
  choice: string
  /** Without it: 1. 0 leaves a default of an optional group out */
  quantity?: number
  groupName: string
  choiceName: string
  /** What it adds to the dish’s price; negative takes off */
  price: number
  /** The slug of the dish that it is */
  product?: string
}

export interface ListBlockedInput {
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** `catering.list`: by state and by text in reference, name, address, phone or message. */
export interface ListCateringInput {
  state?: CateringState | undefined
  /** Searches reference, name, email, phone and text */
  q?: string | null | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** Every coupon, or a part of them. */
export interface ListCouponsInput {
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** `customers.list`: by text in name or address. */
export interface ListCustomersInput {
  /** Searches name and email */
  q?: string | null | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** All of them, unless a part is asked for. */
export interface ListForStaffInput {
  /** Words of the title, in any order */
  q?: string | undefined
  /** Slug of a category */
  category?: string | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

export interface ListGuestsInput {
  /** Searches note, contacts and account */
  q?: string | null | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** Days are the restaurant's, and both belong to the span. */
export interface ListLogInput {
  /** Searches the action, who did it and what it was done to */
  q?: string | null | undefined
  /** Filters by type of record */
  kind?: LogKind | undefined
  userId?: string | null | undefined
  subjectId?: string | null | undefined
  from?: string | undefined
  to?: string | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** `messages.list`: by state and by text in name, address, phone or message. */
export interface ListMessagesInput {
  state?: MessageState | undefined
  /** Searches name, email, phone and text */
  q?: string | null | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** `orders/my`: everything, or a part. */
export interface ListMyOrdersInput {
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/**
 * The restaurant's list: by status, by the day of pickup, by number, name, email or phone, or by
 * what has changed.
 */
export interface ListOrdersInput {
  /**
   * One status; `open`: placed, accepted, preparing or ready; `finished`: all others; `unpaid`:
   * picked up, and not marked as paid; `overpaid`: some of the payment is to be refunded, because
   * the order was cancelled or costs less now
   */
  status?: OrderFilter | undefined
  /**
   * Default: newest first. `due`: orders not yet accepted, then other open orders, both by pickup
   * time, then finished orders, newest first
   */
  sort?: OrderSort | undefined
  /** How it was ordered, exactly: `web`, `counter`, `phone` or another name */
  channel?: string | null | undefined
  /** What another program calls it, exactly */
  externalReference?: string | null | undefined
  /** Of the pickup */
  day?: string | undefined
  /** Searches number, name, email, phone and external reference */
  q?: string | null | undefined
  /**
   * Only orders that have changed since: the `cursor` of the last answer, or an instant to begin
   * with. The one whose latest change is oldest comes first. Besides it, only `limit`
   */
  since?: number | string | string | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

export interface ListPickupTimesInput {
  /** The dishes in the cart, and those chosen as parts of others; breakfast has its own hours */
  slugs: string[]
  /** How many of each, in the same order; without it, one: a larger order may need more time */
  quantities?: (number | string)[] | undefined
}

export interface ListProductsInput {
  /**
   * Only these dishes, each by slug, id or SKU, several with commas between them; one that is not on
   * the menu is left out
   */
  slugs?: string[] | undefined
  /** Slug of a category; an unknown one gives an empty list */
  category?: string | undefined
  /**
   * Words in title, category, diets or description; case, accents, word forms and small misspellings
   * do not matter
   */
  q?: string | undefined
  /** Without it: in menu order, or with `q` by fit */
  sort?: 'popular' | 'newest' | undefined
  /** Only featured products, or only the others */
  featured?: boolean | string | undefined
  /** Only dishes that are all of these with what is chosen at first */
  diet?: DietaryLabel[] | undefined
  /** Only dishes that are known to contain none of these with what is chosen at first */
  without?: Allergen[] | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** Without a day: the first one with a table for that many guests. */
export interface ListReservationTimesInput {
  day?: string | undefined
  partySize: number | string
}

/** The restaurant's list: those of a day, or all from today on, or all from before. */
export interface ListReservationsInput {
  day?: string | undefined
  /** If no day is given; `coming` by default */
  span?: ReservationSpan | undefined
  status?: ReservationStatus | undefined
  /** Searches number, name, email and phone */
  q?: string | null | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

export interface ListReviewsInput {
  slug: string
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** Days are the restaurant's, and both belong to the span. */
export interface ListSecurityEventsInput {
  /** Filters by what happened */
  kind?: SecurityEventKind | undefined
  userId?: string | null | undefined
  from?: string | undefined
  to?: string | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** By state, by dish, and by terms in text, answer, author or dish. */
export interface ListStaffReviewsInput {
  status?: ReviewStatus | undefined
  /** Slug of a dish */
  product?: string | undefined
  /** Searches text, reply, author and dish */
  q?: string | null | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** `subscribers.list`: by text in the address. */
export interface ListSubscribersInput {
  /** Searches the email */
  q?: string | null | undefined
  status?: SubscriberStatus | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

export interface ListWebhookDeliveriesInput {
  id: string
  state?: WebhookDeliveryState | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

/** A product in the list of staff, who see hidden ones too. */
export interface ListedProduct {
  _id: string
  /** Its name in URLs */
  slug: string
  /** On the menu: `12`, `M4b`; absent if dishes have none */
  number?: string
  title: string
  /** Before the discount */
  price: number
  /** 0 means no discount */
  discountPercent: number
  /** URL of its picture, often a path on this site */
  thumbnail?: string
  /** Portions left; 999 where portions are not counted */
  stock: number
  isFeatured: boolean
  category: { _id: string; slug: string; name: string }
  /** Of the dish itself */
  dietary: DietaryLabel[]
  /** With what is chosen at first */
  diets: DietaryLabel[]
  /** Allergens in the dish itself; null: nothing is stated, it may contain any */
  allergens: Allergen[] | null
  /** Allergens of the country’s list about which nothing is stated; absent if there are none */
  unstatedAllergens?: Allergen[]
  spiceLevel?: SpiceLevel
  /** Absent if there are no reviews */
  rating?: {
    /** Stars, to one decimal */
    average: number
    /** Counts the reviews guests can see */
    count: number
  }
  /** What another program calls it; absent if it has none */
  sku?: string
  /** The version the caller saw; the call fails if it has changed since */
  version: number
  /** Guests neither see nor order it */
  isHidden: boolean
}

export interface ListedProducts {
  products: ListedProduct[]
  total: number
}

/** One change made by staff. */
export interface LogEntry {
  _id: string
  /** As an instant and in the restaurant’s local time */
  time: PickupTime
  user: { _id: string; email: string }
  /** The account that was logged in, if they had taken its session over with their PIN */
  via?: string
  /** The name of the API key that was used, if they did it through one */
  key?: string
  /** A verb and what it was done to: `change product` */
  action: string
  subject: {
    _id: string
    /** Its name at the time, if it had one */
    name?: string
  }
  /** Absent if something was created */
  before?: Record<string, unknown>
  /** Absent if something was deleted */
  after?: Record<string, unknown>
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
  /** From the authenticator app, or a recovery code */
  code?: string | undefined
  /** Instead of a code */
  passkey?: UsedPasskey | undefined
}

/** How the caller logs in. */
export interface LoginMethods {
  /** Without a second factor, the admin area stays closed */
  isRequired: boolean
  /** The password was generated; until it is changed the admin area stays closed */
  mustChangePassword: boolean
  hasApp: boolean
  passkeys: Passkey[]
  recoveryCodesLeft: number
  /** With it they take over a session at the counter or in the kitchen */
  hasPin: boolean
  /** False where the site has no name, only a number for an address */
  offersPasskeys: boolean
}

/** A passkey alone: it proves both that one has it and that one may use it. */
export interface LoginWithPasskeyInput {
  passkey: UsedPasskey
}

export interface LookSettings {
  /** Of the header, links and buttons */
  brand: string
  /** Of what is to be pressed first */
  accent: string
  /** A pair of typefaces */
  fonts: FontPair
  /** Whether a fine pattern lies behind some sections */
  hasPattern: boolean
  corners: CornerShape
}

export interface LookSettingsInput {
  /** Of the header, links and buttons */
  brand: string
  /** Of what is to be pressed first */
  accent: string
  /** A pair of typefaces */
  fonts: FontPair
  /** Whether a fine pattern lies behind some sections */
  hasPattern: boolean
  corners: CornerShape
}

export interface MadeWebhook {
  endpoint: WebhookEndpoint
  /** whsec_ and base64. It is never shown again */
  secret: string
}

export interface MailReceiptInput {
  id: string
  /** Where to; without it, to the order’s own address */
  email?: string | undefined
}

export interface MailedReceipt {
  to: string
}

export interface MarkPaidInput {
  id: string
  method: TillMethod
  /** What you were shown: if it is another amount by now, nothing is recorded */
  toPay?: number | undefined
}

export interface MarkUnpaidInput {
  id: string
  reason: string
}

/** What a call would change, or has changed. */
export interface MenuSync {
  /** The same for the same input and a menu that it would change in the same way */
  fingerprint: string
  /** The menu is like that already: nothing is written */
  isUnchanged: boolean
  categories: {
    added: {
      /** Where in the input: `products.0` */
      path: string
      name: string
      slug: string
    }[]
    changed: {
      /** Where in the input: `products.0` */
      path: string
      name: string
      slug: string
      changes: { field: string; before: string; after: string }[]
    }[]
    unchanged: number
  }
  optionGroups: {
    added: {
      /** Where in the input: `products.0` */
      path: string
      name: string
      key: string
    }[]
    changed: {
      /** Where in the input: `products.0` */
      path: string
      name: string
      key: string
      changes: { field: string; before: string; after: string }[]
    }[]
    unchanged: number
  }
  products: {
    added: {
      /** Where in the input: `products.0` */
      path: string
      name: string
      slug: string
    }[]
    changed: {
      /** Where in the input: `products.0` */
      path: string
      name: string
      slug: string
      changes: { field: string; before: string; after: string }[]
    }[]
    unchanged: number
  }
  /** Products that are not named, with `missing: hide` */
  hidden: { _id: string; slug: string; title: string }[]
  /** Products that are not named, with `missing: remove` */
  removed: { _id: string; slug: string; title: string }[]
  /** Why nothing can be changed. A call with errors is refused as a whole, with these as `issues` */
  errors: { path: string; message: string }[]
}

export interface MergeGuestsInput {
  into: GuestRef
  from: GuestRef
  /** Of the first; 0 if there was nothing yet */
  version: number
  /** Of the second; 0 if there was nothing yet */
  fromVersion: number
}

/** The dishes saved before logging in; deleted ones are ignored. */
export interface MergeWishlistInput {
  productIds: string[]
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
  /** How many are new, regardless of the filters */
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
  /** Restaurant time, to the minute */
  createdLocal: string
  /** Replies to the guest, oldest first */
  replies: Reply[]
}

export interface MethodSum {
  method: TillMethod
  /** How many; those marked by mistake are not counted */
  payments: number
  /** For orders */
  taken: number
  /** An amount in the restaurant’s currency */
  tips: number
  refunds: number
  /** An amount in the restaurant’s currency */
  givenBack: number
}

/** A month of the restaurant’s calendar. */
export interface MonthInput {
  /** Of the restaurant’s calendar, `2026-01` */
  month: string
}

export interface MoveCashInput {
  kind: 'in' | 'out'
  amount: number
  reason: string
  /** Your own key, such as a UUID: sent twice with it, it is recorded once */
  key?: string | undefined
}

export interface MovePickupInput {
  id: string
  /** When it will be ready */
  pickupAt: string
  /** The time that you were shown: if a colleague has moved it since, it stays */
  from?: string | undefined
  reason: string
}

export interface MyReview {
  /** Has picked the dish up */
  mayReview: boolean
  review: OwnReview | null
}

/** The only answer that has a key in it. */
export interface NewApiKey {
  /** Send it as `Authorization: Bearer …`. It is not shown again. */
  key: string
  apiKey: ApiKey
}

export interface NewAuthenticatorApp {
  /** In base32, for typing */
  secret: string
  /** For a QR code: otpauth://totp/… */
  uri: string
}

/** What a browser returns when a passkey is made: RegistrationResponseJSON of WebAuthn level 3. */
export interface NewPasskey {
  id: string
  rawId: string
  type: 'public-key'
  authenticatorAttachment?: 'platform' | 'cross-platform' | undefined
  response: { clientDataJSON: string; attestationObject: string }
}

export interface NoteGuestInput {
  guest: GuestRef
  /** Blank removes it */
  note: string
  /** The version that the caller read; 0 if there was nothing yet */
  version: number
}

/** What has been noted about a guest, in a list. */
export interface NotedGuest {
  _id: string
  name: string
  contacts: string[]
  customerId: string | null
  note: string
}

/** Money on its way through a payment provider. */
export interface OnlinePayment {
  /**
   * `pending`: the guest has paid, and the provider does not know yet; `returning`: it goes back to
   * the guest
   */
  state: 'unpaid' | 'pending' | 'paid' | 'returning' | 'returned'
  /**
   * The page on which the guest pays, perhaps a path of this site; absent if it could not be opened:
   * `orders.payOnline` tries again
   */
  url?: string
  /** Unpaid: its portions and its time are kept until then */
  until?: string
  /** What the guest gives on top of the order’s total */
  tip?: number
  /** The last four digits of the card that it was paid with */
  lastFour?: string
  paidAt?: string
  /** What has gone back to the guest, or is on its way */
  returned?: number
  /** Unpaid: the guest may change their mind, and pay at pickup */
  canPayAtPickup: boolean
  /** With test keys, or the demo terminal: no money moves */
  isTest?: true
}

/** What has come in since the last closing. */
export interface OpenDrawer {
  /** The number of the last closing; 0: there is none */
  after: number
  from: {
    at: string
    /** Restaurant time, to the minute */
    local: string
  }
  until: {
    at: string
    /** Restaurant time, to the minute */
    local: string
  }
  figures: DayFigures
  drawer: {
    /** What the closing before left in it */
    start: number
    /** Taken for orders */
    cash: number
    /** In cash */
    tips: number
    /** In cash */
    givenBack: number
    /** Counts, and what was put in or taken out, oldest first */
    entries: DrawerEntry[]
    /** What should be in it */
    expected: number
  }
}

export interface OpeningDay {
  /** A day in restaurant time, `2026-12-25` */
  day: string
  /** The day’s first instant */
  from: string
  /** The reason for its special hours */
  special: string | null
  /** Pickup times; closed if empty */
  kitchen: { opens: PickupTime; closes: PickupTime }[]
  /** Hours for enquiries and catering requests */
  office: { opens: PickupTime; closes: PickupTime }[]
}

export interface OpeningSpan {
  /** Restaurant time, `11:00` */
  opens: string
  /** Restaurant time, `11:00` */
  closes: string
}

export interface OpeningSpanInput {
  /** Restaurant time, `11:00` */
  opens: string
  /** Restaurant time, `11:00` */
  closes: string
}

/** Instants along with wall-clock times, so no client needs to know the zone. */
export interface OpeningWeek {
  /** Today and the following 13 days */
  days: OpeningDay[]
}

/** One of the choices of a group, as guests see it on a dish. */
export interface OptionChoice {
  /** Its name in orders */
  key: string
  name: string
  /** What it adds to the dish’s price; negative takes off */
  price: number
  /** Instead of `price`, if that size is chosen; a size that is absent costs `price` */
  sizePrices?: {
    /** The key of the choice in the size group */
    size: string
    /** What it adds to the dish’s price; negative takes off */
    price: number
  }[]
  /** Chosen unless the guest chooses otherwise */
  isDefault: boolean
  /** How many of it one portion can have */
  max: number
  /** It, or the dish that it is */
  isSoldOut: boolean
  /** Diets that a dish with it no longer has */
  breaksDiets: DietaryLabel[]
  /** Allergens that it brings; null: nothing is stated, it may bring any */
  allergens: Allergen[] | null
  /** Allergens of the country’s list about which nothing is stated; absent if there are none */
  unstatedAllergens?: Allergen[]
  /** The slug of the dish that it is */
  product?: string
}

/**
 * What a guest can choose for a dish, with the limits, defaults and prices that apply to that
 * dish.
 */
export interface OptionGroup {
  /** Its name in orders */
  key: string
  name: string
  /** From 1 on a choice is required; the defaults may be it */
  min: number
  /** How many choices in total, quantities counted */
  max: number
  /** The key of the group of the same dish on whose choice `sizePrices` depend */
  sizeGroup?: string
  choices: OptionChoice[]
}

export interface OptionGroupIdInput {
  id: string
}

/** An order as its guest and the admin see it. */
export interface Order {
  /** Unguessable: anyone who knows it may read the order */
  _id: string
  /** The number called out at pickup */
  number: number
  createdAt: string
  status: OrderStatus
  /** How it was ordered: web, counter, phone, or a restaurant’s own name for another way */
  channel: string
  /** What another program calls it; for staff */
  externalReference?: string
  /** Nobody has accepted it: from then on its guest has been asked to call */
  unansweredSince?: string
  /** Why it was cancelled, written for the guest */
  cancelReason?: string
  /** How often its lines or notes have been changed; a change names the one it is based on */
  revision: number
  customer: {
    name: string
    /** Blank if none was given to staff */
    email: string
    phone?: string
  }
  items: {
    slug: string
    title: string
    /** For one with its options, after the product’s own discount */
    price: number
    thumbnail?: string
    quantity: number
    /** The dish’s id: another one may have its slug later */
    product?: string
    /** What was chosen for it */
    options?: {
      group: string
      choice: string
      /** Without it: 1. 0 leaves a default of an optional group out */
      quantity?: number
      groupName: string
      choiceName: string
      /** What it adds to the dish’s price; negative takes off */
      price: number
      /** The slug of the dish that it is */
      product?: string
      /** Of the choice, or of the dish that it is, when it was ordered; for staff */
      sku?: string
    }[]
    /** The guest’s words to the kitchen, about this line */
    note?: string
    /** The SKU of the dish when it was ordered; for staff */
    sku?: string
    /** What it costs by the menu, if staff charge another price */
    listPrice?: number
    /** Why they do */
    priceReason?: string
    /** It costs nothing: the house pays for it */
    isComp?: true
  }[]
  /** Pickup extras such as a bag; absent without them */
  extras?: OrderExtra[]
  /** The guest’s words to the kitchen */
  note?: string
  /** The note is about an allergy */
  allergyNote?: true
  amounts: OrderAmounts
  /** ISO 4217: of all its amounts, `CAD` */
  currency: string
  /** What applied when it was placed, or last changed; together they are `amounts.tax` */
  taxes: {
    name: string
    percent: number
    /** The registration number */
    number?: string
    /** An amount in the restaurant’s currency */
    amount: number
  }[]
  /** Whether the prices, and the total, include the taxes; otherwise they are added */
  areTaxesIncluded: boolean
  couponCode?: string
  fulfillment: {
    type: 'pickup'
    /** When it can be picked up, as of now */
    pickupAt: string
    /** Restaurant time, to the minute */
    pickupLocal: string
    /** What was promised at first, if staff have moved it since */
    promisedAt?: string
    movedAt?: string
    /** Why, written for the guest */
    moveReason?: string
    /**
     * Staff gave this time although the kitchen was full then, closed or paused, or needed longer
     * (`short`)
     */
    override?: PickupOverride
  }
  /** The statuses so far and when it reached them, oldest first */
  steps: {
    status: OrderStatus
    at: string
    /** Restaurant time, to the minute */
    local: string
  }[]
  payment: {
    /** How the guest means to pay */
    method: PaymentMethod
    /** Since when it is paid in full; absent until then */
    paid?: {
      at: string
      /** Restaurant time, to the minute */
      local: string
      /** How the last of it was paid */
      method: TillMethod
    }
    /** What is still to pay; 0 for a cancelled order */
    toPay: number
    /** What was paid and not refunded, without tips; absent if nothing was */
    amountPaid?: number
    /** What the guest has paid too much, to be refunded */
    toReturn?: number
    /** Of a cancelled order’s tips, what is to be refunded at the counter, besides `toReturn` */
    tipToReturn?: number
  }
}

export interface OrderAmounts {
  /** An amount in the restaurant’s currency */
  subtotal: number
  /** The coupon’s discount, on the dishes alone */
  discount: number
  /** All extras together; absent without extras */
  extrasTotal?: number
  /** All taxes together */
  tax: number
  /** Always 0.00: pickup */
  deliveryFee: number
  /** An amount in the restaurant’s currency */
  total: number
}

export interface OrderCategoriesInput {
  /** All categories, in their new order */
  ids: string[]
  /** The order the caller saw; the call fails if it has changed since */
  seen?: string[] | undefined
}

/** An extra as it was sold: name and price stay when the settings change. */
export interface OrderExtra {
  id: string
  name: string
  quantity: number
  /** Of one. Added later at another price, it is an entry of its own */
  price: number
}

export interface OrderInput {
  items: {
    /** The slug of the dish, its id or its SKU */
    slug: string
    /**
     * The id of the dish that the guest was shown; if the slug has become another dish’s, nothing is
     * ordered
     */
    product?: string | null | undefined
    /** How an error names the dish if it is no longer on the menu */
    title?: string | null | undefined
    /** The unit price with its options that the guest was shown */
    price?: number | null | undefined
    quantity?: number | undefined
    /** What is chosen; a group that is not named gets its defaults */
    options?: OrderedOption[] | null | undefined
    /** For the kitchen, about this line; at most 200 visible characters (graphemes) */
    note?: string | null | undefined
  }[]
  customer: Customer
  fulfillment?: WantedFulfillment | undefined
  payment?:
    | {
        method?: PaymentMethod | undefined
        /** true: the order is placed once it is paid online; without it: if that is required */
        online?: boolean | undefined
        /** On top of `total`, where guests who pay online are asked for a tip */
        tip?: number | null | undefined
      }
    | undefined
  /** Bags, cutlery and the like; without it: none */
  extras?:
    | {
        /** The `id` of an item of the settings’ section `extras` */
        id: string
        quantity: number
        /** The price of one that the guest was shown; with any other one nothing is ordered */
        price?: number | null | undefined
      }[]
    | null
    | undefined
  couponCode?: string | null | undefined
  /** The tax that the guest was shown, in percent; of several taxes the sum */
  taxPercent?: number | null | undefined
  /** The total that the guest was shown: with any other one nothing is ordered */
  total?: number | null | undefined
  /** Must be the caller’s own; the token says who orders */
  userId?: string | null | undefined
  /** For the kitchen; at most 200 visible characters (graphemes) */
  note?: string | null | undefined
  /** The note is about an allergy: the kitchen reads it first */
  allergyNote?: boolean | null | undefined
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
  /** With `since`: what to send as `since` next; without it, absent */
  cursor?: string
}

/** Money that was taken for an order, given back, or marked by mistake. */
export interface OrderPayment {
  _id: string
  at: string
  /** Restaurant time, to the minute */
  local: string
  kind: PaymentKind
  method: TillMethod
  /** Less than 0 for a refund, and for a mistake that was voided */
  amount: number
  /** What the guest gave on top */
  tip?: number
  /** What the guest handed over in cash */
  tendered?: number
  /** What they got back of it */
  change?: number
  /** The code of the voucher */
  reference?: string
  reason?: string
  /** It was marked by mistake */
  isVoided?: true
  /** Through a payment provider: it cannot be voided */
  isOnline?: true
}

/** The order of a category's dishes. */
export interface OrderProductsInput {
  /** Of the category */
  id: string
  /** All its dishes, in their new order */
  ids: string[]
  /** The order the caller saw; the call fails if it has changed since */
  seen?: string[] | undefined
}

/** A choice as it is ordered. */
export interface OrderedOption {
  group: string
  /** Its key, or its SKU or that of the dish that it is */
  choice: string
  /** Without it: 1. 0 leaves a default of an optional group out */
  quantity?: number | undefined
}

export interface OrderingSettings {
  /** From placing an order to the earliest pickup */
  leadMinutes: number
  /** The interval between pickup times */
  slotMinutes: number
  /** The as-soon-as-possible promise is rounded up to a multiple of this */
  roundToMinutes: number
  /** For how many days ahead a pickup may be ordered */
  lookAheadDays: number
  /** In one order; for more, guests are asked to call. Staff may order more */
  maxPortions: number
}

export interface OrderingSettingsInput {
  /** From placing an order to the earliest pickup */
  leadMinutes: number
  /** The interval between pickup times */
  slotMinutes: number
  /** The as-soon-as-possible promise is rounded up to a multiple of this */
  roundToMinutes: number
  /** For how many days ahead a pickup may be ordered */
  lookAheadDays: number
  /** In one order; for more, guests are asked to call. Staff may order more */
  maxPortions: number
}

/** The pages that the restaurant has added and published: they are in the footer. */
export interface OwnPages {
  /** By their addresses */
  pages: { path: string; title: string }[]
}

/** A review as its author sees it. */
export interface OwnReview {
  _id: string
  /** A first name */
  author: string
  stars: number
  text: string
  /** When its current text was written */
  createdAt: string
  /** Restaurant time, to the minute */
  createdLocal: string
  /** The restaurant's reply */
  answer?: string
  /** Guests see approved ones only; a change makes it pending again */
  status: ReviewStatus
}

/**
 * What a page says: its title, its description for search engines, and its sections from top to
 * bottom.
 */
export interface PageContent {
  /** In menus and in the tab of the browser */
  title: string
  /** Below the title in search engines */
  description: string
  sections: PageSection[]
}

export interface PageContentInput {
  /** In menus and in the tab of the browser */
  title: string
  /** Below the title in search engines */
  description: string
  sections: PageSectionInput[]
}

export type PageSection =
  | {
      kind: 'hero'
      /** What is beside or below the text */
      arrangement: 'plain' | 'marks' | 'landscape' | 'table' | 'room'
      /** Small print above the heading */
      eyebrow: string
      heading: string
      text: string
      buttons: { label: string; href: string }[]
      facts: { figure: string; label: string }[]
      /**
       * Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the
       * pictures
       */
      dishes: string[]
      /** The address of a round picture that rises over a landscape; blank for none */
      image: string
      /** The address of a wide picture along the bottom edge; blank for none */
      scene: string
    }
  | {
      kind: 'text'
      arrangement: 'arches' | 'archesRight' | 'portrait' | 'plain'
      heading: string
      /** Below the heading; blank for none */
      role: string
      /** Markdown; a blank line begins a paragraph */
      text: string
      quote: string
      link: { label: string; href: string } | null
      /**
       * Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the
       * pictures
       */
      dishes: string[]
    }
  | {
      kind: 'cards'
      arrangement: 'plates' | 'arches' | 'features' | 'stamps' | 'statements' | 'valley' | 'plain'
      heading: string
      text: string
      items: {
        title: string
        text: string
        /**
         * Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the
         * pictures
         */
        dishes: string[]
        /** Where the arrangement has stamps */
        icon: 'none' | 'lunchbox' | 'cloche' | 'pan' | 'bowl' | 'oven' | 'drum' | 'glass' | 'lamp' | 'bag'
        /** Below the text, one a line */
        points: string[]
        /** Where it leads; blank for nowhere */
        href: string
      }[]
      link: { label: string; href: string } | null
      /** The address of a wide picture along the bottom edge; blank for none */
      scene: string
    }
  | {
      kind: 'steps'
      arrangement: 'tiers' | 'numbers' | 'line'
      heading: string
      text: string
      items: { label: string; title: string; text: string }[]
      /** The address of a wide picture along the bottom edge; blank for none */
      scene: string
    }
  | {
      kind: 'quotes'
      arrangement: 'cards' | 'band'
      heading: string
      items: { quote: string; attribution: string }[]
      link: { label: string; href: string } | null
    }
  | {
      kind: 'points'
      arrangement: 'plain' | 'picture'
      heading: string
      text: string
      points: string[]
      /** The address of a picture, which is also the mark of each point; blank for none */
      image: string
    }
  | { kind: 'questions'; heading: string; items: { question: string; answer: string }[] }
  | {
      kind: 'picture'
      /** The address of an uploaded picture */
      image: string
      alt: string
      caption: string
    }
  | {
      kind: 'callToAction'
      /** With nothing, with a plate, or with the office’s hours beside it */
      arrangement: 'plain' | 'plate' | 'office'
      heading: string
      text: string
      buttons: { label: string; href: string }[]
      /** The address of a round picture, for the arrangement with a plate */
      image: string
    }
  | {
      kind: 'policy'
      heading: string
      lead: string
      /** Whether it says since when it applies: today, because it describes the site as it is */
      isDated: boolean
      /** Markdown; each heading (##) is listed at the top */
      text: string
    }
  | {
      kind: 'dishes'
      /** Which dishes of the menu */
      show: 'featured' | 'newest'
      heading: string
      text: string
      link: { label: string; href: string } | null
    }
  | {
      kind: 'categories'
      heading: string
      text: string
      /** Dishes that stand for categories without a picture of their own */
      plates: {
        /** Its slug */
        category: string
        /** The slug of a dish; on the page as it is read, its picture */
        dish: string
      }[]
    }
  | {
      kind: 'priceList'
      heading: string
      text: string
      columns: {
        heading: string
        /** Slug of the category; blank if the dishes are named */
        category: string
        /** Slugs of dishes, in this order; none: the category’s first twelve */
        dishes: string[]
      }[]
      /**
       * Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the
       * pictures
       */
      dishes: string[]
    }
  | { kind: 'menuHead'; heading: string; text: string }
  | {
      kind: 'menuParts'
      parts: {
        heading: string
        /** The end of the link to it: `soup` is /menu#soup */
        anchor: string
        note: string
        /** Their slugs, in this order; categories under no heading come last */
        categories: string[]
        /** Whether the descriptions of its dishes are printed as well, where names alone say little */
        printsDescriptions: boolean
      }[]
    }
  | {
      kind: 'diningNote'
      heading: string
      /** Below which part of the menu: its anchor */
      part: string
      /** Beside the heading: Veg, Meat */
      kinds: string[]
      text: string
      includesHeading: string
      includes: string[]
      closing: string
    }
  | {
      kind: 'menuNotes'
      heading: string
      /** The end of the link to it */
      anchor: string
      notes: string[]
    }
  | { kind: 'orderHead'; heading: string; text: string }
  | {
      kind: 'specials'
      heading: string
      text: string
      /** Slug of the category; blank for the featured dishes */
      category: string
    }
  | { kind: 'popular'; heading: string; text: string }
  | {
      kind: 'slides'
      /** Small print above the heading */
      eyebrow: string
      /** The address of a round picture; blank for none */
      image: string
      slides: {
        heading: string
        text: string
        /**
         * Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the
         * pictures
         */
        dishes: string[]
      }[]
      buttons: { label: string; href: string }[]
      facts: { figure: string; label: string }[]
    }
  | { kind: 'promotions' }
  | {
      kind: 'contact'
      heading: string
      phoneHint: string
      socialHint: string
      hoursHeading: string
      kitchenHint: string
      officeHint: string
      formHeading: string
      formText: string
    }
  | {
      kind: 'map'
      heading: string
      text: string
      /** The address of a picture of a map; blank for none */
      image: string
      /** What the map shows, for guests who cannot see it */
      alt: string
      caption: string
    }
  | {
      kind: 'quote'
      heading: string
      text: string
      /** The address of a round picture; blank for none */
      image: string
    }
  | {
      kind: 'booking'
      heading: string
      hoursHeading: string
      hoursText: string
      notes: { heading: string; text: string; link: { label: string; href: string } | null }[]
    }

export type PageSectionInput =
  | {
      kind: 'hero'
      /** What is beside or below the text */
      arrangement: 'plain' | 'marks' | 'landscape' | 'table' | 'room'
      /** Small print above the heading */
      eyebrow: string
      heading: string
      text: string
      buttons: { label: string; href: string }[]
      facts: { figure: string; label: string }[]
      /**
       * Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the
       * pictures
       */
      dishes: string[]
      /** The address of a round picture that rises over a landscape; blank for none */
      image?: string | undefined
      /** The address of a wide picture along the bottom edge; blank for none */
      scene?: string | undefined
    }
  | {
      kind: 'text'
      arrangement: 'arches' | 'archesRight' | 'portrait' | 'plain'
      heading: string
      /** Below the heading; blank for none */
      role: string
      /** Markdown; a blank line begins a paragraph */
      text: string
      quote: string
      link: { label: string; href: string } | null
      /**
       * Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the
       * pictures
       */
      dishes: string[]
    }
  | {
      kind: 'cards'
      arrangement: 'plates' | 'arches' | 'features' | 'stamps' | 'statements' | 'valley' | 'plain'
      heading: string
      text: string
      items: {
        title: string
        text: string
        /**
         * Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the
         * pictures
         */
        dishes: string[]
        /** Where the arrangement has stamps */
        icon: 'none' | 'lunchbox' | 'cloche' | 'pan' | 'bowl' | 'oven' | 'drum' | 'glass' | 'lamp' | 'bag'
        /** Below the text, one a line */
        points: string[]
        /** Where it leads; blank for nowhere */
        href: string
      }[]
      link: { label: string; href: string } | null
      /** The address of a wide picture along the bottom edge; blank for none */
      scene?: string | undefined
    }
  | {
      kind: 'steps'
      arrangement: 'tiers' | 'numbers' | 'line'
      heading: string
      text: string
      items: { label: string; title: string; text: string }[]
      /** The address of a wide picture along the bottom edge; blank for none */
      scene?: string | undefined
    }
  | {
      kind: 'quotes'
      arrangement: 'cards' | 'band'
      heading: string
      items: { quote: string; attribution: string }[]
      link: { label: string; href: string } | null
    }
  | {
      kind: 'points'
      arrangement: 'plain' | 'picture'
      heading: string
      text: string
      points: string[]
      /** The address of a picture, which is also the mark of each point; blank for none */
      image?: string | undefined
    }
  | { kind: 'questions'; heading: string; items: { question: string; answer: string }[] }
  | {
      kind: 'picture'
      /** The address of an uploaded picture */
      image: string
      alt: string
      caption: string
    }
  | {
      kind: 'callToAction'
      /** With nothing, with a plate, or with the office’s hours beside it */
      arrangement: 'plain' | 'plate' | 'office'
      heading: string
      text: string
      buttons: { label: string; href: string }[]
      /** The address of a round picture, for the arrangement with a plate */
      image: string
    }
  | {
      kind: 'policy'
      heading: string
      lead: string
      /** Whether it says since when it applies: today, because it describes the site as it is */
      isDated: boolean
      /** Markdown; each heading (##) is listed at the top */
      text: string
    }
  | {
      kind: 'dishes'
      /** Which dishes of the menu */
      show: 'featured' | 'newest'
      heading: string
      text: string
      link: { label: string; href: string } | null
    }
  | {
      kind: 'categories'
      heading: string
      text: string
      /** Dishes that stand for categories without a picture of their own */
      plates?:
        | {
            /** Its slug */
            category: string
            /** The slug of a dish; on the page as it is read, its picture */
            dish: string
          }[]
        | undefined
    }
  | {
      kind: 'priceList'
      heading: string
      text: string
      columns: {
        heading: string
        /** Slug of the category; blank if the dishes are named */
        category: string
        /** Slugs of dishes, in this order; none: the category’s first twelve */
        dishes: string[]
      }[]
      /**
       * Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the
       * pictures
       */
      dishes: string[]
    }
  | { kind: 'menuHead'; heading: string; text: string }
  | {
      kind: 'menuParts'
      parts: {
        heading: string
        /** The end of the link to it: `soup` is /menu#soup */
        anchor: string
        note: string
        /** Their slugs, in this order; categories under no heading come last */
        categories: string[]
        /** Whether the descriptions of its dishes are printed as well, where names alone say little */
        printsDescriptions: boolean
      }[]
    }
  | {
      kind: 'diningNote'
      heading: string
      /** Below which part of the menu: its anchor */
      part: string
      /** Beside the heading: Veg, Meat */
      kinds: string[]
      text: string
      includesHeading: string
      includes: string[]
      closing: string
    }
  | {
      kind: 'menuNotes'
      heading: string
      /** The end of the link to it */
      anchor: string
      notes: string[]
    }
  | { kind: 'orderHead'; heading: string; text: string }
  | {
      kind: 'specials'
      heading: string
      text: string
      /** Slug of the category; blank for the featured dishes */
      category: string
    }
  | { kind: 'popular'; heading: string; text: string }
  | {
      kind: 'slides'
      /** Small print above the heading */
      eyebrow: string
      /** The address of a round picture; blank for none */
      image: string
      slides: {
        heading: string
        text: string
        /**
         * Dishes whose pictures are shown: their slugs; on the page as it is read, the addresses of the
         * pictures
         */
        dishes: string[]
      }[]
      buttons: { label: string; href: string }[]
      facts: { figure: string; label: string }[]
    }
  | { kind: 'promotions' }
  | {
      kind: 'contact'
      heading: string
      phoneHint: string
      socialHint: string
      hoursHeading: string
      kitchenHint: string
      officeHint: string
      formHeading: string
      formText: string
    }
  | {
      kind: 'map'
      heading: string
      text: string
      /** The address of a picture of a map; blank for none */
      image: string
      /** What the map shows, for guests who cannot see it */
      alt: string
      caption: string
    }
  | {
      kind: 'quote'
      heading: string
      text: string
      /** The address of a round picture; blank for none */
      image: string
    }
  | {
      kind: 'booking'
      heading: string
      hoursHeading: string
      hoursText: string
      notes: { heading: string; text: string; link: { label: string; href: string } | null }[]
    }

export interface PageState {
  path: string
  title: string
  isPublished: boolean
  /** It was edited after it was published */
  hasDraft: boolean
  /** When the draft will be published; null: when somebody does it */
  publishAt: string | null
  publishLocal: string | null
  /** It can be emptied and left out of the site, but not deleted */
  isBuiltIn: boolean
  /** The version the caller saw; the call fails if it has changed since */
  version: number
}

export interface PageStates {
  pages: PageState[]
}

export interface PagesSettings {
  /** The page about the restaurant */
  story: boolean
  /** Catering, with requests for a quote */
  catering: boolean
  /** Reservations */
  tables: boolean
  /** Reviews of dishes by those who ordered them */
  reviews: boolean
  newsletter: boolean
  /** Dishes that guests save */
  wishlist: boolean
  /** What guests have said, chosen by the restaurant */
  testimonials: boolean
}

export interface PagesSettingsInput {
  /** The page about the restaurant */
  story: boolean
  /** Catering, with requests for a quote */
  catering: boolean
  /** Reservations */
  tables: boolean
  /** Reviews of dishes by those who ordered them */
  reviews: boolean
  newsletter: boolean
  /** Dishes that guests save */
  wishlist: boolean
  /** What guests have said, chosen by the restaurant */
  testimonials: boolean
}

export interface Passkey {
  _id: string
  name: string
  created: PickupTime
  lastUsed: PickupTime | null
}

/** What a browser's `navigator.credentials.create` needs: PublicKeyCredentialCreationOptionsJSON. */
export interface PasskeyCreation {
  challenge: string
  rp: { name: string; id: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { type: 'public-key'; alg: number }[]
  timeout: number
  excludeCredentials: { id: string; type: 'public-key' }[]
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' }
}

/**
 * The challenge that a browser's `navigator.credentials.get` signs:
 * PublicKeyCredentialRequestOptionsJSON.
 */
export interface PasskeyRequest {
  challenge: string
  rpId: string
  timeout: number
  userVerification: 'required'
}

export interface PathOfPageInput {
  /** `/about`, or `/p/` and a name of its own */
  path: string
}

export interface PauseOrdersInput {
  /** So many minutes, until tomorrow, or until somebody resumes */
  length: PauseLength
}

/** Pays a waiting order online, also after it was declined. */
export interface PayOnlineInput {
  id: string
  /** Without it: as chosen before */
  method?: OnlineMethod | undefined
}

export interface PaymentProvider {
  provider: KeyedProvider
  /** Where the provider has to send its notices */
  webhookUrl: string
  /** Test before live; those that have keys */
  keySets: ProviderKeySet[]
}

export interface PaymentsReport {
  from: string
  to: string
  today: string
  by: ReportPeriod
  /** Of the whole span, for whatever orders */
  methods: {
    method: TillMethod
    /** How many; those marked by mistake are not counted */
    payments: number
    /** For orders */
    taken: number
    /** An amount in the restaurant’s currency */
    tips: number
    refunds: number
    /** An amount in the restaurant’s currency */
    givenBack: number
    /** Of what was taken, less refunds: the order’s taxes in proportion, to the cent in all */
    tax: number
    /** What providers keep, as far as they have said */
    fees: number
    /** Online payments whose fee no provider has told */
    unknownFees: number
    /** taken + tips − givenBack − fees */
    net: number
  }[]
  /** Those in which something was sold or paid, in order */
  periods: {
    /** `2026-12-01`, or `2026-12` */
    period: string
    /** Of the orders placed in it: the revenue of the sales report */
    sales: number
    /** In those sales */
    tax: number
    /** Paid in it, for whatever orders */
    methods: {
      method: TillMethod
      /** How many; those marked by mistake are not counted */
      payments: number
      /** For orders */
      taken: number
      /** An amount in the restaurant’s currency */
      tips: number
      refunds: number
      /** An amount in the restaurant’s currency */
      givenBack: number
      /** Of what was taken, less refunds: the order’s taxes in proportion, to the cent in all */
      tax: number
      /** What providers keep, as far as they have said */
      fees: number
      /** Online payments whose fee no provider has told */
      unknownFees: number
      /** taken + tips − givenBack − fees */
      net: number
    }[]
  }[]
  /** How the payments of the span become its sales */
  balance: {
    /** Taken less refunds, without tips */
    paid: number
    /** Of that, for orders placed before or after the span */
    otherDays: number
    /** Of that, for orders that were cancelled or not picked up */
    unsold: number
    /** For these sales, on other days */
    paidElsewhen: number
    /** What these sales still have to be paid */
    toPay: number
    /** What was paid too much for them */
    toReturn: number
    /** Refunded for complaints, though it was owed */
    goodwill: number
    /** paid − otherDays − unsold + paidElsewhen + toPay − toReturn + goodwill */
    sales: number
  }
  /** What went through providers, with what belongs to no order */
  online: {
    provider: 'stripe' | 'paypal' | 'demo'
    isTest: boolean
    payments: number
    /** With tips */
    paid: number
    refunds: number
    /** An amount in the restaurant’s currency */
    refunded: number
    /** An amount in the restaurant’s currency */
    fees: number
    /** Of what was paid, for orders that could not be placed: it goes back */
    unplaced: number
  }[]
  /** Each day against the provider’s own list, the latest first */
  comparisons: {
    day: string
    provider: 'stripe' | 'paypal' | 'demo'
    isTest: boolean
    comparedAt: {
      at: string
      /** Restaurant time, to the minute */
      local: string
    }
    /** Why the provider’s list could not be read */
    failure?: string
    /** In the provider’s list */
    payments: number
    refunds: number
    differences: {
      kind: 'payment' | 'refund'
      /** The provider’s name for it */
      reference: string
      orderNumber?: number
      /** Null: not in our books */
      ours: number | null
      /** Null: not in the provider’s */
      theirs: number | null
      currency: string
    }[]
  }[]
}

/** Days of the restaurant’s calendar, both included. */
export interface PaymentsReportInput {
  /** Default: the first of the month of `to` */
  from?: string | undefined
  /** Default: today */
  to?: string | undefined
  /** Default: day */
  by?: ReportPeriod | undefined
}

export interface PaymentsSettings {
  /** What guests can choose at the checkout, in this order */
  methods: PaymentMethod[]
  /** Paying before pickup */
  online: {
    /** `required`: orders are paid online before the kitchen sees them */
    mode: OnlineMode
    /** Which of the ways can be paid online; their provider has to be set up */
    methods: OnlineMethod[]
    /** With `required`: only from this total on; null: every order */
    requiredFrom: number | null
    /** With `possible`: of guests who have not picked up an order yet it is required */
    isRequiredOfNewGuests: boolean
    /** How long portions and the kitchen’s time are kept for a guest who is paying */
    holdMinutes: number
    /** Whether guests who pay online are asked for a tip; none is chosen beforehand */
    tips: {
      isOffered: boolean
      /** Of the dishes without tax */
      percents: number[]
    }
  }
  /** Where guests who pay by UPI send their money, if prices are in rupees; blank: none */
  upiId: string
}

export interface PaymentsSettingsInput {
  /** What guests can choose at the checkout, in this order */
  methods: PaymentMethod[]
  /** Paying before pickup */
  online: {
    /** `required`: orders are paid online before the kitchen sees them */
    mode: OnlineMode
    /** Which of the ways can be paid online; their provider has to be set up */
    methods: OnlineMethod[]
    /** With `required`: only from this total on; null: every order */
    requiredFrom: number | null
    /** With `possible`: of guests who have not picked up an order yet it is required */
    isRequiredOfNewGuests: boolean
    /** How long portions and the kitchen’s time are kept for a guest who is paying */
    holdMinutes: number
    /** Whether guests who pay online are asked for a tip; none is chosen beforehand */
    tips: {
      isOffered: boolean
      /** Of the dishes without tax */
      percents: number[]
    }
  }
  /** Where guests who pay by UPI send their money, if prices are in rupees; blank: none */
  upiId: string
}

/** The same as `pickupTimes`, usually in a twentieth of its length: `timesOf` lists them. */
export interface PickupSpans {
  /** When this was read */
  now: PickupTime
  asSoonAsPossible: PickupTime
  /** The dishes with hours of their own, if the others could be picked up earlier */
  delayedBy?: {
    /** With the hours in which they are served, on the restaurant’s clock */
    dishes: {
      slug: string
      opens: string
      closes: string
      /** ISO weekdays; without them, every day */
      days?: number[]
    }[]
    /** As soon as possible for the other dishes */
    without: PickupTime
  }
  /** Whether the kitchen is open right now */
  isOpen: boolean
  /**
   * No order is picked up before then; null: not paused. 9999-12-31T00:00:00.000Z: until staff
   * resume
   */
  pausedUntil: string | null
  pausedUntilLocal: string | null
  /** Added to the lead time; 0: as usual */
  busyMinutes: number
  busyUntil: string | null
  busyUntilLocal: string | null
  /** Available times of the next days, in order */
  spans: {
    at: string
    /** Restaurant time, to the minute */
    local: string
    count: number
    /** 0 if there is only one */
    everyMinutes: number
  }[]
}

export interface PickupTime {
  at: string
  /** Restaurant time, to the minute */
  local: string
}

export interface PickupTimes {
  /** When this was read */
  now: PickupTime
  asSoonAsPossible: PickupTime
  /** Available times of the next days, in order */
  times: PickupTime[]
  /** The dishes with hours of their own, if the others could be picked up earlier */
  delayedBy?: {
    /** With the hours in which they are served, on the restaurant’s clock */
    dishes: {
      slug: string
      opens: string
      closes: string
      /** ISO weekdays; without them, every day */
      days?: number[]
    }[]
    /** As soon as possible for the other dishes */
    without: PickupTime
  }
  /** Whether the kitchen is open right now */
  isOpen: boolean
  /**
   * No order is picked up before then; null: not paused. 9999-12-31T00:00:00.000Z: until staff
   * resume
   */
  pausedUntil: string | null
  pausedUntilLocal: string | null
  /** Added to the lead time; 0: as usual */
  busyMinutes: number
  busyUntil: string | null
  busyUntilLocal: string | null
}

/** The picture as it was uploaded, and what of it is shown; null: all of it. */
export interface PictureCrop {
  original: UploadedPicture
  crop: {
    shape: PictureShape
    /** What is to be in the middle: 0 is the left edge of the picture, 1 the right one */
    x: number
    /** 0 is the top edge, 1 the bottom */
    y: number
    /** 1 shows as much as fits */
    zoom: number
  } | null
}

export interface PictureCropInput {
  /** Of the uploaded picture, or of a part of it */
  url: string
}

export type PlaceOrderInput = OrderInput

export interface PreviewImportInput {
  file: Blob | Uint8Array
  fileName?: string | undefined
  /**
   * What the file’s own headings mean, as JSON: {"Naam":"title","Prijs":"price","Code":null}; null
   * leaves a column out. An import remembers them for the files to come
   */
  headings?: string | undefined
  /**
   * Whether categories that are not on the menu are added to its end; otherwise their rows are
   * rejected
   */
  addCategories?: 'true' | 'false' | undefined
}

export interface PreviewSettingsInput {
  ordering?: OrderingSettingsInput | undefined
  hours?: HoursSettingsInput | undefined
  kitchen?: KitchenSettingsInput | undefined
  alerts?: AlertSettingsInput | undefined
  tables?: TablesSettingsInput | undefined
  contact?: ContactSettingsInput | undefined
  taxes?: TaxesSettingsInput | undefined
  payments?: PaymentsSettingsInput | undefined
  extras?: ExtrasSettingsInput | undefined
  identity?: IdentitySettingsInput | undefined
  address?: AddressSettingsInput | undefined
  region?: RegionSettingsInput | undefined
  look?: LookSettingsInput | undefined
  pages?: PagesSettingsInput | undefined
  banner?: BannerSettingsInput | undefined
  launch?: LaunchSettingsInput | undefined
}

export interface PreviewSyncInput {
  /** Recognized by their slugs, or those that their names make */
  categories?: SaveCategoryInput[] | undefined
  /** Recognized by their keys, or those that their names make; each is replaced as a whole */
  optionGroups?: SaveOptionGroupInput[] | undefined
  /**
   * Recognized by `sku`, or else by `slug`, or by the slug that the title makes. Fields that are
   * absent stay as they are; a new product needs title, price and category
   */
  products?:
    | {
        title?: string | undefined
        /** Its name in URLs; made from the title if omitted */
        slug?: string | null | undefined
        /** On the menu, such as `12` or `M4b`: guests see it, and staff find the dish by it */
        number?: string | null | undefined
        /**
         * What another program calls it: unique, and no slug or id of another dish. Calls name a dish by
         * it, too; guests do not see it
         */
        sku?: string | null | undefined
        /** The slug of a category of the menu, or of this call */
        categorySlug?: string | undefined
        /** Before the discount; rounded to the currency’s decimals */
        price?: number | undefined
        description?: string | null | undefined
        imageUrl?: string | null | undefined
        isFeatured?: boolean | undefined
        /** Guests neither see nor order it */
        isHidden?: boolean | undefined
        discountPercent?: number | undefined
        /** null stops counting portions */
        stock?: number | null | undefined
        attributes?: ProductAttributesInput | undefined
        dietary?: DietaryLabel[] | undefined
        /** Allergens in it; an empty list: none of the country’s list; null: not stated */
        allergens?: Allergen[] | null | undefined
        spiceLevel?: SpiceLevel | null | undefined
        /** What can be chosen for it, in display order */
        optionGroups?: DishOptionGroupInput[] | undefined
        /** Marks it as sold out or available; portions stay as they are */
        soldOut?: boolean | undefined
        /** With `soldOut: true`: the day it is available again */
        soldOutUntil?: 'tomorrow' | string | null | undefined
      }[]
    | undefined
  /**
   * What happens to products of the menu that are not in `products`. Categories and option groups
   * are always left
   */
  missing?: 'leave' | 'hide' | 'remove' | undefined
}

/** A receipt printer that fetches its tickets from the site (Star CloudPRNT). */
export interface Printer {
  _id: string
  name: string
  /** The keys of the stations whose tickets it prints */
  stations: string[]
  /** Prints the counter’s ticket, which has the whole order */
  isCounter: boolean
  paper: PaperWidth
  /** Prints its tickets while it is offline */
  standInId: string | null
  /** When it last asked for work */
  lastPolledAt: string | null
  /** It has not asked for work for two minutes */
  isSilent: boolean
  /** What it said of itself, such as `200 OK` or `410 Paper Out` */
  status: string | null
  /** How many tickets it has not printed yet */
  waiting: number
  /** The version the caller saw; the call fails if it has changed since */
  version: number
}

export interface PrinterIdInput {
  id: string
}

/** The printer with its address, which is never shown again. */
export interface PrinterWithAddress {
  printer: Printer
  /** To be entered in the printer as its CloudPRNT server. Whoever knows it reads orders. */
  address: string
}

/** A dish or drink as guests see it. `price` is before the discount. */
export interface Product {
  _id: string
  /** Its name in URLs */
  slug: string
  /** On the menu: `12`, `M4b`; absent if dishes have none */
  number?: string
  title: string
  description: string
  /** Before the discount */
  price: number
  /** 0 means no discount */
  discountPercent: number
  /** URL of its picture, often a path on this site */
  thumbnail?: string
  /** Portions left; 999 where portions are not counted */
  stock: number
  isFeatured: boolean
  category: { _id: string; slug: string; name: string }
  attributes: ProductAttributes
  /** Of the dish itself */
  dietary: DietaryLabel[]
  /** With what is chosen at first */
  diets: DietaryLabel[]
  /** Allergens in the dish itself; null: nothing is stated, it may contain any */
  allergens: Allergen[] | null
  /** Allergens of the country’s list about which nothing is stated; absent if there are none */
  unstatedAllergens?: Allergen[]
  spiceLevel?: SpiceLevel
  /** What can be chosen for it, in display order */
  optionGroups: OptionGroup[]
  /** Absent if there are no reviews */
  rating?: {
    /** Stars, to one decimal */
    average: number
    /** Counts the reviews guests can see */
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
  /** The day it is available again; null: until it is turned back on */
  soldOutUntil: string | null
}

export interface ProductIdInput {
  /** The `_id`, the `slug` or the `sku` of a product, in this order */
  id: string
}

export interface ProductList {
  products: Product[]
  /** How many match, regardless of limit and offset */
  total: number
  /** With `without`: how many others match but for allergens that nobody has stated */
  unknown?: number
}

/** What is changed about all of them. */
export type ProductsChange =
  | { set: 'category'; categorySlug: string }
  | { set: 'hidden'; isHidden: boolean }
  | {
      set: 'availability'
      soldOut: boolean
      /** On sale again at the start of that day, restaurant time; null: until it is turned back on */
      until?: 'tomorrow' | string | null | undefined
    }
  | {
      set: 'price'
      /** Negative lowers the prices */
      by: number
      unit: 'percent' | 'amount'
      /** What each new price is a multiple of; without it the smallest coin */
      roundTo?: number | undefined
      /** What is on top of that multiple: 0.99 with 1 gives 12.99 */
      ending?: number | undefined
    }
  | { set: 'featured'; isFeatured: boolean }
  | {
      set: 'diet'
      diet: DietaryLabel
      /** Adds the label, or takes it away */
      has: boolean
    }

export interface Promotion {
  _id: string
  title: string
  subtitle: string
  /** URL of its picture, or empty */
  image: string
  ctaText: string
  ctaLink: string
  active: boolean
  /** Sort order: lowest first */
  order: number
}

export interface PromotionIdInput {
  id: string
}

/** What is known of a provider's keys in one mode. The keys themselves never leave the server. */
export interface ProviderKeySet {
  mode: ProviderMode
  /** Guests pay in this mode */
  isInUse: boolean
  /** Those that are set */
  keys: {
    name: string
    /** Its last characters */
    hint: string
  }[]
  updatedAt: string
  /** The email address of the colleague who entered them */
  updatedBy: string
  lastCheck: {
    at: string
    /** What was wrong, in sentences; empty if nothing was */
    faults: string[]
  } | null
}

export interface ProviderModeInput {
  provider: KeyedProvider
  mode: ProviderMode
}

export interface PublishPageInput {
  /** `/about`, or `/p/` and a name of its own */
  path: string
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
  /** In the future, an instant or restaurant time without a zone; blank: now */
  at?: string | null | undefined
}

/** A device that wants notifications, as `PushSubscription.toJSON()` describes it (W3C Push API). */
export interface PushDevice {
  /** The address that the browser’s push service gave to this device */
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** What a browser needs to subscribe: the site’s public key (RFC 8292). */
export interface PushKey {
  publicKey: string
}

/** What portions of an order would be refunded with. */
export interface QuoteRefundInput {
  id: string
  portions: {
    /** Its place in `items`, from 0 */
    line: number
    quantity: number
  }[]
}

/** What a tax office wants to see, with the restaurant's name and address, which are settings. */
export interface Receipt {
  order: GuestOrder
  /** What was paid and refunded, oldest first; without what was marked by mistake */
  payments: {
    at: string
    /** Restaurant time, to the minute */
    local: string
    kind: 'payment' | 'refund'
    method: TillMethod
    /** Of the order’s total; less than 0 if it was refunded */
    amount: number
    /** On top of it; less than 0 if it was refunded */
    tip?: number
    /** The last four digits of the card */
    lastFour?: string
  }[]
}

export interface RecoveryCodes {
  recoveryCodes: string[]
}

/** Sends money of a paid order back through the provider that took it. */
export interface RefundOnlineInput {
  id: string
  /** Without it and without `portions`: all that is left */
  amount?: number | undefined
  /** Instead of an amount: what is refunded, with its tax and less its share of the discount */
  portions?:
    | {
        /** Its place in `items`, from 0 */
        line: number
        quantity: number
      }[]
    | undefined
  /** What you were shown as `online.refundable`; if it is another amount by now, nothing is refunded */
  refundable?: number | undefined
  /** For the books; the guest does not read it */
  reason: string
}

export interface RefundQuote {
  /** An amount in the restaurant’s currency */
  amount: number
}

export interface RegionSettings {
  /** ISO 3166, `CA` */
  country: CountryCode
  /** From which age guests may buy alcohol */
  drinkingAge: number
  /** How prices, dates and times are written, `en-CA` */
  locale: string
  /** Whether times are written as 18:30 rather than 6:30 pm */
  is24Hours: boolean
  /**
   * IANA’s name, `America/Edmonton`: every opening hour and pickup time is on its clock. Fixed by
   * the first order or reservation
   */
  timeZone: string
  /** ISO 4217, `CAD`. Fixed by the first order or reservation */
  currency: string
}

export interface RegionSettingsInput {
  /** ISO 3166, `CA` */
  country: CountryCode
  /** From which age guests may buy alcohol */
  drinkingAge: number
  /** How prices, dates and times are written, `en-CA` */
  locale: string
  /** Whether times are written as 18:30 rather than 6:30 pm */
  is24Hours: boolean
  /**
   * IANA’s name, `America/Edmonton`: every opening hour and pickup time is on its clock. Fixed by
   * the first order or reservation
   */
  timeZone: string
  /** ISO 4217, `CAD`. Fixed by the first order or reservation */
  currency: string
}

export interface RegisterInput {
  name: string
  email: string
  password: string
}

export interface RemovePasskeyInput {
  id: string
}

export interface RenameInput {
  name: string
}

export interface ReplaceApiKeyInput {
  id: string
  /**
   * The last day on which it works, at most 731 days ahead; the day ends at midnight in the
   * restaurant
   */
  endsOn: string
  /** For how long the replaced key goes on working */
  overlapHours?: number | string | undefined
}

export interface ReplaceWebhookSecretInput {
  id: string
  /** For how long the secret before signs too; 24 if left out, 0 ends it at once */
  overlapHours?: number | string | undefined
}

/** A reply to a guest. */
export interface Reply {
  _id: string
  title: string
  body: string
  writtenBy: string
  createdAt: string
  /** Restaurant time, to the minute */
  createdLocal: string
  /**
   * `sent` to the mail server; `saved` as a file, because no mail server is configured; or `failed`:
   * the mail server refused it, or could not be reached for a day
   */
  state: ReplyState
  /** When the mail server accepted it */
  sentAt: string | null
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
        /** Honeypot field, invisible to people. Leave it empty */
        honeypot?: string | undefined
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
  /** The reference number, `C-101` */
  reference: string
}

/** A reservation as its guest sees it. */
export interface Reservation {
  /** Unguessable: anyone who knows it may read and cancel the reservation */
  _id: string
  /** The number to give on arrival */
  number: number
  status: ReservationStatus
  startsAt: string
  /** Restaurant time, to the minute */
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
  reservations: BookedReservation[]
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
  /** Restaurant time, to the minute */
  local: string
  /** Whether there are enough seats left */
  free: boolean
}

export interface ReservationTimes {
  day: string
  /** Today, by the restaurant's calendar */
  firstDay: string
  /** The last day that can be booked */
  lastDay: string
  /** No tables that day */
  isClosed: boolean
  /** The name of the day, if it has special hours */
  specialDay: string | null
  /** Times that can still be requested, in order */
  times: ReservationTime[]
  /** The next day with enough seats, if this one has none */
  nextDay: string | null
}

export interface ResetPasswordInput {
  token: string
  password: string
  /** From the authenticator app, or a recovery code */
  code?: string | undefined
  /** Instead of a code */
  passkey?: UsedPasskey | undefined
}

export interface RestorePageInput {
  /** `/about`, or `/p/` and a name of its own */
  path: string
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
  /** The `_id` of an earlier version */
  versionId: string
}

/** A review as guests see it. */
export interface Review {
  _id: string
  /** A first name */
  author: string
  stars: number
  text: string
  /** When its current text was written */
  createdAt: string
  /** Restaurant time, to the minute */
  createdLocal: string
  /** The restaurant's reply */
  answer?: string
}

export interface ReviewList {
  /** Newest first */
  reviews: Review[]
  /** Total count, regardless of limit and offset */
  total: number
}

export interface ReviewOfDishInput {
  slug: string
}

/** Sales, in the restaurant's time zone. */
export interface SalesReport {
  from: string
  to: string
  today: string
  /** Every day of the period */
  days: {
    day: string
    /** All that were placed */
    orders: number
    /** Total of all orders except cancelled ones and no-shows */
    revenue: number
  }[]
  /** Every hour of the day */
  hours: {
    hour: number
    /** All that were placed */
    orders: number
    /** Total of all orders except cancelled ones and no-shows */
    revenue: number
  }[]
  /** The ten best sellers */
  bestDishes: {
    slug: string
    title: string
    quantity: number
    /** Unit prices; before coupons and tax */
    revenue: number
    /** The dish that has the slug now */
    thumbnail?: string
  }[]
  /** The twenty choices that sold most, defaults included */
  bestChoices: {
    /** Key of the option group */
    group: string
    /** Its key within the group */
    choice: string
    /** As sold last */
    groupName: string
    /** As sold last */
    choiceName: string
    /** For all portions of the dishes it was chosen for */
    quantity: number
    /** What it added to the dishes’ prices, negative if it took off; before coupons and tax */
    revenue: number
  }[]
  totals: SalesTotals
  /** The span of equal length before; where today is in the span, up to the same time of its day */
  previous: {
    /** All that were placed */
    orders: number
    /** Total of all orders except cancelled ones and no-shows */
    revenue: number
    /** Orders except cancelled ones and no-shows */
    sales: number
    /** What of the revenue was for pickup extras such as bags, before taxes that are added */
    extras: number
    /** Revenue by sale; 0 without a sale */
    averageOrder: number
    from: string
    to: string
    /** Every day of the period */
    days: {
      day: string
      /** All that were placed */
      orders: number
      /** Total of all orders except cancelled ones and no-shows */
      revenue: number
    }[]
    /** Every hour of the day */
    hours: {
      hour: number
      /** All that were placed */
      orders: number
      /** Total of all orders except cancelled ones and no-shows */
      revenue: number
    }[]
  }
}

/** A named span, or local days, both included. `to` defaults to today. */
export interface SalesReportInput {
  /** Default, if no days are given: 30-days */
  span?: SalesSpan | undefined
  from?: string | undefined
  to?: string | undefined
}

export interface SalesTotals {
  /** All that were placed */
  orders: number
  /** Total of all orders except cancelled ones and no-shows */
  revenue: number
  /** Orders except cancelled ones and no-shows */
  sales: number
  /** What of the revenue was for pickup extras such as bags, before taxes that are added */
  extras: number
  /** Revenue by sale; 0 without a sale */
  averageOrder: number
}

/** Without a slug, one is derived from the name. */
export interface SaveCategoryInput {
  name: string
  slug?: string | null | undefined
  /** Shown to staff beside its name; blank or null for none */
  emoji?: string | null | undefined
  /** What guests read above its dishes; blank or null for none */
  description?: string | null | undefined
  /** The address of its picture; blank or null for none */
  image?: string | null | undefined
}

/** By default active, with no minimum and no limits. */
export interface SaveCouponInput {
  code: string
  kind: CouponKind
  /** Percent or an amount, depending on the kind */
  value: number
  minSubtotal?: number | null | undefined
  /** Maximum discount; for `fixed` not below the value */
  cap?: number | null | undefined
  /** An instant, or restaurant time without a zone: 2026-12-01T11:00 */
  startsAt?: string | null | undefined
  /** An instant, or restaurant time without a zone: 2026-12-01T11:00 */
  endsAt?: string | null | undefined
  maxUses?: number | null | undefined
  maxUsesPerCustomer?: number | null | undefined
  active?: boolean | undefined
}

/** A group as a whole: its choices in their order replace the ones before. */
export interface SaveOptionGroupInput {
  name: string
  /** Its name in orders; made from the name if omitted */
  key?: string | null | undefined
  min?: number | undefined
  max?: number | undefined
  /**
   * False for sizes, spice levels and the like: diets and allergens are then those of the dish, and
   * no choice states any; true for a new group, unchanged if omitted
   */
  addsIngredients?: boolean | undefined
  /**
   * The key of a group in which one size is chosen, if prices depend on it where a dish has both;
   * null: none; unchanged if omitted
   */
  sizeGroup?: string | null | undefined
  choices: {
    name: string
    /** Its name in orders; made from the name if omitted */
    key?: string | null | undefined
    /** Rounded to the currency’s decimals */
    price?: number | undefined
    /** What another program calls it: no two choices share one; unchanged if omitted */
    sku?: string | null | undefined
    /** What it costs instead, by the size that is chosen in `sizeGroup`; unchanged if omitted */
    sizePrices?: { size: string; price: number }[] | null | undefined
    isDefault?: boolean | undefined
    /** How many of it one portion can have */
    max?: number | undefined
    /**
     * The slug, id or SKU of the dish that it is: its portions, availability, diets and allergens
     * count; null: none; unchanged if omitted
     */
    product?: string | null | undefined
    /**
     * Diets that a dish with it no longer has, beyond what its allergens rule out; unchanged if
     * omitted
     */
    breaksDiets?: DietaryLabel[] | undefined
    /**
     * Allergens that it brings; an empty list: none; null: not stated, or those of its dish; unchanged
     * if omitted
     */
    allergens?: Allergen[] | null | undefined
    /** The statement covers the whole list of the country, also if it is the same as before */
    hasAllAllergens?: boolean | undefined
  }[]
}

export interface SavePageInput {
  /** `/about`, or `/p/` and a name of its own */
  path: string
  /** The version the caller saw; the call fails if it has changed since */
  version?: number | undefined
  content: PageContentInput
}

export interface SavePrinterInput {
  name: string
  stations?: string[] | undefined
  isCounter?: boolean | undefined
  paper?: PaperWidth | undefined
  standInId?: string | null | undefined
}

/** The product form's payload. Blank or null clears a text. */
export interface SaveProductInput {
  title: string
  /** Its name in URLs; made from the title if omitted */
  slug?: string | null | undefined
  /** On the menu, such as `12` or `M4b`: guests see it, and staff find the dish by it */
  number?: string | null | undefined
  /**
   * What another program calls it: unique, and no slug or id of another dish. Calls name a dish by
   * it, too; guests do not see it
   */
  sku?: string | null | undefined
  categorySlug: string
  /** Before the discount; rounded to the currency’s decimals */
  price: number
  description?: string | null | undefined
  imageUrl?: string | null | undefined
  isFeatured?: boolean | undefined
  /** Guests neither see nor order it */
  isHidden?: boolean | undefined
  discountPercent?: number | undefined
  /** null stops counting portions */
  stock?: number | null | undefined
  attributes?: ProductAttributesInput | undefined
  dietary?: DietaryLabel[] | undefined
  /** Allergens in it; an empty list: none of the country’s list; null: not stated */
  allergens?: Allergen[] | null | undefined
  /** The statement covers the whole list of the country, also if it is the same as before */
  hasAllAllergens?: boolean | undefined
  spiceLevel?: SpiceLevel | null | undefined
  /** What can be chosen for it, in display order */
  optionGroups?: DishOptionGroupInput[] | undefined
}

/** Active and first by default. Blank or null clears a text. */
export interface SavePromotionInput {
  title: string
  subtitle?: string | null | undefined
  image?: string | null | undefined
  ctaText?: string | null | undefined
  ctaLink?: string | null | undefined
  active?: boolean | undefined
  order?: number | undefined
}

export interface SaveProviderKeysInput {
  provider: KeyedProvider
  mode: ProviderMode
  /** Stripe: begins with sk_ or rk_ */
  secretKey?: string | null | undefined
  /** Stripe: the webhook’s signing secret, begins with whsec_ */
  webhookSecret?: string | null | undefined
  /** PayPal */
  clientId?: string | null | undefined
  /** PayPal */
  clientSecret?: string | null | undefined
  /** PayPal: its ID of the webhook */
  webhookId?: string | null | undefined
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

/** One thing that matters for security; those that may come in numbers are counted by the hour. */
export interface SecurityEvent {
  _id: string
  /** The last time, as an instant and in the restaurant’s local time */
  time: PickupTime
  kind: SecurityEventKind
  /** How often within the hour */
  count: number
  /** Who did it; absent if no one was signed in */
  user?: {
    _id: string
    /** Of staff only */
    email?: string
  }
  /** The name of the API key that was used, if they did it through one */
  key?: string
  /** Which account a failed login was for; absent where many were tried */
  account?: {
    /** The typed address, hashed with a key of this site */
    hash: string
    /** If it is the address of someone who works here now */
    email?: string
  }
  /** The client’s network: the first 24 bits of an IPv4 address, 48 of an IPv6 address */
  network?: string
  /**
   * The exported file, the permission that was lacking, in whose session a PIN was typed, or what
   * was wrong with a key
   */
  what?: string
  /** How many rows an exported file has */
  rowCount?: number
}

export interface SecurityEventList {
  entries: SecurityEvent[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
}

export interface SendContactMessageInput {
  name: string
  email: string
  phone?: string | null | undefined
  message: string
  form?:
    | {
        /** Honeypot field, invisible to people. Leave it empty */
        honeypot?: string | undefined
        /** For how long the form had been open, in milliseconds */
        openMs?: number | undefined
      }
    | undefined
}

export interface SentContactMessage {
  _id: string
}

export interface SeparateGuestInput {
  id: string
  contact: string
  /** The version the caller saw; the call fails if it has changed since */
  version: number
}

export interface ServedCategory {
  /** The `slug` of a category */
  category: string
  /** Restaurant time, `11:00` */
  opens: string
  /** Restaurant time, `11:00` */
  closes: string
  /** ISO weekdays, 1 for Monday; without them, every day */
  days?: number[]
}

export interface ServedCategoryInput {
  /** The `slug` of a category */
  category: string
  /** Restaurant time, `11:00` */
  opens: string
  /** Restaurant time, `11:00` */
  closes: string
  /** ISO weekdays, 1 for Monday; without them, every day */
  days?: number[] | undefined
}

/** Live order figures: the first thing on the dashboard. */
export interface ServiceNow {
  /** Placed and not yet accepted */
  placed: number
  /** Placed, accepted, preparing or ready */
  open: number
  /** Open, not ready, and past their pickup time */
  late: number
  /** Open, with pickup within the next hour */
  nextHour: number
  /** Due or picked up today, except cancelled ones and no-shows */
  today: {
    orders: number
    /** An amount in the restaurant’s currency */
    total: number
  }
}

export interface Session {
  /** For the header `Authorization: Bearer …` */
  token: string
  user: User
}

/** 86 a dish, or turn it back on. Works without a version: a cook must always be able to. */
export type SetAvailabilityInput =
  | {
      /** The `_id`, the `slug` or the `sku` of a product, in this order */
      id: string
      soldOut: false
    }
  | {
      /** The `_id`, the `slug` or the `sku` of a product, in this order */
      id: string
      soldOut: true
      /** On sale again at the start of that day, restaurant time; null: until it is turned back on */
      until?: 'tomorrow' | string | null | undefined
    }

export interface SetBusyInput {
  /** Added to the lead time; 0 ends it */
  minutes: number
  /** It ends by itself after so long */
  forMinutes?: number | undefined
}

/** 86 a choice on all its dishes, or turn it back on. */
export type SetChoiceAvailabilityInput =
  | {
      /** Of the group */
      id: string
      /** Its key, or its SKU or that of the dish that it is */
      choice: string
      soldOut: false
    }
  | {
      /** Of the group */
      id: string
      /** Its key, or its SKU or that of the dish that it is */
      choice: string
      soldOut: true
      /** On sale again at the start of that day, restaurant time; null: until it is turned back on */
      until?: 'tomorrow' | string | null | undefined
    }

export interface SetPinInput {
  pin: string
}

/** The first owner, with the link that the server has logged. */
export interface SetUpOwnerInput {
  name: string
  email: string
  password: string
  key: string
}

/** Unlike a toggle it may be repeated: the browser sends the state that it shows. */
export interface SetWishedInput {
  /** The `_id`, the `slug` or the `sku` of a product, in this order */
  productId: string
  wishlisted: boolean
}

export interface SettingsPreview {
  /** Open orders and tables that fit the current settings but not the new ones */
  affected: AffectedDay[]
}

export interface SettingsState {
  settings: {
    ordering: OrderingSettings
    hours: HoursSettings
    kitchen: KitchenSettings
    alerts: AlertSettings
    tables: TablesSettings
    contact: ContactSettings
    taxes: TaxesSettings
    payments: PaymentsSettings
    extras: ExtrasSettings
    identity: IdentitySettings
    address: AddressSettings
    region: RegionSettings
    look: LookSettings
    pages: PagesSettings
    banner: BannerSettings
    launch: LaunchSettings
  }
  edits: {
    section: SettingSectionName
    /** The version of the section; 0 before the first change */
    version: number
    changedAt: string | null
  }[]
}

/** How far the set-up has come, as the data of the site show it. */
export interface SetupState {
  steps: { step: SetupStep; isDone: boolean }[]
  /** Whether the site is open; `open` also once its date has come */
  launch: LaunchState
  /** Restaurant time, `2026-12-01T11:00` */
  opensLocal: string | null
  /** Whether the dashboard lists what is left */
  isListed: boolean
  hasDishes: boolean
}

/** As guests read it: placeholders are filled in. */
export interface ShownPage {
  path: string
  title: string
  description: string
  sections: PageSection[]
}

export interface SisterRestaurant {
  name: string
  city: string
  /** Its province or state, `BC` */
  region: string
  url: string
}

export interface SisterRestaurantInput {
  name: string
  city: string
  /** Its province or state, `BC` */
  region: string
  url: string
}

export interface SitePreview {
  /** Whoever opens it sees the site as guests will */
  url: string
  expiresAt: string
}

export interface SiteSettings {
  ordering: OrderingSettings
  hours: HoursSettings
  tables: TablesSettings
  contact: ContactSettings
  taxes: TaxesSettings
  payments: PaymentsSettings
  extras: ExtrasSettings
  identity: IdentitySettings
  address: AddressSettings
  region: RegionSettings
  look: LookSettings
  pages: PagesSettings
  banner: BannerSettings
  /** Those that the country asks for, with their names there */
  allergens?: { key: Allergen; name: string }[]
}

/** The dishes that are marked as sold out. */
export interface SoldOutList {
  /** In the restaurant’s time zone */
  today: string
  soldOut: ProductAvailability[]
}

export interface SoldTax {
  name: string
  percent: number
  /** The registration number */
  number?: string
  /** The prices include it */
  isIncluded: boolean
  /** What it is on, without any tax */
  base: number
  /** An amount in the restaurant’s currency */
  amount: number
}

/** Special days as staff see them. */
export interface SpecialDay {
  _id: string
  name: string
  /** A day in restaurant time, `2026-12-25` */
  firstDay: string
  /** A day in restaurant time, `2026-12-25` */
  lastDay: string
  /** Null, like `closes`, if closed */
  opens: string | null
  closes: string | null
  isOver: boolean
  /** Open orders and tables that now fall outside opening hours */
  affected: AffectedDay[]
  /** The version the caller saw; the call fails if it has changed since */
  version: number
}

export interface SpecialDayIdInput {
  id: string
}

export interface SpecialDayList {
  /** Current and upcoming ones first, then past ones */
  specialDays: SpecialDay[]
  /** How many there are; the list ends after 1000 */
  total: number
  /** The same on regular days, such as after a special day with longer hours was deleted */
  affectedElsewhere: AffectedDay[]
}

/** Days with hours that differ from their weekday's, as shown to guests. */
export interface SpecialDayNotice {
  name: string
  /** A day in restaurant time, `2026-12-25` */
  firstDay: string
  /** Inclusive */
  lastDay: string
  /** Null: closed */
  hours: {
    /** Restaurant time, `11:00` */
    opens: string
    /** Restaurant time, `11:00` */
    closes: string
  } | null
}

export interface SpecialDayNotices {
  /** A day in restaurant time, `2026-12-25` */
  today: string
  /** Those of the next 60 days, in order */
  days: readonly SpecialDayNotice[]
}

/** What an admin account may do here. */
export interface StaffMember {
  staffRole: StaffRole
  permissions: Permission[]
  /** False without a mail server: emails are saved as files, and reach no one */
  sendsEmail: boolean
}

/** An order as staff see it, with its log. */
export interface StaffOrder {
  /** Unguessable: anyone who knows it may read the order */
  _id: string
  /** The number called out at pickup */
  number: number
  createdAt: string
  status: OrderStatus
  /** How it was ordered: web, counter, phone, or a restaurant’s own name for another way */
  channel: string
  /** What another program calls it; for staff */
  externalReference?: string
  /** Nobody has accepted it: from then on its guest has been asked to call */
  unansweredSince?: string
  /** Why it was cancelled, written for the guest */
  cancelReason?: string
  /** How often its lines or notes have been changed; a change names the one it is based on */
  revision: number
  customer: {
    name: string
    /** Blank if none was given to staff */
    email: string
    phone?: string
  }
  items: {
    slug: string
    title: string
    /** For one with its options, after the product’s own discount */
    price: number
    thumbnail?: string
    quantity: number
    /** The dish’s id: another one may have its slug later */
    product?: string
    /** What was chosen for it */
    options?: {
      group: string
      choice: string
      /** Without it: 1. 0 leaves a default of an optional group out */
      quantity?: number
      groupName: string
      choiceName: string
      /** What it adds to the dish’s price; negative takes off */
      price: number
      /** The slug of the dish that it is */
      product?: string
      /** Of the choice, or of the dish that it is, when it was ordered; for staff */
      sku?: string
    }[]
    /** The guest’s words to the kitchen, about this line */
    note?: string
    /** The SKU of the dish when it was ordered; for staff */
    sku?: string
    /** What it costs by the menu, if staff charge another price */
    listPrice?: number
    /** Why they do */
    priceReason?: string
    /** It costs nothing: the house pays for it */
    isComp?: true
  }[]
  /** Pickup extras such as a bag; absent without them */
  extras?: OrderExtra[]
  /** The guest’s words to the kitchen */
  note?: string
  /** The note is about an allergy */
  allergyNote?: true
  amounts: OrderAmounts
  /** ISO 4217: of all its amounts, `CAD` */
  currency: string
  /** What applied when it was placed, or last changed; together they are `amounts.tax` */
  taxes: {
    name: string
    percent: number
    /** The registration number */
    number?: string
    /** An amount in the restaurant’s currency */
    amount: number
  }[]
  /** Whether the prices, and the total, include the taxes; otherwise they are added */
  areTaxesIncluded: boolean
  couponCode?: string
  fulfillment: {
    type: 'pickup'
    /** When it can be picked up, as of now */
    pickupAt: string
    /** Restaurant time, to the minute */
    pickupLocal: string
    /** What was promised at first, if staff have moved it since */
    promisedAt?: string
    movedAt?: string
    /** Why, written for the guest */
    moveReason?: string
    /**
     * Staff gave this time although the kitchen was full then, closed or paused, or needed longer
     * (`short`)
     */
    override?: PickupOverride
  }
  /** The statuses so far and when it reached them, oldest first */
  steps: {
    status: OrderStatus
    at: string
    /** Restaurant time, to the minute */
    local: string
  }[]
  payment: {
    /** How the guest means to pay */
    method: PaymentMethod
    /** Since when it is paid in full; absent until then */
    paid?: {
      at: string
      /** Restaurant time, to the minute */
      local: string
      /** How the last of it was paid */
      method: TillMethod
    }
    /** What is still to pay; 0 for a cancelled order */
    toPay: number
    /** What was paid and not refunded, without tips; absent if nothing was */
    amountPaid?: number
    /** What the guest has paid too much, to be refunded */
    toReturn?: number
    /** Of a cancelled order’s tips, what is to be refunded at the counter, besides `toReturn` */
    tipToReturn?: number
  }
  /** Oldest first */
  payments: OrderPayment[]
  /** Absent if it was not paid online */
  online?: {
    provider: string
    /** No money moves */
    isTest?: true
    /** What of it, with the tip, has not gone back, and is not on its way */
    refundable: number
    /** What the guest gave on top */
    tip?: number
    /** The guest has told their bank that it was wrong */
    isDisputed?: true
    /** Oldest first */
    refunds: {
      /** An amount in the restaurant’s currency */
      amount: number
      /** `waiting`: the provider has not confirmed it yet */
      state: 'waiting' | 'done' | 'refused'
      reason?: string
      /**
       * What it is for, by the place in `items`; absent for an amount, and once the order has been
       * changed
       */
      portions?: { line: number; quantity: number }[]
      /** Why the provider refused it, in its words */
      refusal?: string
    }[]
  }
  /** Who was signed in; null for a guest */
  account: { name: string; email: string } | null
  /** How many orders the same customer placed before */
  earlierOrders: number
  /** Who took it at the counter or by phone */
  takenBy: { name: string; email: string } | null
  /** From when it was placed, oldest first */
  log: (
    | {
        at: string
        /** Restaurant time, to the minute */
        local: string
        /** A colleague's email; null for the customer */
        by: string | null
        status: OrderStatus
      }
    | {
        at: string
        /** Restaurant time, to the minute */
        local: string
        /** A colleague's email; null for the customer */
        by: string | null
        /** To when the pickup was moved */
        pickupAt: string
        /** Restaurant time, to the minute */
        pickupLocal: string
      }
    | {
        at: string
        /** Restaurant time, to the minute */
        local: string
        /** A colleague's email; null for the customer */
        by: string | null
        payment: {
          kind: PaymentKind
          method: TillMethod
          /** Less than 0 for a refund, and for a mistake that was voided */
          amount: number
          reason?: string
        }
      }
    | {
        at: string
        /** Restaurant time, to the minute */
        local: string
        /** A colleague's email; null for the customer */
        by: string | null
        changes: LineChange[]
        /** From then on */
        total: number
        /** An amount in the restaurant’s currency */
        totalBefore: number
        reason?: string
        /** The change before was taken back */
        isUndo?: true
      }
    | {
        at: string
        /** Restaurant time, to the minute */
        local: string
        /** A colleague's email; null for the customer */
        by: string | null
        /** The name of the station whose dishes were ready */
        station: string
        /** false: they were not ready yet after all */
        isReady: boolean
      }
  )[]
}

/** The same with the replies to the guest. */
export interface StaffReservation {
  /** Unguessable: anyone who knows it may read and cancel the reservation */
  _id: string
  /** The number to give on arrival */
  number: number
  status: ReservationStatus
  startsAt: string
  /** Restaurant time, to the minute */
  startsLocal: string
  partySize: number
  name: string
  email: string
  phone: string
  notes?: string
  /** Whether its guest may still cancel it here */
  canCancel: boolean
  createdAt: string
  /** Restaurant time, to the minute */
  createdLocal: string
  /** By all parties at the same time */
  seatsTaken: number
  /** Guests per time slot */
  seats: number
  /** Oldest first */
  replies: Reply[]
}

/** A review as staff see it. */
export interface StaffReview {
  _id: string
  /** A first name */
  author: string
  stars: number
  text: string
  /** When its current text was written */
  createdAt: string
  /** Restaurant time, to the minute */
  createdLocal: string
  /** The restaurant's reply */
  answer?: string
  /** Guests see approved ones only; a change makes it pending again */
  status: ReviewStatus
  /** The version the caller saw; the call fails if it has changed since */
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
        /** Honeypot field, invisible to people. Leave it empty */
        honeypot?: string | undefined
        /** For how long the form had been open, in milliseconds */
        openMs?: number | undefined
      }
    | undefined
}

export interface SubscribeToOrderInput {
  id: string
  device: PushDevice
}

/** The same for every address, whether it was known or not. */
export interface Subscribed {
  /** What to tell the reader */
  message: string
}

/** A subscriber as staff see them. */
export interface Subscriber {
  _id: string
  email: string
  status: SubscriberStatus
  /** The consent wording */
  consent: string
  /** Like the wording, from an earlier subscription while a new one is pending */
  asked: PickupTime
  /** From an earlier subscription while a new one is pending */
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

export interface SyncMenuInput {
  /** Recognized by their slugs, or those that their names make */
  categories?: SaveCategoryInput[] | undefined
  /** Recognized by their keys, or those that their names make; each is replaced as a whole */
  optionGroups?: SaveOptionGroupInput[] | undefined
  /**
   * Recognized by `sku`, or else by `slug`, or by the slug that the title makes. Fields that are
   * absent stay as they are; a new product needs title, price and category
   */
  products?:
    | {
        title?: string | undefined
        /** Its name in URLs; made from the title if omitted */
        slug?: string | null | undefined
        /** On the menu, such as `12` or `M4b`: guests see it, and staff find the dish by it */
        number?: string | null | undefined
        /**
         * What another program calls it: unique, and no slug or id of another dish. Calls name a dish by
         * it, too; guests do not see it
         */
        sku?: string | null | undefined
        /** The slug of a category of the menu, or of this call */
        categorySlug?: string | undefined
        /** Before the discount; rounded to the currency’s decimals */
        price?: number | undefined
        description?: string | null | undefined
        imageUrl?: string | null | undefined
        isFeatured?: boolean | undefined
        /** Guests neither see nor order it */
        isHidden?: boolean | undefined
        discountPercent?: number | undefined
        /** null stops counting portions */
        stock?: number | null | undefined
        attributes?: ProductAttributesInput | undefined
        dietary?: DietaryLabel[] | undefined
        /** Allergens in it; an empty list: none of the country’s list; null: not stated */
        allergens?: Allergen[] | null | undefined
        spiceLevel?: SpiceLevel | null | undefined
        /** What can be chosen for it, in display order */
        optionGroups?: DishOptionGroupInput[] | undefined
        /** Marks it as sold out or available; portions stay as they are */
        soldOut?: boolean | undefined
        /** With `soldOut: true`: the day it is available again */
        soldOutUntil?: 'tomorrow' | string | null | undefined
      }[]
    | undefined
  /**
   * What happens to products of the menu that are not in `products`. Categories and option groups
   * are always left
   */
  missing?: 'leave' | 'hide' | 'remove' | undefined
  /** From the preview; nothing is changed if the result would differ (409) */
  fingerprint?: string | undefined
}

export interface TablesSettings {
  /** The interval between table times */
  slotMinutes: number
  /** How many guests may arrive at one of these times */
  seatsPerSlot: number
  /** Last seating before the kitchen closes */
  lastSeatingMinutes: number
  /** Minimum notice */
  leadMinutes: number
  lookAheadDays: number
}

export interface TablesSettingsInput {
  /** The interval between table times */
  slotMinutes: number
  /** How many guests may arrive at one of these times */
  seatsPerSlot: number
  /** Last seating before the kitchen closes */
  lastSeatingMinutes: number
  /** Minimum notice */
  leadMinutes: number
  lookAheadDays: number
}

export interface TakeOrderInput {
  items: {
    /** The slug of the dish, its id or its SKU */
    slug: string
    /**
     * The id of the dish that the guest was shown; if the slug has become another dish’s, nothing is
     * ordered
     */
    product?: string | null | undefined
    /** How an error names the dish if it is no longer on the menu */
    title?: string | null | undefined
    /** The unit price with its options that the guest was shown */
    price?: number | null | undefined
    quantity?: number | undefined
    /** What is chosen; a group that is not named gets its defaults */
    options?: OrderedOption[] | null | undefined
    /** For the kitchen, about this line; at most 200 visible characters (graphemes) */
    note?: string | null | undefined
  }[]
  customer: {
    name: string
    /** Without it, no email is sent about the order */
    email?: string | undefined
    phone?: string | null | undefined
  }
  fulfillment?:
    | {
        type?: 'pickup' | undefined
        /** An instant; without it: as soon as possible */
        pickupAt?: string | null | undefined
        /**
         * Without `pickupAt`: the latest acceptable pickup time. If the first possible one is later,
         * nothing is ordered: SLOT_FULL
         */
        noLaterThan?: string | null | undefined
        /**
         * Gives the time of `pickupAt` even if the kitchen is full, closed or paused then; needs the
         * permission `overbook`
         */
        override?: boolean | undefined
      }
    | undefined
  payment?:
    | {
        method?: PaymentMethod | undefined
        /** The guest has paid, in the way of `method` */
        isPaid?: boolean | undefined
      }
    | undefined
  /** Bags, cutlery and the like; without it: none */
  extras?:
    | {
        /** The `id` of an item of the settings’ section `extras` */
        id: string
        quantity: number
        /** The price of one that the guest was shown; with any other one nothing is ordered */
        price?: number | null | undefined
      }[]
    | null
    | undefined
  couponCode?: string | null | undefined
  /** The tax that the guest was shown, in percent; of several taxes the sum */
  taxPercent?: number | null | undefined
  /** The total that the guest was shown: with any other one nothing is ordered */
  total?: number | null | undefined
  /** For the kitchen; at most 200 visible characters (graphemes) */
  note?: string | null | undefined
  /** The note is about an allergy: the kitchen reads it first */
  allergyNote?: boolean | null | undefined
  /** `counter`, `phone`, `web`, or a name of your own such as that of a delivery service */
  channel: string
  /**
   * What another program calls the order; unique in its `channel`. Sent again with the same body,
   * the order is returned again; with another body it is a CONFLICT
   */
  externalReference?: string | null | undefined
}

export interface TakeOverInput {
  /** One of the `colleagues` */
  userId: string
  pin: string
}

/** A part of what is to pay, or all of it. */
export interface TakePaymentInput {
  id: string
  method: TillMethod
  /** Default: all that is still to pay */
  amount?: number | undefined
  /** What the guest gives on top */
  tip?: number | undefined
  /** Cash: what the guest hands over; the answer says the change */
  tendered?: number | undefined
  /** The code of the voucher */
  reference?: string | null | undefined
  /** What you were shown: if it is another amount by now, nothing is recorded */
  toPay?: number | undefined
}

/** The next ticket of a printer that a browser prints for. */
export interface TakenTicket {
  ticket: { _id: string; picture: TicketPicture } | null
}

export interface TaxesSettings {
  /** Whether prices include the taxes; otherwise they are added on top */
  areIncluded: boolean
  list: {
    /** As printed on receipts, `GST` */
    name: string
    /** Up to three decimals, `4.875` */
    percent: number
    /** The registration number, as printed on receipts; blank for none */
    number: string
    /** The `slug`s of the categories that it applies to; null: all dishes */
    categories: string[] | null
  }[]
}

export interface TaxesSettingsInput {
  /** Whether prices include the taxes; otherwise they are added on top */
  areIncluded: boolean
  list: {
    /** As printed on receipts, `GST` */
    name: string
    /** Up to three decimals, `4.875` */
    percent: number
    /** The registration number, as printed on receipts; blank for none */
    number: string
    /** The `slug`s of the categories that it applies to; null: all dishes */
    categories: string[] | null
  }[]
}

/** One slip of paper: what a station, or the counter, has to know of an order. */
export interface Ticket {
  _id: string
  kind: TicketKind
  /** Null for a test, and for a closing */
  order: { _id: string; number: number } | null
  /** Null: the counter, or a test */
  station: string | null
  /** The name of the printer; null if it was removed */
  printer: string | null
  state: TicketState
  /** It may have come out before, and says so */
  isDuplicate: boolean
  createdAt: string
  /** When a printer last fetched it */
  fetchedAt: string | null
  /** When it was printed, or given up */
  finishedAt: string | null
  /** What the printer said, such as `200 OK` or `410 Paper Out` */
  result: string | null
}

export interface TicketFilter {
  /** Filters by order */
  orderId?: string | undefined
  state?: TicketState | undefined
  /** Maximum number of entries */
  limit?: number | string | undefined
  /** Number of entries to skip */
  offset?: number | string | undefined
}

export interface TicketIdInput {
  id: string
}

export interface TicketList {
  /** The newest first */
  tickets: Ticket[]
  /** How many match, regardless of limit and offset */
  total: number
}

export interface TicketPicture {
  mediaType: 'image/png'
  base64: string
  paper: PaperWidth
}

/** What the picture shows: the order’s ticket for one station, or for the counter. */
export interface TicketPictureInput {
  orderId: string
  /** The key of a station; without it, the counter’s ticket */
  station?: string | undefined
}

export interface ToggleWishlistInput {
  /** The `_id`, the `slug` or the `sku` of a product, in this order */
  productId: string
}

export interface ToggledWishlist {
  products: Product[]
  wishlisted: boolean
}

export interface UnblockContactInput {
  id: string
}

/** Takes your own latest change back, within ten seconds. */
export interface UndoOrderChangeInput {
  id: string
  /** The one that the change led to */
  revision: number
}

/** Takes the caller's own latest step back, within ten seconds. */
export interface UndoOrderStatusInput {
  id: string
  /** The status that the step led to */
  from: OrderStatus
  /** With `ready`: only what this station has said, also if the order is ready since */
  station?: string | undefined
}

export interface UnsubscribeFromOrderInput {
  id: string
  /** The address that the browser’s push service gave to this device */
  endpoint: string
}

export interface UnsubscribeInput {
  key: string
}

export interface UploadPictureInput {
  file: Blob | Uint8Array
  fileName?: string | undefined
}

/** An uploaded picture; its address can be used wherever an image URL is expected. */
export interface UploadedPicture {
  url: string
  width: number
  height: number
}

/** What a browser returns when a passkey is used: AuthenticationResponseJSON of WebAuthn level 3. */
export interface UsedPasskey {
  id: string
  rawId: string
  type: 'public-key'
  authenticatorAttachment?: 'platform' | 'cross-platform' | undefined
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle?: string | undefined
  }
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

export interface VoidPaymentInput {
  id: string
  /** Which one was a mistake */
  payment: string
  reason: string
}

/** What is waiting for staff, by page. Pages that the caller may not open are omitted. */
export interface WaitingCounts {
  /** Orders not yet accepted */
  orders?: number
  /** New messages */
  messages?: number
  /** Catering requests without a quote */
  catering?: number
  /** Table requests for today or later, not yet confirmed or declined */
  reservations?: number
  /** Reviews awaiting approval */
  reviews?: number
}

export interface WantedFulfillment {
  type?: 'pickup' | undefined
  /** An instant; without it: as soon as possible */
  pickupAt?: string | null | undefined
  /**
   * Without `pickupAt`: the latest acceptable pickup time. If the first possible one is later,
   * nothing is ordered: SLOT_FULL
   */
  noLaterThan?: string | null | undefined
}

export interface WebhookAttempt {
  at: string
  tookMs: number
  /** Where it was sent */
  url: string
  /** Of the answer; null if none came */
  status: number | null
  /** Why no answer came */
  fault: string | null
}

/** What became of one event at one endpoint. */
export interface WebhookDelivery {
  _id: string
  /** The `webhook-id` header, the same at every try and for every endpoint */
  webhookId: string
  type: string
  /** Of the event; null for a moment, until it is known */
  number: number | null
  /** When it happened */
  at: string
  state: WebhookDeliveryState
  /**
   * Null if it is not to be sent, while the webhook is paused, and while an earlier event of the
   * same order is still waiting
   */
  nextTry: string | null
  /** How often it was sent so far */
  attempts: number
  lastAttempt: WebhookAttempt | null
}

export interface WebhookDeliveryInput {
  id: string
  deliveryId: string
}

export interface WebhookDeliveryList {
  /** Newest first */
  deliveries: WebhookDelivery[]
  /**
   * How many match, regardless of limit and offset; counted up to 10000, and of a search up to 200,
   * unless the part is beyond that
   */
  total: number
  /** There are more than `total` */
  isMore: boolean
}

export interface WebhookDeliveryRecord {
  _id: string
  /** The `webhook-id` header, the same at every try and for every endpoint */
  webhookId: string
  type: string
  /** Of the event; null for a moment, until it is known */
  number: number | null
  /** When it happened */
  at: string
  state: WebhookDeliveryState
  /**
   * Null if it is not to be sent, while the webhook is paused, and while an earlier event of the
   * same order is still waiting
   */
  nextTry: string | null
  /** How often it was sent so far */
  attempts: number
  lastAttempt: WebhookAttempt | null
  /** Of the request, as it is sent */
  body: string
  /** Each try, newest first */
  log: {
    at: string
    tookMs: number
    /** Where it was sent */
    url: string
    /** Of the answer; null if none came */
    status: number | null
    /** Why no answer came */
    fault: string | null
    /** The beginning of its body */
    answer: string | null
  }[]
}

/** An endpoint; its secret is shown only when it is made. */
export interface WebhookEndpoint {
  _id: string
  url: string
  types: WebhookType[]
  /** What happens while it is paused waits, for up to 30 days */
  paused: {
    /** owner: an owner paused it. failing: nothing was delivered for three days. gone: it answered 410 */
    because: WebhookPaus
    at: string
  } | null
  /** The first failure since the last success */
  failingSince: string | null
  lastDelivered: string | null
  /** How many deliveries are still to be made */
  waiting: number
  /** Until then the secret before signs too */
  oldSecretUntil: string | null
  createdAt: string
  /** The email address of the owner who added it */
  createdBy: string
}

export interface WebhookIdInput {
  id: string
}

export interface WebhookList {
  /** At most 10 */
  endpoints: WebhookEndpoint[]
}

export interface WeeklyHours {
  /** Monday; closed if empty */
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
  /** Monday; closed if empty */
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

/** An email reply to the sender of the record with this id. */
export interface WriteReplyInput {
  id: string
  body: string
}

export interface WriteReviewInput {
  slug: string
  stars: number
  text: string
}

/** The stream begins here, or some events before this one are lost: reload whatever is shown. */
export interface Reload {
  type: 'open' | 'reset'
}

export interface OrderChanged {
  type: 'order'
  id: string
  number: number
  status: OrderStatus
  /**
   * 'undone': its latest step was taken back. 'station': the dishes of one of its stations are ready, or no longer, and
   * others are still being cooked. 'changed': its lines or notes. 'unanswered': nobody has accepted it, and its guest is being asked to call.
   */
  change: 'placed' | 'status' | 'undone' | 'station' | 'paid' | 'moved' | 'changed' | 'unanswered'
}

/** Something on the menu has changed. */
export interface MenuChanged {
  type: 'menu'
  /** Dishes that sold out or became available again; none if anything else changed. */
  dishes: { slug: string; available: boolean }[]
}

/** Everything that can be called, as one object of features. */
export interface TiffinApi {
  readonly categories: {
    /**
     * The categories in menu order
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     */
    list(input?: undefined, options?: CallOptions): Promise<Category[]>
    /**
     * The categories with their editing details, in menu order
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     */
    listEditable(input?: undefined, options?: CallOptions): Promise<EditableCategory[]>
    /**
     * Adds a category at the end of the menu
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with CONFLICT.
     */
    create(input: SaveCategoryInput, options?: CallOptions): Promise<EditableCategory>
    /**
     * Updates the fields that are sent
     *
     * Omitted fields stay unchanged. Without a `version` the last write wins.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    change(input: ChangeCategoryInput, options?: CallOptions): Promise<EditableCategory>
    /**
     * Reorders all categories
     *
     * List every category exactly once; any other list fails with CONFLICT.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with CONFLICT.
     */
    order(input: OrderCategoriesInput, options?: CallOptions): Promise<EditableCategory[]>
    /**
     * Removes an empty category from the menu
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    delete(input: CategoryIdInput, options?: CallOptions): Promise<Done>
  }

  readonly optionGroups: {
    /**
     * The option groups, by name, with the dishes that have them
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    list(input?: undefined, options?: CallOptions): Promise<EditableOptionGroup[]>
    /**
     * Marks a choice as sold out or available on all its dishes
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    setAvailability(input: SetChoiceAvailabilityInput, options?: CallOptions): Promise<EditableOptionGroup>
    /**
     * Adds an option group
     *
     * Dishes get it with `optionGroups` of a product. Its defaults, if there are any, must satisfy its
     * limits.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with CONFLICT.
     */
    create(input: SaveOptionGroupInput, options?: CallOptions): Promise<EditableOptionGroup>
    /**
     * Replaces an option group on all its dishes
     *
     * Choices are recognized by their keys; what is sold out stays so. Without a `version` the last
     * write wins.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    change(input: ChangeOptionGroupInput, options?: CallOptions): Promise<EditableOptionGroup>
    /**
     * Deletes an option group; orders keep what was chosen
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND.
     */
    delete(input: OptionGroupIdInput, options?: CallOptions): Promise<Done>
  }

  readonly products: {
    /**
     * Dishes and drinks
     *
     * In menu order, or as `sort` says; `popular` is at most a minute old. Filters can be combined. An
     * unknown category is an empty list. `diet` and `without` take several values with commas between
     * them; a dish about whose allergens nothing is stated is not without any.
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     */
    list(input?: ListProductsInput, options?: CallOptions): Promise<ProductList>
    /**
     * One dish or drink
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with NOT_FOUND.
     */
    get(input: GetProductInput, options?: CallOptions): Promise<Product>
    /**
     * All products in menu order, hidden ones too
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    listForStaff(input?: ListForStaffInput, options?: CallOptions): Promise<ListedProducts>
    /**
     * One product with its editing details
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND.
     */
    getEditable(input: ProductIdInput, options?: CallOptions): Promise<EditableProduct>
    /**
     * The dishes marked as sold out
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    soldOut(input?: undefined, options?: CallOptions): Promise<SoldOutList>
    /**
     * Marks a dish as sold out or available
     *
     * Until a day or until further notice. Counted portions stay as they are.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    setAvailability(input: SetAvailabilityInput, options?: CallOptions): Promise<ProductAvailability>
    /**
     * Adds a dish or drink to the menu
     *
     * Without a `slug`, one is made from the title. Without a `stock` portions are not counted, and
     * the dish is always available.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with CONFLICT.
     */
    create(input: SaveProductInput, options?: CallOptions): Promise<EditableProduct>
    /**
     * Updates the fields that are sent
     *
     * A field that is absent stays as it is; `stock: null` stops counting portions. Without a
     * `version` the last word counts.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    change(input: ChangeProductInput, options?: CallOptions): Promise<EditableProduct>
    /**
     * Previews a change of several products
     *
     * Nothing is changed.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     */
    previewChanges(input: ChangeProductsInput, options?: CallOptions): Promise<ChangedProducts>
    /**
     * Changes several products in the same way
     *
     * All in one step: moves them to a category, hides or shows them, marks them as sold out or
     * available, raises or lowers their prices, features them, or changes a dietary label. One that
     * somebody has changed since the `version` that is sent is left as it is and listed in `refused`.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with CONFLICT.
     */
    changeSeveral(input: ChangeProductsInput, options?: CallOptions): Promise<ChangedProducts>
    /**
     * Reorders the dishes of a category
     *
     * List each of its dishes exactly once; any other list fails with CONFLICT.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    order(input: OrderProductsInput, options?: CallOptions): Promise<Done>
    /**
     * Paints a dish that has no picture of its own anew
     *
     * A dish without an `imageUrl` is painted from its title, description and category, soon after it
     * is saved. Each call makes another painting; one that has a picture of its own keeps it.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    repaint(input: ProductIdInput, options?: CallOptions): Promise<EditableProduct>
    /**
     * Removes a product from the menu; past orders still show it
     *
     * Not while it is a choice of an option group.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    delete(input: ProductIdInput, options?: CallOptions): Promise<Done>
    /**
     * Previews the import of a file with mode=update
     *
     * Nothing is changed.
     *
     * With `Accept: application/x-ndjson` the response is one JSON object per line, reporting
     * progress; the last line has the result.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with RATE_LIMITED.
     */
    previewImport(input: PreviewImportInput, options?: CallOptions): Promise<ImportPreview>
    /**
     * Imports an .xlsx, .xls or .csv file into the menu in one step
     *
     * Columns are found by their headings; the templates name them. A .csv is UTF-8 text, recognized
     * by its file name, and contains only products. Rows that cannot be imported are listed in
     * `errors` with their row number, the others are imported. With the `fingerprint` of a preview,
     * nothing is imported unless the result would match the preview. Disconnecting early cancels the
     * import.
     *
     * With `Accept: application/x-ndjson` the response is one JSON object per line, reporting
     * progress; the last line has the result.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with CONFLICT or RATE_LIMITED.
     */
    import(input: ImportInput, options?: CallOptions): Promise<ImportResult>
    /**
     * Previews what a whole menu would change
     *
     * Nothing is changed: what would be added, changed field by field, hidden and removed, and every
     * error by its path.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     */
    previewSync(input?: PreviewSyncInput, options?: CallOptions): Promise<MenuSync>
    /**
     * Makes the menu what another program says
     *
     * All in one step, or nothing. What is sent again changes nothing, and is not logged. The rules
     * are those of the spreadsheet import: a field that is absent stays as it is, an option group is
     * replaced as a whole. A picture is an address, as everywhere: upload it first if it has to be
     * stored here. With the `fingerprint` of a preview, nothing is changed unless the result would
     * match the preview.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with CONFLICT.
     */
    sync(input?: SyncMenuInput, options?: CallOptions): Promise<MenuSync>
    /**
     * An .xlsx template to fill in
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     */
    template(input?: undefined, options?: CallOptions): Promise<Download>
    /**
     * The whole menu as an .xlsx, to edit and import again
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     */
    menuTemplate(input?: undefined, options?: CallOptions): Promise<Download>
  }

  readonly openingHours: {
    /**
     * Hours of the kitchen and for enquiries, today and the following 13 days
     *
     * Times in UTC and in restaurant time, so clients don’t need the time zone.
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     */
    week(input?: undefined, options?: CallOptions): Promise<OpeningWeek>
    /**
     * Days with different hours within the next 60 days
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     */
    special(input?: undefined, options?: CallOptions): Promise<SpecialDayNotices>
    /**
     * Holidays and closures, upcoming ones first
     *
     * With the orders and tables that now fall outside opening hours.
     *
     * **Access:** staff with the role owner or manager (permission `hours`). Also with an API key that
     * has the permission.
     */
    list(input?: undefined, options?: CallOptions): Promise<SpecialDayList>
    /**
     * Adds days with different hours or a closure
     *
     * Without hours it is closed. Special days must not overlap.
     *
     * **Access:** staff with the role owner or manager (permission `hours`). Also with an API key that
     * has the permission.
     *
     * Fails with CONFLICT.
     */
    create(input: SaveSpecialDayInput, options?: CallOptions): Promise<SpecialDay>
    /**
     * Updates the fields that are sent
     *
     * Omitted fields stay unchanged. Without a `version` the last write wins.
     *
     * **Access:** staff with the role owner or manager (permission `hours`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    change(input: ChangeSpecialDayInput, options?: CallOptions): Promise<SpecialDay>
    /**
     * Deletes a special day; the regular hours apply again
     *
     * **Access:** staff with the role owner or manager (permission `hours`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND.
     */
    delete(input: SpecialDayIdInput, options?: CallOptions): Promise<Done>
  }

  readonly pickup: {
    /**
     * What each station can still make for the pickups of the coming three hours
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    room(input?: undefined, options?: CallOptions): Promise<KitchenRoom>
    /**
     * When these dishes can be picked up
     *
     * The earliest time, and the free times of the next seven days. Breakfast has its own hours, so
     * name what is in the cart, and how many of each: a large order may need more of the kitchen’s
     * time. `pausedUntil` and `busyMinutes` say whether orders are paused or take longer than usual.
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with CLOSED or SLOT_FULL.
     */
    times(input: ListPickupTimesInput, options?: CallOptions): Promise<PickupTimes>
    /**
     * The same times as spans
     *
     * For programs that ask often: usually a twentieth of the length. Each span is `count` times,
     * starting at `at` and `everyMinutes` apart, as instants and on the restaurant’s clock.
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with CLOSED or SLOT_FULL.
     */
    spans(input: ListPickupTimesInput, options?: CallOptions): Promise<PickupSpans>
  }

  readonly coupons: {
    /**
     * What a coupon would take off a subtotal
     *
     * Does not use it up; placing the order checks it again and counts it. A POST, so that codes stay
     * out of logs.
     *
     * **Access:** everyone. A token is optional; an expired one is ignored. API keys are not accepted.
     *
     * Fails with NOT_FOUND, COUPON_INVALID, or RATE_LIMITED.
     */
    check(input: ApplyCouponInput, options?: CallOptions): Promise<AppliedCoupon>
    /**
     * All coupons, active ones first
     *
     * **Access:** staff with the role owner or manager (permission `coupons`). Also with an API key
     * that has the permission.
     */
    list(input?: ListCouponsInput, options?: CallOptions): Promise<Coupon[]>
    /**
     * Adds a coupon
     *
     * By default active, without a minimum or limits. Codes are case-insensitive.
     *
     * **Access:** staff with the role owner or manager (permission `coupons`). Also with an API key
     * that has the permission.
     *
     * Fails with CONFLICT.
     */
    create(input: SaveCouponInput, options?: CallOptions): Promise<Coupon>
    /**
     * Updates the fields that are sent
     *
     * Omitted fields stay unchanged. Without a `version` the last write wins.
     *
     * **Access:** staff with the role owner or manager (permission `coupons`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    change(input: ChangeCouponInput, options?: CallOptions): Promise<Coupon>
    /**
     * Removes a coupon; past orders keep its code
     *
     * **Access:** staff with the role owner or manager (permission `coupons`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    delete(input: CouponIdInput, options?: CallOptions): Promise<Done>
  }

  readonly orders: {
    /**
     * Places an order for pickup
     *
     * Guests may order without a token. Groups of a dish that `options` does not name get their
     * defaults. The server computes every amount from its own menu: a `price`, `taxPercent` or `total`
     * that is out of date fails with PRICE_CHANGED, so that no one pays an amount they were not shown.
     * Without `pickupAt` the order is promised for the first time at which the kitchen can have it
     * ready, unless that is after `noLaterThan`. A larger order than the setting
     * `ordering.maxPortions` allows fails with VALIDATION, except for staff. An order is accepted in
     * full or not at all; 201 is sent once it is stored.
     *
     * **Access:** everyone. A token is optional, but must be valid if sent. API keys are not accepted.
     *
     * Fails with FORBIDDEN, NOT_FOUND, CONFLICT, OUT_OF_STOCK, OPTION_UNAVAILABLE, PRICE_CHANGED,
     * CLOSED, SLOT_FULL, NOT_OPEN, COUPON_INVALID, or RATE_LIMITED.
     */
    place(input: PlaceOrderInput, options?: KeyedCallOptions): Promise<GuestOrder>
    /**
     * Says what became of an order whose answer was lost
     *
     * Send the same body and `Idempotency-Key` as to `POST /api/orders`. If that order was placed, it
     * is in `arrived`. If not, `arrived` is null, and the key is spent: should the first request still
     * arrive, it fails with CONFLICT. The next order needs another key.
     *
     * **Access:** everyone. A token is optional, but must be valid if sent. API keys are not accepted.
     *
     * Fails with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    withdraw(input: PlaceOrderInput, options: GivenKeyCallOptions): Promise<ArrivedOrder>
    /**
     * Takes an order at the counter, by phone or from another program
     *
     * As `POST /api/orders`, entered by staff: a name is enough, and the order belongs to no account.
     * It is priced, checked and reserved in the same way, of any size, and also for a guest whose
     * contact is blocked. With `isPaid` it is marked as paid. `override` gives a time for which the
     * kitchen is full, closed or paused; the order says so.
     *
     * Another program says in `channel` what it is, and in `externalReference` what it calls the
     * order. A reference is of one order of its channel: sent again with the same body, at any time,
     * it returns that order with `Idempotent-Replayed: true`; with another body it is a CONFLICT.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with FORBIDDEN, NOT_FOUND, CONFLICT, OUT_OF_STOCK, OPTION_UNAVAILABLE, PRICE_CHANGED,
     * CLOSED, SLOT_FULL, or COUPON_INVALID.
     */
    take(input: TakeOrderInput, options?: KeyedCallOptions): Promise<Order>
    /**
     * Says what became of a taken order whose answer was lost
     *
     * As `POST /api/orders/withdraw`.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    withdrawTaken(input: TakeOrderInput, options: GivenKeyCallOptions): Promise<ArrivedTakenOrder>
    /**
     * The signed-in customer's orders, newest first
     *
     * Once the account’s address is verified, orders placed with it as a guest are included.
     *
     * **Access:** signed-in users. API keys are not accepted.
     */
    mine(input?: ListMyOrdersInput, options?: CallOptions): Promise<Order[]>
    /**
     * Orders by status, pickup day or search, or those that have changed
     *
     * Newest first, or with `sort=due` in the order the kitchen prepares them.
     *
     * To follow all orders by polling, send the present time as `since`, read the orders that you need
     * without it, and from then on send as `since` what the last answer has in `X-Cursor`. Each answer
     * has the orders that have changed since, as they are now: none is missed, and an order comes
     * again only when it has changed again. If `X-Total-Count` is more than the answer has, ask on at
     * once. The cursor is the number of an event, as in the live streams and in webhooks. Changes are
     * kept for three days: after that, or when a backup was restored, the answer is CURSOR_GONE, and
     * you begin anew.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with CURSOR_GONE.
     */
    list(input?: ListOrdersInput, options?: CallOptions): Promise<OrderList>
    /**
     * What the kitchen has to do now
     *
     * The open orders by pickup time, each line with the station that makes it, whether the customer
     * has ordered before, and from when on the kitchen works on it; the stations, and the pace.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    board(input?: undefined, options?: CallOptions): Promise<KitchenBoard>
    /**
     * One order with its customer and its log
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    getForStaff(input: GetOrderInput, options?: CallOptions): Promise<StaffOrder>
    /**
     * Changes the status of an order, from the one the caller saw
     *
     * placed ▶ accepted ▶ preparing ▶ ready ▶ completed; cancelled from any of the first three,
     * no-show from ready. No other change is allowed. A call based on an outdated status fails with
     * CONFLICT. A cancellation needs a `reason`, which the guest will read. With `station`, only that
     * station’s dishes are ready: the order becomes ready, and its guest is told, with the last of its
     * stations.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    changeStatus(input: ChangeOrderStatusInput, options?: CallOptions): Promise<Order>
    /**
     * Takes back the latest change of status, within ten seconds
     *
     * Only by whoever made it. A cancellation cannot be undone. With `station`, only what that station
     * has said is taken back, also if the order has become ready since.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    undoStatus(input: UndoOrderStatusInput, options?: CallOptions): Promise<Order>
    /**
     * Changes what was ordered, until it is handed over
     *
     * `items` is the whole order as it is to be. A line that stays is named by its place in `items`,
     * and keeps its price; what is added costs what the menu says now. Portions, the kitchen’s time
     * and the coupon’s terms are settled in one transaction, the stations get a ticket with what has
     * changed, and the guest is told with the old and the new total. `charge` and `isComp` need the
     * permission `prices`. If the kitchen has no time left it fails with SLOT_FULL, unless
     * `overridesKitchen` is set.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with FORBIDDEN, NOT_FOUND, CONFLICT, OUT_OF_STOCK, OPTION_UNAVAILABLE, PRICE_CHANGED,
     * CLOSED, or SLOT_FULL.
     */
    change(input: ChangeOrderInput, options?: CallOptions): Promise<Order>
    /**
     * Takes back your own latest change, within ten seconds
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND, CONFLICT, or OUT_OF_STOCK.
     */
    undoChange(input: UndoOrderChangeInput, options?: CallOptions): Promise<Order>
    /**
     * Promises another pickup time
     *
     * Until the order is ready. The guest reads the reason. It is allowed even if the kitchen is full
     * or closed then. With the time that it has already, nothing changes and nobody is told.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    movePickup(input: MovePickupInput, options?: CallOptions): Promise<Order>
    /**
     * Changes the status of several orders independently
     *
     * Returns each order as updated, or the reason it was not changed. A conflict on one does not
     * affect the others.
     *
     * **Access:** all staff. Also with an API key that has the permission.
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
     * Marks an order as paid
     *
     * At pickup or earlier. The order records when and how, its log who took the payment. Amounts do
     * not change.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    markPaid(input: MarkPaidInput, options?: CallOptions): Promise<Order>
    /**
     * Marks an order as unpaid again
     *
     * All its payments were marked by mistake. They stay in its history, each with what voids it.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    markUnpaid(input: MarkUnpaidInput, options?: CallOptions): Promise<Order>
    /**
     * Records a payment, of a part or of all that is left
     *
     * In any number of parts and ways. For cash, `tendered` is what the guest hands over. If `toPay`
     * is not what is left to pay by now, nothing is recorded.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    takePayment(input: TakePaymentInput, options?: CallOptions): Promise<Order>
    /**
     * A payment was marked by mistake
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    voidPayment(input: VoidPaymentInput, options?: CallOptions): Promise<Order>
    /**
     * Refunds at the counter
     *
     * What was paid too much, as the order was cancelled or costs less than was paid for it; with
     * `isGoodwill` a part of what was owed, for a complaint. For that, what was paid online goes back
     * here only if its provider has refused to send it.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    givePaymentBack(input: GivePaymentBackInput, options?: CallOptions): Promise<Order>
    /**
     * One order, for anyone who knows its id
     *
     * The id is the key: anyone who has it may read the order.
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with NOT_FOUND.
     */
    get(input: GetOrderInput, options?: CallOptions): Promise<GuestOrder>
    /**
     * An order with what was paid for it
     *
     * The name and address that belong on a receipt are in `/settings`.
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with NOT_FOUND.
     */
    receipt(input: GetOrderInput, options?: CallOptions): Promise<Receipt>
    /**
     * Mails the receipt of an order
     *
     * To its own address, or to another one, which is kept nowhere.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    mailReceipt(input: MailReceiptInput, options?: CallOptions): Promise<MailedReceipt>
    /**
     * The pickup as an .ics file
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with NOT_FOUND.
     */
    calendar(input: GetOrderInput, options?: CallOptions): Promise<Download>
    /**
     * Changes an order that has not been accepted yet
     *
     * For its guest: the id is the key. Like the change by staff, at the menu’s prices and within the
     * kitchen’s limits.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with FORBIDDEN, NOT_FOUND, CONFLICT, OUT_OF_STOCK, OPTION_UNAVAILABLE, PRICE_CHANGED,
     * CLOSED, SLOT_FULL, or RATE_LIMITED.
     */
    changeOwn(input: ChangeOwnOrderInput, options?: CallOptions): Promise<Order>
    /**
     * Cancels an order that has not been accepted yet
     *
     * For its guest: the id is the key. Portions and the coupon’s use are given back.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    cancel(input: GetOrderInput, options?: CallOptions): Promise<GuestOrder>
    /**
     * Opens the page on which a waiting order is paid
     *
     * For its guest, while the order is `awaiting-payment`: `online.url` is where to pay. Asking again
     * opens no second payment; after a decline, or with another method, it opens a new one.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with NOT_FOUND, CONFLICT, or RATE_LIMITED.
     */
    payOnline(input: PayOnlineInput, options?: CallOptions): Promise<GuestOrder>
    /**
     * Asks the provider whether an order is paid
     *
     * For its guest, who comes back from the provider: the order is placed as soon as it is paid.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with NOT_FOUND or RATE_LIMITED.
     */
    checkPayment(input: GetOrderInput, options?: CallOptions): Promise<GuestOrder>
    /**
     * Places a waiting order without paying online
     *
     * For its guest, where paying online is not required. Nothing is charged.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with NOT_FOUND, CONFLICT, CLOSED, SLOT_FULL, or OUT_OF_STOCK.
     */
    payAtPickup(input: GetOrderInput, options?: CallOptions): Promise<GuestOrder>
    /**
     * Sends money back that was paid online
     *
     * All that is left, portions with their tax and less their share of the discount, or an amount,
     * through the provider that took it. The order stays as it is. A cancelled order’s money goes back
     * by itself, unless it was cancelled with `keepsPayment`.
     *
     * **Access:** staff with the role owner or manager (permission `refunds`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    refundOnline(input: RefundOnlineInput, options?: CallOptions): Promise<Order>
    /**
     * What portions would be refunded with
     *
     * With their tax and less their share of the discount. Nothing is refunded.
     *
     * **Access:** staff with the role owner or manager (permission `refunds`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    quoteRefund(input: QuoteRefundInput, options?: CallOptions): Promise<RefundQuote>
  }

  readonly kitchen: {
    /**
     * Whether online orders are paused or take longer
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    pace(input?: undefined, options?: CallOptions): Promise<KitchenPace>
    /**
     * Pauses online orders
     *
     * Nothing can be picked up before the pause ends; later times stay available, and orders placed
     * before are not affected. `length`: 15, 30 or 60 minutes, `tomorrow`, or `resumed`, which only
     * staff end.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    pause(input: PauseOrdersInput, options?: CallOptions): Promise<KitchenPace>
    /**
     * Ends a pause
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    resume(input?: undefined, options?: CallOptions): Promise<KitchenPace>
    /**
     * Makes orders take longer for a while
     *
     * Adds minutes to the lead time of new orders. 0 minutes end it.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    setBusy(input: SetBusyInput, options?: CallOptions): Promise<KitchenPace>
    /**
     * Whether a kitchen board is connected
     *
     * Somebody who has it open sees and hears new orders.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    boards(input?: undefined, options?: CallOptions): Promise<BoardPresence>
    /**
     * Reports that a board is connected
     *
     * Counts for 100 seconds; the site’s own board does so every 30 seconds.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    reportBoard(input?: undefined, options?: CallOptions): Promise<BoardPresence>
  }

  readonly printers: {
    /**
     * The printers, and whether they are in reach
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    list(input?: undefined, options?: CallOptions): Promise<Printer[]>
    /**
     * Adds a printer
     *
     * The answer has its address, which is never shown again. A station, and the counter, belong to
     * one printer.
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with CONFLICT.
     */
    create(input: SavePrinterInput, options?: CallOptions): Promise<PrinterWithAddress>
    /**
     * Updates the fields that are sent
     *
     * Omitted fields stay unchanged. Without a `version` the last write wins. Tickets that wait stay
     * where they are.
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    change(input: ChangePrinterInput, options?: CallOptions): Promise<Printer>
    /**
     * Gives a printer a new address
     *
     * The old one stops working at once.
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    renewAddress(input: PrinterIdInput, options?: CallOptions): Promise<PrinterWithAddress>
    /**
     * Removes a printer
     *
     * Its stand-in gets the tickets that wait; without one they are given up.
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    delete(input: PrinterIdInput, options?: CallOptions): Promise<Done>
    /**
     * Takes the next ticket of a printer
     *
     * For a program that prints in its place, such as the board. Not confirmed within a minute, the
     * ticket is offered again and marked.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    take(input: PrinterIdInput, options?: CallOptions): Promise<TakenTicket>
    /**
     * Prints a test
     *
     * It comes out when the printer next asks for work.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    test(input: PrinterIdInput, options?: CallOptions): Promise<Ticket>
  }

  readonly tickets: {
    /**
     * What was printed, when, where and with what result
     *
     * The newest first.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     */
    list(input?: TicketFilter, options?: CallOptions): Promise<TicketList>
    /**
     * Prints a ticket once more
     *
     * Marked as a duplicate, on the printer that has its station now.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    printAgain(input: TicketIdInput, options?: CallOptions): Promise<Ticket>
    /**
     * Reports that a ticket was printed
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    confirm(input: TicketIdInput, options?: CallOptions): Promise<Done>
    /**
     * An order’s ticket as a picture
     *
     * The one that a printer gets: for one station, or with the whole order for the counter.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    picture(input: TicketPictureInput, options?: CallOptions): Promise<TicketPicture>
    /**
     * Prints a closing
     *
     * On the printer of the counter’s tickets.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    printClosing(input: ClosingIdInput, options?: CallOptions): Promise<Ticket>
    /**
     * A closing as a picture
     *
     * As a receipt printer gets it.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    closingPicture(input: ClosingIdInput, options?: CallOptions): Promise<TicketPicture>
  }

  readonly push: {
    /**
     * The key that browsers subscribe with
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     */
    key(input?: undefined, options?: CallOptions): Promise<PushKey>
    /**
     * Tells a device when an order is ready
     *
     * Also when its pickup time is moved, when it is cancelled, and when the restaurant has not
     * confirmed it in time. At most five devices for an order.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with NOT_FOUND, CONFLICT, or RATE_LIMITED.
     */
    subscribe(input: SubscribeToOrderInput, options?: CallOptions): Promise<Done>
    /**
     * Stops notifying a device about an order
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     */
    unsubscribe(input: UnsubscribeFromOrderInput, options?: CallOptions): Promise<Done>
    /**
     * Whether a device gets the caller’s alerts
     *
     * **Access:** staff with the role owner or manager (permission `settings`). API keys are not
     * accepted.
     */
    isAlerted(input: AlertedDeviceInput, options?: CallOptions): Promise<AlertedDevice>
    /**
     * Sends the caller’s alerts to a device
     *
     * Of orders that nobody has accepted. The device gets a first notification that says so. At most
     * ten devices; another takes the place of the oldest.
     *
     * **Access:** staff with the role owner or manager (permission `settings`). API keys are not
     * accepted.
     */
    alertMe(input: AlertDeviceInput, options?: CallOptions): Promise<Done>
    /**
     * Stops sending the caller’s alerts to a device
     *
     * **Access:** staff with the role owner or manager (permission `settings`). API keys are not
     * accepted.
     */
    stopAlerts(input: AlertedDeviceInput, options?: CallOptions): Promise<Done>
  }

  readonly reservations: {
    /**
     * When a party of this size can be seated on a day
     *
     * Without a day: the first one with enough seats. A party that is too large returns 400.
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with NOT_FOUND.
     */
    times(input: ListReservationTimesInput, options?: CallOptions): Promise<ReservationTimes>
    /**
     * Requests a table
     *
     * The seats are held right away; the restaurant confirms by email. CLOSED and SLOT_FULL list the
     * next free times in `nextTimes`.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with FORBIDDEN, NOT_FOUND, CONFLICT, CLOSED, NOT_OPEN, SLOT_FULL, or RATE_LIMITED.
     */
    book(input: BookTableInput, options?: KeyedCallOptions): Promise<Reservation>
    /**
     * Says what became of a request whose answer was lost
     *
     * Send the same body and `Idempotency-Key` as to `POST /api/reservations`. If it has arrived,
     * `arrived` says so. If not, `arrived` is null, and the first request fails with CONFLICT should
     * it still arrive.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with RATE_LIMITED.
     */
    withdraw(input: BookTableInput, options: GivenKeyCallOptions): Promise<ArrivedReservation>
    /**
     * One reservation, for anyone who knows its id
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with NOT_FOUND.
     */
    get(input: ReservationInput, options?: CallOptions): Promise<Reservation>
    /**
     * The same as an .ics file
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with NOT_FOUND.
     */
    calendar(input: ReservationInput, options?: CallOptions): Promise<Download>
    /**
     * Cancels a reservation until it starts
     *
     * For anyone who knows the id.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    cancel(input: ReservationInput, options?: CallOptions): Promise<Reservation>
    /**
     * Reservations from today onward, before today or on a day
     *
     * **Access:** staff with the role owner or manager (permission `reservations`). Also with an API
     * key that has the permission.
     */
    list(input?: ListReservationsInput, options?: CallOptions): Promise<ReservationList>
    /**
     * One reservation with its replies
     *
     * **Access:** staff with the role owner or manager (permission `reservations`). Also with an API
     * key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    getForStaff(input: ReservationInput, options?: CallOptions): Promise<StaffReservation>
    /**
     * Changes the status of a reservation, from the one the caller saw
     *
     * requested ▶ confirmed, declined or cancelled; confirmed ▶ seated, no-show or cancelled.
     * Confirming a table at a time that is now closed fails with CLOSED. The guest is notified by
     * email.
     *
     * **Access:** staff with the role owner or manager (permission `reservations`). Also with an API
     * key that has the permission.
     *
     * Fails with NOT_FOUND, CONFLICT, or CLOSED.
     */
    changeStatus(input: ChangeReservationStatusInput, options?: CallOptions): Promise<BookedReservation>
    /**
     * Emails a reply to the guest
     *
     * **Access:** staff with the role owner or manager (permission `reservations`). Also with an API
     * key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    write(input: WriteReplyInput, options?: KeyedCallOptions): Promise<Reply>
    /**
     * Permanently deletes a reservation and its replies
     *
     * **Access:** staff with the role owner or manager (permission `reservations`). Also with an API
     * key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    delete(input: ReservationInput, options?: CallOptions): Promise<Done>
  }

  readonly exports: {
    /**
     * The orders placed in a period, as a file
     *
     * **Access:** staff with the role owner or manager (permission `customers`), within 30 minutes of
     * a login or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with TOO_LARGE.
     */
    orders(input: ExportOrdersInput, options?: CallOptions): Promise<Download>
    /**
     * A month for the accountant, as a workbook
     *
     * Sales and payments by day, a sheet for each tax, and the closings.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     */
    month(input: MonthInput, options?: CallOptions): Promise<Download>
    /**
     * The payments of some days, as a file
     *
     * A workbook has all of the report, a .csv what was paid in each day or month.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     */
    payments(input: ExportPaymentsInput, options?: CallOptions): Promise<Download>
    /**
     * Everyone with an account or an order, as a file
     *
     * **Access:** staff with the role owner or manager (permission `customers`), within 30 minutes of
     * a login or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with TOO_LARGE.
     */
    customers(input: ExportCustomersInput, options?: CallOptions): Promise<Download>
    /**
     * The confirmed addresses, as a file
     *
     * With their consent and unsubscribe links, for the program that sends the newsletter.
     *
     * **Access:** staff with the role owner or manager (permission `subscribers`), within 30 minutes
     * of a login or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with TOO_LARGE.
     */
    subscribers(input: ExportSubscribersInput, options?: CallOptions): Promise<Download>
    /**
     * The messages of a period, as a file
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`), within 30 minutes of
     * a login or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with TOO_LARGE.
     */
    messages(input: ExportMessagesInput, options?: CallOptions): Promise<Download>
    /**
     * The catering requests of a period, as a file
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`), within 30 minutes of
     * a login or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with TOO_LARGE.
     */
    catering(input: ExportCateringInput, options?: CallOptions): Promise<Download>
    /**
     * The reservations of a period, as a file
     *
     * **Access:** staff with the role owner or manager (permission `reservations`), within 30 minutes
     * of a login or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with TOO_LARGE.
     */
    reservations(input: ExportReservationsInput, options?: CallOptions): Promise<Download>
  }

  readonly wishlist: {
    /**
     * The saved dishes
     *
     * **Access:** signed-in users. API keys are not accepted.
     */
    list(input?: undefined, options?: CallOptions): Promise<Wishlist>
    /**
     * Toggles a dish on the wishlist
     *
     * **Access:** signed-in users. API keys are not accepted.
     *
     * Fails with NOT_FOUND.
     */
    toggle(input: ToggleWishlistInput, options?: CallOptions): Promise<ToggledWishlist>
    /**
     * Saves a dish or removes it from the list
     *
     * Unlike toggling, this is safe to repeat.
     *
     * **Access:** signed-in users. API keys are not accepted.
     *
     * Fails with NOT_FOUND.
     */
    set(input: SetWishedInput, options?: CallOptions): Promise<ToggledWishlist>
    /**
     * Adds several dishes to the wishlist
     *
     * For dishes saved before logging in. Dishes that no longer exist are ignored.
     *
     * **Access:** signed-in users. API keys are not accepted.
     */
    unite(input: MergeWishlistInput, options?: CallOptions): Promise<Wishlist>
  }

  readonly auth: {
    /**
     * Creates an account and signs in
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with CONFLICT, NOT_OPEN, or RATE_LIMITED.
     */
    register(input: RegisterInput, options?: CallOptions): Promise<Session>
    /**
     * Makes the first owner of a new restaurant
     *
     * The `key` is the part after `#` of the link that the server logs at its start while there is no
     * owner.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with CONFLICT or RATE_LIMITED.
     */
    setUpOwner(input: SetUpOwnerInput, options?: CallOptions): Promise<Session>
    /**
     * Logs in
     *
     * Send the `token` in the header `Authorization: Bearer …` of every further request. An unknown
     * address and a wrong password both return 401, a disabled account and a wrong `code` 403. An
     * account with a second factor returns `SECOND_FACTOR_REQUIRED` until the call has a `code` or a
     * `passkey`.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with UNAUTHENTICATED, SECOND_FACTOR_REQUIRED, FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    login(input: LoginInput, options?: CallOptions): Promise<Session>
    /**
     * What a browser needs to use a passkey
     *
     * For `navigator.credentials.get`, before a login or a confirmation. The challenge works once, for
     * five minutes. CONFLICT: the site’s address is a number.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with CONFLICT or RATE_LIMITED.
     */
    requestPasskey(input?: undefined, options?: CallOptions): Promise<PasskeyRequest>
    /**
     * Logs in with a passkey, without a password
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    loginWithPasskey(input: LoginWithPasskeyInput, options?: CallOptions): Promise<Session>
    /**
     * Confirms that it is still the same person
     *
     * What returns `CONFIRMATION_REQUIRED` works afterwards. With a second factor send a `code` or a
     * `passkey`, without one the `password`.
     *
     * **Access:** signed-in users. API keys are not accepted.
     *
     * Fails with SECOND_FACTOR_REQUIRED, FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    confirm(input?: ConfirmInput, options?: CallOptions): Promise<Done>
    /**
     * The signed-in user, or null
     *
     * An expired token returns null instead of an error.
     *
     * **Access:** everyone. A token is optional; an expired one is ignored. API keys are not accepted.
     */
    session(input?: undefined, options?: CallOptions): Promise<User | null>
    /**
     * The signed-in user
     *
     * **Access:** signed-in users. API keys are not accepted.
     */
    me(input?: undefined, options?: CallOptions): Promise<User>
    /**
     * Logs out
     *
     * Ends the session of the token. Always returns 204, even without a session.
     *
     * **Access:** everyone. A token is optional; an expired one is ignored. API keys are not accepted.
     */
    logout(input?: undefined, options?: CallOptions): Promise<Done>
    /**
     * The admin login of a demo
     *
     * Null outside demo mode.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     */
    demoLogin(input?: undefined, options?: CallOptions): Promise<{ email: string; password: string } | null>
  }

  readonly account: {
    /**
     * The caller's account
     *
     * **Access:** signed-in users. API keys are not accepted.
     */
    get(input?: undefined, options?: CallOptions): Promise<Account>
    /**
     * Changes the name
     *
     * **Access:** signed-in users. API keys are not accepted.
     */
    rename(input: RenameInput, options?: CallOptions): Promise<User>
    /**
     * Changes the password and ends every other session
     *
     * A wrong current password returns 403.
     *
     * **Access:** signed-in users. API keys are not accepted.
     *
     * Fails with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    changePassword(input: ChangePasswordInput, options?: CallOptions): Promise<Done>
    /**
     * The devices on which the caller is logged in
     *
     * **Access:** signed-in users. API keys are not accepted.
     */
    sessions(input?: undefined, options?: CallOptions): Promise<DeviceSession[]>
    /**
     * Logs one device out
     *
     * Succeeds even if the device was already logged out.
     *
     * **Access:** signed-in users, within 30 minutes of a login or of `POST /api/auth/confirm`. API
     * keys are not accepted.
     */
    endSession(input: EndSessionInput, options?: CallOptions): Promise<Done>
    /**
     * Ends all sessions of the account
     *
     * **Access:** signed-in users. API keys are not accepted.
     */
    logoutEverywhere(input?: undefined, options?: CallOptions): Promise<Done>
    /**
     * Everything stored about the caller, to download
     *
     * **Access:** signed-in users. API keys are not accepted.
     */
    export(input?: undefined, options?: CallOptions): Promise<AccountExport>
    /**
     * Permanently deletes the account
     *
     * Orders are kept, anonymized; those still open, once they are over. A wrong password returns 403.
     * Deleting the only owner fails with CONFLICT, and so it does while an order waits for its online
     * payment.
     *
     * **Access:** signed-in users. API keys are not accepted.
     *
     * Fails with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    delete(input: DeleteAccountInput, options?: CallOptions): Promise<Done>
    /**
     * Emails a link to reset the password
     *
     * The response is the same whether or not the account exists.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with RATE_LIMITED.
     */
    requestPasswordReset(input: RequestPasswordResetInput, options?: CallOptions): Promise<Done>
    /**
     * Sets a new password with the emailed link
     *
     * Ends all sessions of the account and begins a new one. A link works once.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with SECOND_FACTOR_REQUIRED, FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    resetPassword(input: ResetPasswordInput, options?: CallOptions): Promise<Session>
    /**
     * Emails a link to verify the address
     *
     * **Access:** signed-in users. API keys are not accepted.
     *
     * Fails with RATE_LIMITED.
     */
    requestVerification(input?: undefined, options?: CallOptions): Promise<Done>
    /**
     * Verifies the address with the key in the emailed link
     *
     * From then on, orders placed as a guest with that address belong to the account too.
     *
     * **Access:** signed-in users. API keys are not accepted.
     *
     * Fails with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    verifyEmail(input: VerifyEmailInput, options?: CallOptions): Promise<Done>
  }

  readonly loginMethods: {
    /**
     * How the caller logs in
     *
     * **Access:** signed-in users. API keys are not accepted.
     */
    get(input?: undefined, options?: CallOptions): Promise<LoginMethods>
    /**
     * Begins to add an authenticator app
     *
     * An app that was added before works until a code of the new one is sent.
     *
     * **Access:** all staff, within 30 minutes of a login or of `POST /api/auth/confirm`. API keys are
     * not accepted.
     */
    setUpApp(input?: undefined, options?: CallOptions): Promise<NewAuthenticatorApp>
    /**
     * Adds the app, with its first code
     *
     * The first second factor of an account comes with recovery codes, which are shown once.
     *
     * **Access:** all staff, within 30 minutes of a login or of `POST /api/auth/confirm`. API keys are
     * not accepted.
     *
     * Fails with RATE_LIMITED.
     */
    addApp(input: AddAuthenticatorAppInput, options?: CallOptions): Promise<AddedFactor>
    /**
     * Removes the authenticator app
     *
     * **Access:** all staff, within 30 minutes of a login or of `POST /api/auth/confirm`. API keys are
     * not accepted.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    removeApp(input?: undefined, options?: CallOptions): Promise<Done>
    /**
     * What a browser needs to make a passkey
     *
     * For `navigator.credentials.create`.
     *
     * **Access:** all staff, within 30 minutes of a login or of `POST /api/auth/confirm`. API keys are
     * not accepted.
     *
     * Fails with CONFLICT.
     */
    setUpPasskey(input?: undefined, options?: CallOptions): Promise<PasskeyCreation>
    /**
     * Adds a passkey that a browser has made
     *
     * **Access:** all staff, within 30 minutes of a login or of `POST /api/auth/confirm`. API keys are
     * not accepted.
     *
     * Fails with CONFLICT.
     */
    addPasskey(input: AddPasskeyInput, options?: CallOptions): Promise<AddedFactor>
    /**
     * Removes a passkey
     *
     * **Access:** all staff, within 30 minutes of a login or of `POST /api/auth/confirm`. API keys are
     * not accepted.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    removePasskey(input: RemovePasskeyInput, options?: CallOptions): Promise<Done>
    /**
     * Sets the PIN, or another one
     *
     * With it the caller takes over a session at the counter or in the kitchen. Ends what was taken
     * over with an earlier one.
     *
     * **Access:** all staff, within 30 minutes of a login or of `POST /api/auth/confirm`. API keys are
     * not accepted.
     */
    setPin(input: SetPinInput, options?: CallOptions): Promise<Done>
    /**
     * Removes the PIN
     *
     * **Access:** all staff, within 30 minutes of a login or of `POST /api/auth/confirm`. API keys are
     * not accepted.
     *
     * Fails with NOT_FOUND.
     */
    removePin(input?: undefined, options?: CallOptions): Promise<Done>
    /**
     * Replaces the recovery codes
     *
     * **Access:** all staff, within 30 minutes of a login or of `POST /api/auth/confirm`. API keys are
     * not accepted.
     *
     * Fails with CONFLICT.
     */
    renewCodes(input?: undefined, options?: CallOptions): Promise<RecoveryCodes>
  }

  readonly acting: {
    /**
     * Who acts in this session, and who could
     *
     * **Access:** all staff. API keys are not accepted.
     */
    get(input?: undefined, options?: CallOptions): Promise<ActingState>
    /**
     * Takes the session over with a PIN
     *
     * Ten minutes without a change hand it back. A wrong PIN returns 403; after five it is locked for
     * 15 minutes, then for twice as long.
     *
     * **Access:** all staff. API keys are not accepted.
     *
     * Fails with FORBIDDEN, CONFLICT, or RATE_LIMITED.
     */
    takeOver(input: TakeOverInput, options?: CallOptions): Promise<ActingState>
    /**
     * Hands the session back to the account that logged in
     *
     * **Access:** all staff. API keys are not accepted.
     */
    end(input?: undefined, options?: CallOptions): Promise<ActingState>
  }

  readonly promotions: {
    /**
     * Promotions, in their display order
     *
     * Only active ones, unless called by staff.
     *
     * **Access:** everyone. A token is optional; an expired one is ignored. Also with an API key.
     */
    list(input?: undefined, options?: CallOptions): Promise<Promotion[]>
    /**
     * All promotions, with their versions for editing
     *
     * **Access:** staff with the role owner or manager (permission `promotions`). Also with an API key
     * that has the permission.
     */
    listEditable(input?: undefined, options?: CallOptions): Promise<EditablePromotion[]>
    /**
     * Adds a promotion
     *
     * Active and first by default.
     *
     * **Access:** staff with the role owner or manager (permission `promotions`). Also with an API key
     * that has the permission.
     */
    create(input: SavePromotionInput, options?: CallOptions): Promise<EditablePromotion>
    /**
     * Updates the fields that are sent
     *
     * Omitted fields stay unchanged. Without a `version` the last write wins.
     *
     * **Access:** staff with the role owner or manager (permission `promotions`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    change(input: ChangePromotionInput, options?: CallOptions): Promise<EditablePromotion>
    /**
     * Removes a promotion
     *
     * **Access:** staff with the role owner or manager (permission `promotions`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    delete(input: PromotionIdInput, options?: CallOptions): Promise<Done>
  }

  readonly reviews: {
    /**
     * The reviews of a dish, newest first
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with NOT_FOUND.
     */
    list(input: ListReviewsInput, options?: CallOptions): Promise<ReviewList>
    /**
     * The signed-in customer’s review of a dish, and whether they may write one
     *
     * **Access:** signed-in users. API keys are not accepted.
     *
     * Fails with NOT_FOUND.
     */
    mine(input: ReviewOfDishInput, options?: CallOptions): Promise<MyReview>
    /**
     * Writes or edits the review of a dish
     *
     * For customers who have picked up the dish; anyone else is FORBIDDEN. It is shown once approved;
     * an edit has to be approved again.
     *
     * **Access:** signed-in users. API keys are not accepted.
     *
     * Fails with FORBIDDEN, NOT_FOUND, or RATE_LIMITED.
     */
    write(input: WriteReviewInput, options?: CallOptions): Promise<OwnReview>
    /**
     * Deletes the signed-in customer's review of a dish
     *
     * Succeeds even if there is none.
     *
     * **Access:** signed-in users. API keys are not accepted.
     *
     * Fails with NOT_FOUND.
     */
    withdraw(input: ReviewOfDishInput, options?: CallOptions): Promise<Done>
    /**
     * Reviews by state, dish or search, pending ones first
     *
     * **Access:** staff with the role owner or manager (permission `reviews`). Also with an API key
     * that has the permission.
     */
    listForStaff(input?: ListStaffReviewsInput, options?: CallOptions): Promise<StaffReviewList>
    /**
     * Shows a review to guests
     *
     * The `version` is the one that was read; if the review has changed since, the call fails with
     * CONFLICT.
     *
     * **Access:** staff with the role owner or manager (permission `reviews`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    approve(input: DecideReviewInput, options?: CallOptions): Promise<StaffReview>
    /**
     * Hides a review from guests; its author still sees it
     *
     * **Access:** staff with the role owner or manager (permission `reviews`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    hide(input: DecideReviewInput, options?: CallOptions): Promise<StaffReview>
    /**
     * The restaurant's reply below a review
     *
     * A blank one removes it.
     *
     * **Access:** staff with the role owner or manager (permission `reviews`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    answer(input: AnswerReviewInput, options?: CallOptions): Promise<StaffReview>
  }

  readonly pictures: {
    /**
     * Uploads a picture for the menu and returns its URL
     *
     * JPEG, PNG, WebP or AVIF, up to 10 MB. It is rotated upright and scaled down, and its camera
     * metadata is removed. Use it wherever an image URL is expected; the same file always gets the
     * same address.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with RATE_LIMITED.
     */
    upload(input: UploadPictureInput, options?: CallOptions): Promise<UploadedPicture>
    /**
     * Cuts a part out of an uploaded picture and returns its URL
     *
     * The part around a point, in a shape. The uploaded picture stays, so that it can be cut anew; the
     * same part always has the same address.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND or RATE_LIMITED.
     */
    crop(input: CropPictureInput, options?: CallOptions): Promise<UploadedPicture>
    /**
     * Which part of an uploaded picture is shown
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with NOT_FOUND.
     */
    readCrop(input: PictureCropInput, options?: CallOptions): Promise<PictureCrop>
  }

  readonly customers: {
    /**
     * Customers, newest first
     *
     * **Access:** staff with the role owner or manager (permission `customers`). Also with an API key
     * that has the permission.
     */
    list(input?: ListCustomersInput, options?: CallOptions): Promise<CustomerList>
    /**
     * A customer with their newest orders
     *
     * **Access:** staff with the role owner or manager (permission `customers`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    get(input: CustomerInput, options?: CallOptions): Promise<CustomerRecord>
    /**
     * Disables an account immediately
     *
     * Its sessions end; its orders and wishlist stay.
     *
     * **Access:** staff with the role owner or manager (permission `customers`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    disable(input: CustomerInput, options?: CallOptions): Promise<CustomerRecord>
    /**
     * Enables a disabled account
     *
     * **Access:** staff with the role owner or manager (permission `customers`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    enable(input: CustomerInput, options?: CallOptions): Promise<CustomerRecord>
    /**
     * Blocked addresses and numbers, the latest first
     *
     * **Access:** staff with the role owner or manager (permission `customers`). Also with an API key
     * that has the permission.
     */
    listBlocked(input?: ListBlockedInput, options?: CallOptions): Promise<BlockedContact[]>
    /**
     * Blocks an email address or a telephone number
     *
     * From then on nobody can order or reserve online with it; they are asked to call. A number is
     * recognized however it is written. What is blocked already stays so.
     *
     * **Access:** staff with the role owner or manager (permission `customers`). Also with an API key
     * that has the permission.
     */
    block(input: BlockContactInput, options?: CallOptions): Promise<BlockedContact>
    /**
     * Unblocks it
     *
     * **Access:** staff with the role owner or manager (permission `customers`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    unblock(input: UnblockContactInput, options?: CallOptions): Promise<Done>
  }

  readonly guests: {
    /**
     * What the counter knows of a guest
     *
     * By telephone number, email address, account or order: their note, their usual order, how many
     * orders they have placed and how many they never picked up. Who may not see customers gets no
     * other contact, and no orders.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    find(input: GuestRef, options?: CallOptions): Promise<GuestProfile>
    /**
     * Guests about whom something is noted, the latest first
     *
     * **Access:** staff with the role owner or manager (permission `customers`). Also with an API key
     * that has the permission.
     */
    list(input?: ListGuestsInput, options?: CallOptions): Promise<GuestList>
    /**
     * Notes something about a guest
     *
     * The `version` is the one that was read, 0 if nothing was noted. A blank note removes it.
     *
     * **Access:** all staff. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    note(input: NoteGuestInput, options?: CallOptions): Promise<GuestProfile>
    /**
     * Merges two guests who are one person
     *
     * Two contacts, or a contact and an account: from then on their orders, notes and contacts are one
     * guest’s, also in the account, its export and its deletion. Two accounts cannot be merged.
     *
     * **Access:** staff with the role owner or manager (permission `customers`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    merge(input: MergeGuestsInput, options?: CallOptions): Promise<GuestProfile>
    /**
     * Takes a contact away from a guest again
     *
     * The orders with it follow; the note stays.
     *
     * **Access:** staff with the role owner or manager (permission `customers`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    separate(input: SeparateGuestInput, options?: CallOptions): Promise<GuestProfile>
  }

  readonly messages: {
    /**
     * Sends a message to the restaurant
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with CONFLICT, NOT_OPEN, or RATE_LIMITED.
     */
    send(input: SendContactMessageInput, options?: KeyedCallOptions): Promise<SentContactMessage>
    /**
     * Says what became of a message whose answer was lost
     *
     * Send the same body and `Idempotency-Key` as to `POST /api/contact`. If it has arrived, `arrived`
     * says so. If not, `arrived` is null, and the first request fails with CONFLICT should it still
     * arrive.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with RATE_LIMITED.
     */
    withdraw(input: SendContactMessageInput, options: GivenKeyCallOptions): Promise<ArrivedContactMessage>
    /**
     * Messages by state or search, newest first
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`). Also with an API key
     * that has the permission.
     */
    list(input?: ListMessagesInput, options?: CallOptions): Promise<MessageList>
    /**
     * One message with its replies
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    get(input: MessageInput, options?: CallOptions): Promise<MessageRecord>
    /**
     * Emails a reply to the guest
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    answer(input: WriteReplyInput, options?: KeyedCallOptions): Promise<MessageRecord>
    /**
     * Changes the state of a message, from the one the caller saw
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    changeState(input: ChangeMessageStateInput, options?: CallOptions): Promise<MessageRecord>
    /**
     * Permanently deletes a message and its replies
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    delete(input: MessageInput, options?: CallOptions): Promise<Done>
  }

  readonly catering: {
    /**
     * Asks for a catering quote
     *
     * The response contains the reference number, and an email confirms the request.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with NOT_FOUND, CONFLICT, NOT_OPEN, or RATE_LIMITED.
     */
    request(input: RequestCateringInput, options?: KeyedCallOptions): Promise<RequestedCatering>
    /**
     * Says what became of a request whose answer was lost
     *
     * Send the same body and `Idempotency-Key` as to `POST /api/catering`. If it has arrived,
     * `arrived` says so. If not, `arrived` is null, and the first request fails with CONFLICT should
     * it still arrive.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with RATE_LIMITED.
     */
    withdraw(input: RequestCateringInput, options: GivenKeyCallOptions): Promise<ArrivedCatering>
    /**
     * Catering requests by state or search, newest first
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`). Also with an API key
     * that has the permission.
     */
    list(input?: ListCateringInput, options?: CallOptions): Promise<CateringList>
    /**
     * One catering request with its replies
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    get(input: CateringInput, options?: CallOptions): Promise<CateringRecord>
    /**
     * Emails a reply to the guest
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    answer(input: WriteReplyInput, options?: KeyedCallOptions): Promise<CateringRecord>
    /**
     * Changes the state of a catering request, from the one the caller saw
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    changeState(input: ChangeCateringStateInput, options?: CallOptions): Promise<CateringRecord>
    /**
     * Permanently deletes a catering request and its replies
     *
     * **Access:** staff with the role owner or manager (permission `enquiries`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    delete(input: CateringInput, options?: CallOptions): Promise<Done>
  }

  readonly newsletter: {
    /**
     * Signs up for the newsletter
     *
     * Nothing is sent until the address is confirmed. The response is the same whether or not it is
     * already on the list.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with NOT_FOUND, NOT_OPEN, or RATE_LIMITED.
     */
    subscribe(input: SubscribeInput, options?: CallOptions): Promise<Subscribed>
    /**
     * Confirms an address with the key in the emailed link
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with CONFLICT or RATE_LIMITED.
     */
    confirm(input: ConfirmSubscriptionInput, options?: CallOptions): Promise<Done>
    /**
     * Unsubscribes with the key in a newsletter’s link
     *
     * Safe to repeat.
     *
     * **Access:** everyone. An expired token is ignored. API keys are not accepted.
     *
     * Fails with NOT_FOUND or RATE_LIMITED.
     */
    unsubscribe(input: UnsubscribeInput, options?: CallOptions): Promise<Done>
  }

  readonly subscribers: {
    /**
     * Newsletter subscribers, newest first
     *
     * **Access:** staff with the role owner or manager (permission `subscribers`). Also with an API
     * key that has the permission.
     */
    list(input?: ListSubscribersInput, options?: CallOptions): Promise<SubscriberList>
    /**
     * Unsubscribes someone on their behalf
     *
     * The row is kept as proof.
     *
     * **Access:** staff with the role owner or manager (permission `subscribers`). Also with an API
     * key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    unsubscribe(input: SubscriberInput, options?: CallOptions): Promise<Subscriber>
    /**
     * Permanently deletes an address
     *
     * **Access:** staff with the role owner or manager (permission `subscribers`). Also with an API
     * key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    delete(input: SubscriberInput, options?: CallOptions): Promise<Done>
  }

  readonly pages: {
    /**
     * A page as guests read it
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with NOT_FOUND.
     */
    get(input: GetPageInput, options?: CallOptions): Promise<ShownPage>
    /**
     * A draft, for whoever knows its key
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     *
     * Fails with NOT_FOUND.
     */
    draft(input: GetDraftInput, options?: CallOptions): Promise<ShownPage>
    /**
     * The pages that the restaurant has added
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     */
    own(input?: undefined, options?: CallOptions): Promise<OwnPages>
    /**
     * All pages, and whether guests see them
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     */
    list(input?: undefined, options?: CallOptions): Promise<PageStates>
    /**
     * A page as it is edited, and its earlier versions
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    read(input: PathOfPageInput, options?: CallOptions): Promise<EditedPage>
    /**
     * Saves the draft of a page
     *
     * Guests see none of it until it is published.
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    save(input: SavePageInput, options?: CallOptions): Promise<EditedPage>
    /**
     * Shows the draft to guests, now or from a time on
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    publish(input: PublishPageInput, options?: CallOptions): Promise<EditedPage>
    /**
     * Keeps as a draft what was to be published later
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    unschedule(input: EditedPageInput, options?: CallOptions): Promise<EditedPage>
    /**
     * Forgets the draft
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    discard(input: EditedPageInput, options?: CallOptions): Promise<EditedPage>
    /**
     * Makes an earlier version the draft
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    restore(input: RestorePageInput, options?: CallOptions): Promise<EditedPage>
    /**
     * Adds a page under /p/
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with CONFLICT.
     */
    create(input: CreatePageInput, options?: CallOptions): Promise<EditedPage>
    /**
     * Deletes a page that you added
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    delete(input: PathOfPageInput, options?: CallOptions): Promise<Done>
  }

  readonly settings: {
    /**
     * The current settings
     *
     * **Access:** everyone. An expired token is ignored. Also with an API key.
     */
    site(input?: undefined, options?: CallOptions): Promise<SiteSettings>
    /**
     * The current settings, with the version of each section
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     */
    list(input?: undefined, options?: CallOptions): Promise<SettingsState>
    /**
     * Which orders and tables a change would affect
     *
     * Nothing is changed. One section at a time.
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     */
    preview(input: PreviewSettingsInput, options?: CallOptions): Promise<SettingsPreview>
    /**
     * Replaces one section
     *
     * Exactly one section. Without a `version` the last write wins. Once there is an order or a
     * reservation, a `region` with another `timeZone` or `currency` fails with CONFLICT.
     *
     * **Access:** staff with the role owner or manager (permission `settings`), within 30 minutes of a
     * login or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with CONFLICT.
     */
    change(input: ChangeSettingsInput, options?: CallOptions): Promise<SettingsState>
  }

  readonly paymentProviders: {
    /**
     * The payment providers, and which of their keys are set
     *
     * **Access:** staff with the role owner (permission `paymentKeys`). Also with an API key that has
     * the permission.
     */
    list(input?: undefined, options?: CallOptions): Promise<PaymentProvider[]>
    /**
     * Enters or replaces keys
     *
     * Keys that are left out stay as they are. The first ones of a provider are at once in use. Fields
     * of another provider are refused.
     *
     * **Access:** staff with the role owner (permission `paymentKeys`), within 30 minutes of a login
     * or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with CONFLICT.
     */
    saveKeys(input: SaveProviderKeysInput, options?: CallOptions): Promise<PaymentProvider>
    /**
     * Takes payments in this mode
     *
     * Payments that were begun before are finished in the mode in which they were begun.
     *
     * **Access:** staff with the role owner (permission `paymentKeys`), within 30 minutes of a login
     * or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    useMode(input: ProviderModeInput, options?: CallOptions): Promise<PaymentProvider>
    /**
     * Removes the keys of a mode
     *
     * **Access:** staff with the role owner (permission `paymentKeys`), within 30 minutes of a login
     * or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    removeKeys(input: ProviderModeInput, options?: CallOptions): Promise<PaymentProvider>
    /**
     * Tests the connection
     *
     * Asks the provider; `lastCheck.faults` says in sentences what is wrong, and is empty if nothing
     * is.
     *
     * **Access:** staff with the role owner (permission `paymentKeys`), within 30 minutes of a login
     * or of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    test(input: ProviderModeInput, options?: CallOptions): Promise<PaymentProvider>
  }

  readonly webhooks: {
    /**
     * All webhooks, with how they are doing
     *
     * **Access:** staff with the role owner (permission `webhooks`). Also with an API key that has the
     * permission.
     */
    list(input?: undefined, options?: CallOptions): Promise<WebhookList>
    /**
     * Adds a webhook, and shows its secret once
     *
     * The address must be https and lead to the public internet, unless whoever runs the server allows
     * its host in `WEBHOOK_HOSTS`.
     *
     * **Access:** staff with the role owner (permission `webhooks`), within 30 minutes of a login or
     * of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with CONFLICT.
     */
    create(input: CreateWebhookInput, options?: CallOptions): Promise<MadeWebhook>
    /**
     * Changes the fields that are sent
     *
     * What waits is sent to a new address at once.
     *
     * **Access:** staff with the role owner (permission `webhooks`), within 30 minutes of a login or
     * of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    change(input: ChangeWebhookInput, options?: CallOptions): Promise<WebhookEndpoint>
    /**
     * Removes a webhook, with what waits for it and its log
     *
     * **Access:** staff with the role owner (permission `webhooks`), within 30 minutes of a login or
     * of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    remove(input: WebhookIdInput, options?: CallOptions): Promise<Done>
    /**
     * Sends nothing for now; what happens waits
     *
     * **Access:** staff with the role owner (permission `webhooks`). Also with an API key that has the
     * permission.
     *
     * Fails with NOT_FOUND.
     */
    pause(input: WebhookIdInput, options?: CallOptions): Promise<WebhookEndpoint>
    /**
     * Sends what has waited, and goes on
     *
     * **Access:** staff with the role owner (permission `webhooks`). Also with an API key that has the
     * permission.
     *
     * Fails with NOT_FOUND.
     */
    resume(input: WebhookIdInput, options?: CallOptions): Promise<WebhookEndpoint>
    /**
     * Makes a new secret, and shows it once
     *
     * Until the overlap is over each request carries two signatures: by the new secret and by the one
     * before. If the server cannot read that one any more, there is no overlap, and `oldSecretUntil`
     * is null.
     *
     * **Access:** staff with the role owner (permission `webhooks`), within 30 minutes of a login or
     * of `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    replaceSecret(input: ReplaceWebhookSecretInput, options?: CallOptions): Promise<MadeWebhook>
    /**
     * Sends `webhook.test` to it, even while it is paused
     *
     * **Access:** staff with the role owner (permission `webhooks`). Also with an API key that has the
     * permission.
     *
     * Fails with NOT_FOUND.
     */
    test(input: WebhookIdInput, options?: CallOptions): Promise<Done>
    /**
     * What it was sent, newest first
     *
     * Kept for 30 days.
     *
     * **Access:** staff with the role owner (permission `webhooks`). Also with an API key that has the
     * permission.
     *
     * Fails with NOT_FOUND.
     */
    deliveries(input: ListWebhookDeliveriesInput, options?: CallOptions): Promise<WebhookDeliveryList>
    /**
     * One delivery, with its body and each answer
     *
     * **Access:** staff with the role owner (permission `webhooks`). Also with an API key that has the
     * permission.
     *
     * Fails with NOT_FOUND.
     */
    delivery(input: WebhookDeliveryInput, options?: CallOptions): Promise<WebhookDeliveryRecord>
    /**
     * Sends it again now, under the same `webhook-id`
     *
     * **Access:** staff with the role owner (permission `webhooks`). Also with an API key that has the
     * permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    sendAgain(input: WebhookDeliveryInput, options?: CallOptions): Promise<WebhookDeliveryRecord>
  }

  readonly setup: {
    /**
     * What is left to set up
     *
     * **Access:** staff with the role owner or manager (permission `settings`). Also with an API key
     * that has the permission.
     */
    get(input?: undefined, options?: CallOptions): Promise<SetupState>
    /**
     * Fills an empty menu with that of the sample
     *
     * Only before the site opens.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with CONFLICT.
     */
    fillMenu(input?: undefined, options?: CallOptions): Promise<Done>
    /**
     * Removes every dish, category and option group
     *
     * Only before the site opens.
     *
     * **Access:** staff with the role owner or manager (permission `menu`). Also with an API key that
     * has the permission.
     *
     * Fails with CONFLICT.
     */
    emptyMenu(input?: undefined, options?: CallOptions): Promise<Done>
    /**
     * A link that shows the site before it opens
     *
     * Valid for a week.
     *
     * **Access:** all staff. API keys are not accepted.
     */
    previewSite(input?: undefined, options?: CallOptions): Promise<SitePreview>
  }

  readonly apiKeys: {
    /**
     * All keys, those that work first
     *
     * **Access:** staff with the role owner (permission `apiKeys`). API keys are not accepted.
     */
    list(input?: undefined, options?: CallOptions): Promise<ApiKey[]>
    /**
     * Makes a key, which only this response shows
     *
     * **Access:** staff with the role owner (permission `apiKeys`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. API keys are not accepted.
     *
     * Fails with CONFLICT.
     */
    create(input: CreateApiKeyInput, options?: CallOptions): Promise<NewApiKey>
    /**
     * Makes a key that takes the place of another
     *
     * It may do the same, from the same networks. The old one goes on for `overlapHours`, then it
     * expires.
     *
     * **Access:** staff with the role owner (permission `apiKeys`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. API keys are not accepted.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    replace(input: ReplaceApiKeyInput, options?: CallOptions): Promise<NewApiKey>
    /**
     * Ends a key immediately
     *
     * From the next call on. A live stream that was opened with it ends within seconds.
     *
     * **Access:** staff with the role owner (permission `apiKeys`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. API keys are not accepted.
     *
     * Fails with NOT_FOUND.
     */
    revoke(input: ApiKeyInput, options?: CallOptions): Promise<ApiKey>
  }

  readonly staff: {
    /**
     * All staff
     *
     * **Access:** staff with the role owner (permission `staff`). Also with an API key that has the
     * permission.
     */
    list(input?: undefined, options?: CallOptions): Promise<Colleague[]>
    /**
     * Creates a staff account and emails a link to set its password
     *
     * **Access:** staff with the role owner (permission `staff`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with CONFLICT.
     */
    invite(input: InviteStaffInput, options?: CallOptions): Promise<Colleague>
    /**
     * Emails a new link to a colleague without a password
     *
     * **Access:** staff with the role owner (permission `staff`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND, CONFLICT, or RATE_LIMITED.
     */
    inviteAgain(input: ColleagueInput, options?: CallOptions): Promise<Colleague>
    /**
     * Makes a link to set a password, for a colleague who can’t get the email
     *
     * Whoever opens it first chooses the password, so it is shown only in this response. Earlier links
     * become void.
     *
     * **Access:** staff with the role owner (permission `staff`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    makeInvitationLink(input: ColleagueInput, options?: CallOptions): Promise<InvitationLink>
    /**
     * Changes a colleague’s role and logs them out
     *
     * **Access:** staff with the role owner (permission `staff`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    changeRole(input: ChangeStaffRoleInput, options?: CallOptions): Promise<Colleague>
    /**
     * Disables a colleague's account immediately
     *
     * **Access:** staff with the role owner (permission `staff`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    disable(input: ColleagueInput, options?: CallOptions): Promise<Colleague>
    /**
     * Enables a colleague's account again
     *
     * **Access:** staff with the role owner (permission `staff`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    enable(input: ColleagueInput, options?: CallOptions): Promise<Colleague>
    /**
     * Removes a colleague’s authenticator app, passkeys and recovery codes
     *
     * For someone who has lost them. They are logged out, and log in with the password alone.
     *
     * **Access:** staff with the role owner (permission `staff`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    removeSecondFactor(input: ColleagueInput, options?: CallOptions): Promise<Colleague>
    /**
     * Removes a colleague’s PIN
     *
     * Nobody can read or set it for them.
     *
     * **Access:** staff with the role owner (permission `staff`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    removePin(input: ColleagueInput, options?: CallOptions): Promise<Colleague>
    /**
     * Deletes a colleague's account; the log keeps their changes
     *
     * **Access:** staff with the role owner (permission `staff`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    remove(input: ColleagueInput, options?: CallOptions): Promise<Done>
  }

  readonly log: {
    /**
     * Who changed what, newest first
     *
     * **Access:** staff with the role owner (permission `log`). Also with an API key that has the
     * permission.
     */
    list(input?: ListLogInput, options?: CallOptions): Promise<LogList>
  }

  readonly securityEvents: {
    /**
     * Logins, refusals and exports, newest first
     *
     * Kept for 180 days. Failed logins and refusals are counted by the hour. Changes of roles and
     * settings are in the change log.
     *
     * **Access:** staff with the role owner (permission `log`). Also with an API key that has the
     * permission.
     */
    list(input?: ListSecurityEventsInput, options?: CallOptions): Promise<SecurityEventList>
  }

  readonly backups: {
    /**
     * Creates a backup and streams it
     *
     * Orders, the menu, pictures, accounts, and what guests have written, with their names and
     * addresses: `npm run tiffin -- restore` restores it. On a large site the first byte may take a
     * minute. If the connection breaks, the file is incomplete. Only one backup runs at a time; the
     * change log says who downloaded one.
     *
     * **Access:** staff with the role owner (permission `backups`), within 30 minutes of a login or of
     * `POST /api/auth/confirm`. Also with an API key that has the permission.
     *
     * Fails with CONFLICT.
     */
    download(input?: undefined, options?: CallOptions): Promise<Download>
  }

  readonly closings: {
    /**
     * What has come in since the last closing
     *
     * And what should be in the drawer. The first closing begins with its own day.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     */
    open(input?: undefined, options?: CallOptions): Promise<OpenDrawer>
    /**
     * The figures of a day of the calendar, as they are by now
     *
     * Its total is that of the sales report. Without `day`: today.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     */
    day(input?: DayInput, options?: CallOptions): Promise<DayReport>
    /**
     * What was closed, the latest first
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     */
    list(input?: ClosingFilter, options?: CallOptions): Promise<ClosingList>
    /**
     * One closing, as it was and with what was corrected
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND.
     */
    get(input: ClosingIdInput, options?: CallOptions): Promise<ClosingWithFigures>
    /**
     * Records that the drawer was counted
     *
     * Such as its float in the morning. From then on it should have what was found.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     */
    count(input: CountDrawerInput, options?: CallOptions): Promise<OpenDrawer>
    /**
     * Records cash that was put in or taken out
     *
     * For something other than an order. No more can be taken out than should be in it.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     *
     * Fails with CONFLICT.
     */
    moveCash(input: MoveCashInput, options?: CallOptions): Promise<OpenDrawer>
    /**
     * Closes what has come in since the last closing
     *
     * It is never changed afterwards. Each payment is counted by exactly one closing, also one that is
     * recorded meanwhile. If there is a later closing than `after`, or the drawer should have another
     * amount than `expected` by now, nothing is closed.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     *
     * Fails with CONFLICT.
     */
    close(input: CloseDrawerInput, options?: CallOptions): Promise<Closing>
    /**
     * Adds what turned out after a closing
     *
     * The closing itself, and the drawer of today, stay as they are.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     *
     * Fails with NOT_FOUND or CONFLICT.
     */
    correct(input: CorrectClosingInput, options?: CallOptions): Promise<ClosingWithFigures>
  }

  readonly payments: {
    /**
     * The payments of some days, by way of paying
     *
     * By day or month, with tips, refunds, taxes and what providers keep, how they become the sales of
     * these days, and each day held against the providers’ own lists. At most 400 days.
     *
     * **Access:** staff with the role owner or manager (permission `drawer`). Also with an API key
     * that has the permission.
     */
    report(input?: PaymentsReportInput, options?: CallOptions): Promise<PaymentsReport>
  }

  readonly admin: {
    /**
     * Live order figures: open, late, next hour, today
     *
     * **Access:** staff with the role owner or manager (permission `dashboard`). Also with an API key
     * that has the permission.
     */
    now(input?: undefined, options?: CallOptions): Promise<ServiceNow>
    /**
     * Counts, revenue and the latest orders
     *
     * **Access:** staff with the role owner or manager (permission `dashboard`). Also with an API key
     * that has the permission.
     */
    stats(input?: undefined, options?: CallOptions): Promise<AdminStats>
    /**
     * Sales over a period
     *
     * By day, by hour and by dish, with the previous period of equal length. The period is a name or
     * up to 400 days.
     *
     * **Access:** staff with the role owner or manager (permission `dashboard`). Also with an API key
     * that has the permission.
     */
    sales(input?: SalesReportInput, options?: CallOptions): Promise<SalesReport>
    /**
     * How many items are waiting, by page
     *
     * Only for pages the caller may open.
     *
     * **Access:** all staff. Also with an API key.
     */
    waiting(input?: undefined, options?: CallOptions): Promise<WaitingCounts>
    /**
     * The caller’s permissions in the admin area
     *
     * **Access:** all staff. Also with an API key.
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
  'optionGroups.list': { type: 'query' },
  'optionGroups.setAvailability': { type: 'mutation' },
  'optionGroups.create': { type: 'mutation' },
  'optionGroups.change': { type: 'mutation' },
  'optionGroups.delete': { type: 'mutation' },
  'products.list': { type: 'query' },
  'products.get': { type: 'query' },
  'products.listForStaff': { type: 'query' },
  'products.getEditable': { type: 'query' },
  'products.soldOut': { type: 'query' },
  'products.setAvailability': { type: 'mutation' },
  'products.create': { type: 'mutation' },
  'products.change': { type: 'mutation' },
  'products.previewChanges': { type: 'mutation' },
  'products.changeSeveral': { type: 'mutation' },
  'products.order': { type: 'mutation' },
  'products.repaint': { type: 'mutation' },
  'products.delete': { type: 'mutation' },
  'products.previewImport': { type: 'mutation', uploadTo: '/products/import/preview' },
  'products.import': { type: 'mutation', uploadTo: '/products/import' },
  'products.previewSync': { type: 'mutation' },
  'products.sync': { type: 'mutation' },
  'products.template': { type: 'query', isDownload: true },
  'products.menuTemplate': { type: 'query', isDownload: true },
  'openingHours.week': { type: 'query' },
  'openingHours.special': { type: 'query' },
  'openingHours.list': { type: 'query' },
  'openingHours.create': { type: 'mutation' },
  'openingHours.change': { type: 'mutation' },
  'openingHours.delete': { type: 'mutation' },
  'pickup.room': { type: 'query' },
  'pickup.times': { type: 'query' },
  'pickup.spans': { type: 'query' },
  'coupons.check': { type: 'mutation' },
  'coupons.list': { type: 'query' },
  'coupons.create': { type: 'mutation' },
  'coupons.change': { type: 'mutation' },
  'coupons.delete': { type: 'mutation' },
  'orders.place': { type: 'mutation', isKeyed: true },
  'orders.withdraw': { type: 'mutation', isKeyed: true },
  'orders.take': { type: 'mutation', isKeyed: true },
  'orders.withdrawTaken': { type: 'mutation', isKeyed: true },
  'orders.mine': { type: 'query' },
  'orders.list': { type: 'query' },
  'orders.board': { type: 'query' },
  'orders.getForStaff': { type: 'query' },
  'orders.changeStatus': { type: 'mutation' },
  'orders.undoStatus': { type: 'mutation' },
  'orders.change': { type: 'mutation' },
  'orders.undoChange': { type: 'mutation' },
  'orders.movePickup': { type: 'mutation' },
  'orders.changeStatuses': { type: 'mutation' },
  'orders.markPaid': { type: 'mutation' },
  'orders.markUnpaid': { type: 'mutation' },
  'orders.takePayment': { type: 'mutation' },
  'orders.voidPayment': { type: 'mutation' },
  'orders.givePaymentBack': { type: 'mutation' },
  'orders.get': { type: 'query' },
  'orders.receipt': { type: 'query' },
  'orders.mailReceipt': { type: 'mutation' },
  'orders.calendar': { type: 'query', isDownload: true },
  'orders.changeOwn': { type: 'mutation' },
  'orders.cancel': { type: 'mutation' },
  'orders.payOnline': { type: 'mutation' },
  'orders.checkPayment': { type: 'mutation' },
  'orders.payAtPickup': { type: 'mutation' },
  'orders.refundOnline': { type: 'mutation' },
  'orders.quoteRefund': { type: 'mutation' },
  'kitchen.pace': { type: 'query' },
  'kitchen.pause': { type: 'mutation' },
  'kitchen.resume': { type: 'mutation' },
  'kitchen.setBusy': { type: 'mutation' },
  'kitchen.boards': { type: 'query' },
  'kitchen.reportBoard': { type: 'mutation' },
  'printers.list': { type: 'query' },
  'printers.create': { type: 'mutation' },
  'printers.change': { type: 'mutation' },
  'printers.renewAddress': { type: 'mutation' },
  'printers.delete': { type: 'mutation' },
  'printers.take': { type: 'mutation' },
  'printers.test': { type: 'mutation' },
  'tickets.list': { type: 'query' },
  'tickets.printAgain': { type: 'mutation' },
  'tickets.confirm': { type: 'mutation' },
  'tickets.picture': { type: 'query' },
  'tickets.printClosing': { type: 'mutation' },
  'tickets.closingPicture': { type: 'query' },
  'push.key': { type: 'query' },
  'push.subscribe': { type: 'mutation' },
  'push.unsubscribe': { type: 'mutation' },
  'push.isAlerted': { type: 'query' },
  'push.alertMe': { type: 'mutation' },
  'push.stopAlerts': { type: 'mutation' },
  'reservations.times': { type: 'query' },
  'reservations.book': { type: 'mutation', isKeyed: true },
  'reservations.withdraw': { type: 'mutation', isKeyed: true },
  'reservations.get': { type: 'query' },
  'reservations.calendar': { type: 'query', isDownload: true },
  'reservations.cancel': { type: 'mutation' },
  'reservations.list': { type: 'query' },
  'reservations.getForStaff': { type: 'query' },
  'reservations.changeStatus': { type: 'mutation' },
  'reservations.write': { type: 'mutation', isKeyed: true },
  'reservations.delete': { type: 'mutation' },
  'exports.orders': { type: 'query', isDownload: true },
  'exports.month': { type: 'query', isDownload: true },
  'exports.payments': { type: 'query', isDownload: true },
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
  'auth.setUpOwner': { type: 'mutation', keepsToken: true },
  'auth.login': { type: 'mutation', keepsToken: true },
  'auth.requestPasskey': { type: 'mutation' },
  'auth.loginWithPasskey': { type: 'mutation', keepsToken: true },
  'auth.confirm': { type: 'mutation' },
  'auth.session': { type: 'query' },
  'auth.me': { type: 'query' },
  'auth.logout': { type: 'mutation' },
  'auth.demoLogin': { type: 'query' },
  'account.get': { type: 'query' },
  'account.rename': { type: 'mutation' },
  'account.changePassword': { type: 'mutation' },
  'account.sessions': { type: 'query' },
  'account.endSession': { type: 'mutation' },
  'account.logoutEverywhere': { type: 'mutation' },
  'account.export': { type: 'query' },
  'account.delete': { type: 'mutation' },
  'account.requestPasswordReset': { type: 'mutation' },
  'account.resetPassword': { type: 'mutation', keepsToken: true },
  'account.requestVerification': { type: 'mutation' },
  'account.verifyEmail': { type: 'mutation' },
  'loginMethods.get': { type: 'query' },
  'loginMethods.setUpApp': { type: 'mutation' },
  'loginMethods.addApp': { type: 'mutation' },
  'loginMethods.removeApp': { type: 'mutation' },
  'loginMethods.setUpPasskey': { type: 'mutation' },
  'loginMethods.addPasskey': { type: 'mutation' },
  'loginMethods.removePasskey': { type: 'mutation' },
  'loginMethods.setPin': { type: 'mutation' },
  'loginMethods.removePin': { type: 'mutation' },
  'loginMethods.renewCodes': { type: 'mutation' },
  'acting.get': { type: 'query' },
  'acting.takeOver': { type: 'mutation' },
  'acting.end': { type: 'mutation' },
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
  'pictures.crop': { type: 'mutation' },
  'pictures.readCrop': { type: 'query' },
  'customers.list': { type: 'query' },
  'customers.get': { type: 'query' },
  'customers.disable': { type: 'mutation' },
  'customers.enable': { type: 'mutation' },
  'customers.listBlocked': { type: 'query' },
  'customers.block': { type: 'mutation' },
  'customers.unblock': { type: 'mutation' },
  'guests.find': { type: 'mutation' },
  'guests.list': { type: 'query' },
  'guests.note': { type: 'mutation' },
  'guests.merge': { type: 'mutation' },
  'guests.separate': { type: 'mutation' },
  'messages.send': { type: 'mutation', isKeyed: true },
  'messages.withdraw': { type: 'mutation', isKeyed: true },
  'messages.list': { type: 'query' },
  'messages.get': { type: 'query' },
  'messages.answer': { type: 'mutation', isKeyed: true },
  'messages.changeState': { type: 'mutation' },
  'messages.delete': { type: 'mutation' },
  'catering.request': { type: 'mutation', isKeyed: true },
  'catering.withdraw': { type: 'mutation', isKeyed: true },
  'catering.list': { type: 'query' },
  'catering.get': { type: 'query' },
  'catering.answer': { type: 'mutation', isKeyed: true },
  'catering.changeState': { type: 'mutation' },
  'catering.delete': { type: 'mutation' },
  'newsletter.subscribe': { type: 'mutation' },
  'newsletter.confirm': { type: 'mutation' },
  'newsletter.unsubscribe': { type: 'mutation' },
  'subscribers.list': { type: 'query' },
  'subscribers.unsubscribe': { type: 'mutation' },
  'subscribers.delete': { type: 'mutation' },
  'pages.get': { type: 'query' },
  'pages.draft': { type: 'query' },
  'pages.own': { type: 'query' },
  'pages.list': { type: 'query' },
  'pages.read': { type: 'query' },
  'pages.save': { type: 'mutation' },
  'pages.publish': { type: 'mutation' },
  'pages.unschedule': { type: 'mutation' },
  'pages.discard': { type: 'mutation' },
  'pages.restore': { type: 'mutation' },
  'pages.create': { type: 'mutation' },
  'pages.delete': { type: 'mutation' },
  'settings.site': { type: 'query' },
  'settings.list': { type: 'query' },
  'settings.preview': { type: 'mutation' },
  'settings.change': { type: 'mutation' },
  'paymentProviders.list': { type: 'query' },
  'paymentProviders.saveKeys': { type: 'mutation' },
  'paymentProviders.useMode': { type: 'mutation' },
  'paymentProviders.removeKeys': { type: 'mutation' },
  'paymentProviders.test': { type: 'mutation' },
  'webhooks.list': { type: 'query' },
  'webhooks.create': { type: 'mutation' },
  'webhooks.change': { type: 'mutation' },
  'webhooks.remove': { type: 'mutation' },
  'webhooks.pause': { type: 'mutation' },
  'webhooks.resume': { type: 'mutation' },
  'webhooks.replaceSecret': { type: 'mutation' },
  'webhooks.test': { type: 'mutation' },
  'webhooks.deliveries': { type: 'query' },
  'webhooks.delivery': { type: 'query' },
  'webhooks.sendAgain': { type: 'mutation' },
  'setup.get': { type: 'query' },
  'setup.fillMenu': { type: 'mutation' },
  'setup.emptyMenu': { type: 'mutation' },
  'setup.previewSite': { type: 'mutation' },
  'apiKeys.list': { type: 'query' },
  'apiKeys.create': { type: 'mutation' },
  'apiKeys.replace': { type: 'mutation' },
  'apiKeys.revoke': { type: 'mutation' },
  'staff.list': { type: 'query' },
  'staff.invite': { type: 'mutation' },
  'staff.inviteAgain': { type: 'mutation' },
  'staff.makeInvitationLink': { type: 'mutation' },
  'staff.changeRole': { type: 'mutation' },
  'staff.disable': { type: 'mutation' },
  'staff.enable': { type: 'mutation' },
  'staff.removeSecondFactor': { type: 'mutation' },
  'staff.removePin': { type: 'mutation' },
  'staff.remove': { type: 'mutation' },
  'log.list': { type: 'query' },
  'securityEvents.list': { type: 'query' },
  'backups.download': { type: 'query', isDownload: true },
  'closings.open': { type: 'query' },
  'closings.day': { type: 'query' },
  'closings.list': { type: 'query' },
  'closings.get': { type: 'query' },
  'closings.count': { type: 'mutation' },
  'closings.moveCash': { type: 'mutation' },
  'closings.close': { type: 'mutation' },
  'closings.correct': { type: 'mutation' },
  'payments.report': { type: 'query' },
  'admin.now': { type: 'query' },
  'admin.stats': { type: 'query' },
  'admin.sales': { type: 'query' },
  'admin.waiting': { type: 'query' },
  'admin.me': { type: 'query' },
}
