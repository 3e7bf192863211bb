import { z } from 'zod'
import { cartItem } from './cart-item.ts'
import {
  MAX_EMAIL_LENGTH,
  MAX_KITCHEN_NOTE_LENGTH,
  MAX_LINE_OPTIONS,
  MAX_LINE_QUANTITY,
  MAX_NAME_LENGTH,
  MAX_ORDER_LINES,
  MAX_PHONE_LENGTH,
  MAX_COUPON_CODE_LENGTH,
} from './limits.ts'
import { instant, localTime, pickupTime } from './pickup-time.ts'
import { lineOption, orderedOption } from './option-group.ts'
import { orderedExtras, orderExtra } from './order-extras.ts'
import { orderChannels, orderStatuses, pickupOverrides } from './order-status.ts'
import { paymentMethods, tillMethods } from './payment-methods.ts'
import {
  allergyNote,
  amount,
  kitchenNote,
  optionalText,
  requiredGuestText,
  requiredText,
  text,
} from './text.ts'

/** Who picks up the order. No email format check here (SPEC 5). */
export const customer = z.object({
  name: requiredGuestText(MAX_NAME_LENGTH, 'Name required'),
  email: requiredText(MAX_EMAIL_LENGTH, 'Email required'),
  phone: optionalText(MAX_PHONE_LENGTH),
})

/** A line as carts store it: they may carry more than is read (SPEC 3). */
const orderedLine = z
  .looseObject({
    slug: requiredText(200, 'Slug is required').describe('The slug of the dish, its id or its SKU'),
    product: z
      .string()
      .nullish()
      .describe(
        'The id of the dish that the guest was shown; if the slug has become another dish’s, nothing is ordered',
      ),
    title: z.string().nullish().describe('How an error names the dish if it is no longer on the menu'),
    price: z.number().nullish().describe('The unit price with its options that the guest was shown'),
    quantity: z
      .int('Quantity must be a whole number')
      .min(1, 'Quantity must be at least 1')
      .max(MAX_LINE_QUANTITY, `At most ${MAX_LINE_QUANTITY} of one dish`)
      .default(1),
    options: z
      .array(orderedOption)
      .max(MAX_LINE_OPTIONS, `At most ${MAX_LINE_OPTIONS} choices`)
      .nullish()
      .transform((value) => value ?? undefined)
      .describe('What is chosen; a group that is not named gets its defaults'),
    note: kitchenNote.describe(
      `For the kitchen, about this line; at most ${MAX_KITCHEN_NOTE_LENGTH} visible characters (graphemes)`,
    ),
  })
  .transform(({ slug, product, title, price, quantity, options, note }) => ({
    slug,
    product,
    title,
    price,
    quantity,
    options,
    note,
  }))

export const wantedFulfillment = z.object({
  type: z.literal('pickup', { error: 'Orders are for pickup only' }).default('pickup'),
  pickupAt: instant('Invalid time').nullish().describe('An instant; without it: as soon as possible'),
  noLaterThan: instant('Invalid time')
    .nullish()
    .describe(
      'Without `pickupAt`: the latest acceptable pickup time. If the first possible one is later, nothing is ordered: SLOT_FULL',
    ),
})

const EMPTY_CART = 'Your cart is empty'

const wantedPayment = z.object({
  method: z.enum(paymentMethods, 'Pay by cash, card, paypal or upi').default('cash'),
  online: z
    .boolean('Must be true or false')
    .optional()
    .describe('true: the order is placed once it is paid online; without it: if that is required'),
  tip: amount
    .min(0, 'A tip cannot be less than 0')
    .nullish()
    .describe('On top of `total`, where guests who pay online are asked for a tip'),
})

const nullIsAbsent = (value: unknown) => value ?? undefined

export const orderInput = z.object({
  items: z
    .array(orderedLine, { error: ({ input }) => (input === undefined ? EMPTY_CART : undefined) })
    .min(1, EMPTY_CART)
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines`),
  customer: z.preprocess(nullIsAbsent, customer.prefault({} as never)),
  fulfillment: z.preprocess(nullIsAbsent, wantedFulfillment.prefault({})),
  payment: z.preprocess(nullIsAbsent, wantedPayment.prefault({})),
  extras: orderedExtras
    .nullish()
    .transform((extras) => extras ?? undefined)
    .describe('Bags, cutlery and the like; without it: none'),
  couponCode: optionalText(MAX_COUPON_CODE_LENGTH),
  taxPercent: z
    .number()
    .nullish()
    .describe('The tax that the guest was shown, in percent; of several taxes the sum'),
  total: amount
    .nullish()
    .describe('The total that the guest was shown: with any other one nothing is ordered'),
  userId: optionalText(200).describe('Must be the caller’s own; the token says who orders'),
  note: kitchenNote.describe(
    `For the kitchen; at most ${MAX_KITCHEN_NOTE_LENGTH} visible characters (graphemes)`,
  ),
  allergyNote: allergyNote.describe('The note is about an allergy: the kitchen reads it first'),
})

export const placeOrderInput = orderInput.refine(
  (wanted) => !wanted.allergyNote || wanted.note !== undefined,
  { path: ['note'], error: 'Describe the allergy' },
)

/** `Idempotency-Key` header: 1 to 255 characters. */
export const idempotencyKey = text(255).min(1)

export const orderAmounts = z.object({
  subtotal: amount,
  discount: amount.describe('The coupon’s discount, on the dishes alone'),
  extrasTotal: amount.optional().describe('All extras together; absent without extras'),
  tax: amount.describe('All taxes together'),
  deliveryFee: amount.describe('Always 0.00: pickup'),
  total: amount,
})

/** A line of an order, at the price that is charged. */
const orderItem = cartItem.extend({
  sku: z.string().optional().describe('The SKU of the dish when it was ordered; for staff'),
  options: z
    .array(
      lineOption.extend({
        sku: z
          .string()
          .optional()
          .describe('Of the choice, or of the dish that it is, when it was ordered; for staff'),
      }),
    )
    .optional()
    .describe('What was chosen for it'),
  listPrice: amount.optional().describe('What it costs by the menu, if staff charge another price'),
  priceReason: z.string().optional().describe('Why they do'),
  isComp: z.literal(true).optional().describe('It costs nothing: the house pays for it'),
})

/** What a change of an order did to one line, or to the note. */
export const lineChange = z.object({
  kind: z.enum(['add', 'cancel', 'change', 'price', 'coupon', 'note']),
  text: z
    .string()
    .describe('`1 × Samosa (Hot)`; its price; what became of the coupon; or the note about the order'),
  was: z.string().optional().describe('What it replaces'),
})

/** An order as its guest and the admin see it. */
export const order = z.object({
  _id: z.string().describe('Unguessable: anyone who knows it may read the order'),
  number: z.int().describe('The number called out at pickup'),
  createdAt: z.iso.datetime(),
  status: z.enum(orderStatuses),
  channel: z
    .string()
    .describe(`How it was ordered: ${orderChannels.join(', ')}, or a restaurant’s own name for another way`),
  externalReference: z.string().optional().describe('What another program calls it; for staff'),
  unansweredSince: z.iso
    .datetime()
    .optional()
    .describe('Nobody has accepted it: from then on its guest has been asked to call'),
  cancelReason: z.string().optional().describe('Why it was cancelled, written for the guest'),
  revision: z
    .int()
    .describe('How often its lines or notes have been changed; a change names the one it is based on'),
  customer: z.object({
    name: z.string(),
    email: z.string().describe('Blank if none was given to staff'),
    phone: z.string().optional(),
  }),
  items: z.array(orderItem),
  extras: z.array(orderExtra).optional().describe('Pickup extras such as a bag; absent without them'),
  note: z.string().optional().describe('The guest’s words to the kitchen'),
  allergyNote: z.literal(true).optional().describe('The note is about an allergy'),
  amounts: orderAmounts,
  currency: z.string().describe('ISO 4217: of all its amounts, `CAD`'),
  taxes: z
    .array(
      z.object({
        name: z.string(),
        percent: z.number(),
        number: z.string().optional().describe('The registration number'),
        amount,
      }),
    )
    .describe('What applied when it was placed, or last changed; together they are `amounts.tax`'),
  areTaxesIncluded: z
    .boolean()
    .describe('Whether the prices, and the total, include the taxes; otherwise they are added'),
  couponCode: z.string().optional(),
  fulfillment: z.object({
    type: z.literal('pickup'),
    pickupAt: z.iso.datetime().describe('When it can be picked up, as of now'),
    pickupLocal: localTime,
    promisedAt: z.iso
      .datetime()
      .optional()
      .describe('What was promised at first, if staff have moved it since'),
    movedAt: z.iso.datetime().optional(),
    moveReason: z.string().optional().describe('Why, written for the guest'),
    override: z
      .enum(pickupOverrides)
      .optional()
      .describe(
        'Staff gave this time although the kitchen was full then, closed or paused, or needed longer (`short`)',
      ),
  }),
  steps: z
    .array(z.object({ status: z.enum(orderStatuses), ...pickupTime.shape }))
    .describe('The statuses so far and when it reached them, oldest first'),
  payment: z.object({
    method: z.enum(paymentMethods).describe('How the guest means to pay'),
    paid: z
      .object({ ...pickupTime.shape, method: z.enum(tillMethods).describe('How the last of it was paid') })
      .optional()
      .describe('Since when it is paid in full; absent until then'),
    toPay: amount.describe('What is still to pay; 0 for a cancelled order'),
    amountPaid: amount
      .optional()
      .describe('What was paid and not refunded, without tips; absent if nothing was'),
    toReturn: amount.optional().describe('What the guest has paid too much, to be refunded'),
    tipToReturn: amount
      .optional()
      .describe('Of a cancelled order’s tips, what is to be refunded at the counter, besides `toReturn`'),
  }),
})

export const getOrderInput = z.object({ id: requiredText(64, 'Order is required') })

export type PlaceOrderInput = z.infer<typeof placeOrderInput>
export type LineChange = z.infer<typeof lineChange>
export type Order = z.infer<typeof order>
export type OrderItem = z.infer<typeof orderItem>
