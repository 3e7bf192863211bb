import {
  arrivedOrder,
  arrivedTakenOrder,
  changedOrder,
  changeOrderInput,
  changeOwnOrderInput,
  changeOrderStatusesInput,
  changeOrderStatusInput,
  fileDownload,
  getOrderInput,
  guestOrder,
  kitchenBoard,
  mailedReceipt,
  mailReceiptInput,
  listMyOrdersInput,
  listOrdersInput,
  givePaymentBackInput,
  markPaidInput,
  markUnpaidInput,
  movePickupInput,
  order,
  orderList,
  payOnlineInput,
  placeOrderInput,
  quoteRefundInput,
  receipt,
  refundOnlineInput,
  refundQuote,
  takeOrderInput,
  staffOrder,
  takePaymentInput,
  undoOrderChangeInput,
  undoOrderStatusInput,
  voidPaymentInput,
} from '@tiffin/contract'
import { AppError } from '../../platform/app-error.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { type FoundGuestOrder, getGuestOrder, presentGuestOrder } from '../paying/get-guest-order.ts'
import { cancelGuestOrder, checkPayment, payAtPickup, payOnline } from '../paying/pay-online.ts'
import { countTipsToReturn, withTipsToReturn } from '../paying/paid-online.ts'
import { findReceipt, presentReceipt } from '../paying/get-receipt.ts'
import { sendReceipt } from '../paying/receipt-mail.ts'
import { quoteRefund, refundOnline } from '../paying/refund-online.ts'
import { guestOrSignedIn, open, permitted, router, signedIn } from '../../platform/procedures.ts'
import type { AdminContext, Context } from '../../platform/context.ts'
import { spanOfDay } from '../../platform/wall-clock.ts'
import { rejectUnusableKey } from '../../platform/withdrawals.ts'
import { changeOrder, changeOwnOrder } from './change-order.ts'
import { changeOrderStatus, changeOrderStatuses, undoOrderStatus } from './change-order-status.ts'
import { hashOfJson } from './claim-idempotency-key.ts'
import { getBoard } from './get-board.ts'
import { getOrder, getStaffOrder, listMyOrders } from './get-order.ts'
import {
  hideContact,
  makePickupCalendar,
  type OrderWithLines,
  presentOrder,
  presentOrderForStaff,
} from './present-order.ts'
import { presentStaffOrder } from './present-staff-order.ts'
import { givePaymentBack } from './give-payment-back.ts'
import { markPaid, markUnpaid, takePayment, voidPayment } from './payments.ts'
import { movePickup } from './move-pickup.ts'
import { listChangedOrders } from './list-changed-orders.ts'
import { listOrders } from './order-queries.ts'
import { placeOrder } from './place-order.ts'
import { takeOrder } from './take-order.ts'
import { undoOrderChange } from './undo-order-change.ts'
import { withdrawOrder } from './withdraw-order.ts'

const orderRequest = guestOrSignedIn
  .use(async ({ getRawInput, next }) => next({ ctx: { bodyHash: hashOfBody(await getRawInput()) } }))
  .input(placeOrderInput)

const takenRequest = permitted('orders')
  .use(async ({ getRawInput, next }) => next({ ctx: { bodyHash: hashOfBody(await getRawInput()) } }))
  .input(takeOrderInput)

export const ordersRouter = router({
  place: orderRequest.output(guestOrder).mutation(async ({ ctx, input }) => {
    rejectUnusableKey(ctx.idempotencyKey)
    const placed = await placeOrder(ctx, input, {
      userId: ctx.caller?._id ?? null,
      bodyHash: ctx.bodyHash,
    })
    if (placed.isReplay) ctx.setHeader('Idempotent-Replayed', 'true')
    return presentForGuest(ctx, placed)
  }),
  withdraw: orderRequest.output(arrivedOrder).mutation(async ({ ctx }) => {
    const found = await withdrawOrder(ctx, {
      userId: ctx.caller?._id ?? null,
      bodyHash: ctx.bodyHash,
    })
    return { arrived: found && (await presentForGuest(ctx, found)) }
  }),
  take: takenRequest.output(order).mutation(async ({ ctx, input }) => {
    rejectUnusableKey(ctx.idempotencyKey)
    const taken = await takeOrder(ctx, input, ctx.bodyHash)
    if (taken.isReplay) ctx.setHeader('Idempotent-Replayed', 'true')
    return presentForStaff(ctx, taken)
  }),
  withdrawTaken: takenRequest.output(arrivedTakenOrder).mutation(async ({ ctx }) => {
    const found = await withdrawOrder(ctx, { userId: ctx.caller._id, bodyHash: ctx.bodyHash })
    return { arrived: found && (await presentForStaff(ctx, found)) }
  }),
  mine: signedIn
    .input(listMyOrdersInput)
    .output(order.array())
    .query(async ({ ctx, input }) => {
      const region = await regionOf(ctx)
      const found = await listMyOrders(ctx.db, ctx.caller._id, input)
      return found.map((each) => presentOrder(each, region))
    }),
  list: permitted('orders')
    .input(listOrdersInput)
    .output(orderList)
    .query(async ({ ctx, input: { day, since, ...filter } }) => {
      const region = await regionOf(ctx)
      const { found, ...length } =
        since === undefined
          ? await listOrders(ctx.db, { ...filter, pickup: day ? spanOfDay(day, region) : undefined })
          : await listChangedOrders(ctx, { since, limit: filter.limit })
      return {
        orders: (await withTipsToReturn(ctx.db, found)).map((each) =>
          hideContact(presentOrderForStaff(each, region), ctx.caller),
        ),
        ...length,
      }
    }),
  board: permitted('orders')
    .output(kitchenBoard)
    .query(({ ctx }) => getBoard(ctx)),
  getForStaff: permitted('orders')
    .input(getOrderInput)
    .output(staffOrder)
    .query(async ({ ctx, input }) =>
      hideContact(presentStaffOrder(await getStaffOrder(ctx.db, input.id), await regionOf(ctx)), ctx.caller),
    ),
  changeStatus: permitted('orders')
    .input(changeOrderStatusInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await changeOrderStatus(ctx, input))),
  undoStatus: permitted('orders')
    .input(undoOrderStatusInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await undoOrderStatus(ctx, input))),
  change: permitted('orders')
    .input(changeOrderInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await changeOrder(ctx, input))),
  undoChange: permitted('orders')
    .input(undoOrderChangeInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await undoOrderChange(ctx, input))),
  movePickup: permitted('orders')
    .input(movePickupInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await movePickup(ctx, input))),
  changeStatuses: permitted('orders')
    .input(changeOrderStatusesInput)
    .output(changedOrder.array())
    .mutation(({ ctx, input }) => changeOrderStatuses(ctx, input.moves)),
  markPaid: permitted('orders')
    .input(markPaidInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await markPaid(ctx, input))),
  markUnpaid: permitted('orders')
    .input(markUnpaidInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await markUnpaid(ctx, input))),
  takePayment: permitted('orders')
    .input(takePaymentInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await takePayment(ctx, input))),
  voidPayment: permitted('orders')
    .input(voidPaymentInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await voidPayment(ctx, input))),
  givePaymentBack: permitted('orders')
    .input(givePaymentBackInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await givePaymentBack(ctx, input))),
  // The id is the key to the page: anyone with the link may read the order.
  get: open
    .input(getOrderInput)
    .output(guestOrder)
    .query(async ({ ctx, input }) => presentForGuest(ctx, await getGuestOrder(ctx.db, input.id))),
  receipt: open
    .input(getOrderInput)
    .output(receipt)
    .query(async ({ ctx, input }) =>
      presentReceipt(await findReceipt(ctx.db, input.id), (await ctx.catalogue.rules()).settings),
    ),
  mailReceipt: permitted('orders')
    .input(mailReceiptInput)
    .output(mailedReceipt)
    .mutation(({ ctx, input }) => sendReceipt(ctx, input)),
  calendar: open
    .input(getOrderInput)
    .output(fileDownload)
    .query(async ({ ctx, input }) =>
      makePickupCalendar((await getOrder(ctx.db, input.id)).order, {
        now: new Date(ctx.clock.nowMs()),
        publicUrl: ctx.publicUrl,
        settings: (await ctx.catalogue.rules()).settings,
      }),
    ),
  changeOwn: open
    .input(changeOwnOrderInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentOrder(await changeOwnOrder(ctx, input), await regionOf(ctx))),
  cancel: open
    .input(getOrderInput)
    .output(guestOrder)
    .mutation(async ({ ctx, input }) => presentForGuest(ctx, await cancelGuestOrder(ctx, input.id))),
  payOnline: open
    .input(payOnlineInput)
    .output(guestOrder)
    .mutation(async ({ ctx, input }) => presentForGuest(ctx, await payOnline(ctx, input))),
  checkPayment: open
    .input(getOrderInput)
    .output(guestOrder)
    .mutation(async ({ ctx, input }) => presentForGuest(ctx, await checkPayment(ctx, input.id))),
  payAtPickup: open
    .input(getOrderInput)
    .output(guestOrder)
    .mutation(async ({ ctx, input }) => presentForGuest(ctx, await payAtPickup(ctx, input.id))),
  refundOnline: permitted('refunds')
    .input(refundOnlineInput)
    .output(order)
    .mutation(async ({ ctx, input }) => presentForStaff(ctx, await refundOnline(ctx, input))),
  quoteRefund: permitted('refunds')
    .input(quoteRefundInput)
    .output(refundQuote)
    .mutation(({ ctx, input }) => quoteRefund(ctx, input)),
})

const presentForGuest = async (ctx: Context, found: FoundGuestOrder) =>
  presentGuestOrder(found, (await ctx.catalogue.rules()).settings)

async function presentForStaff(ctx: AdminContext, found: OrderWithLines) {
  const tipToReturnCents = await countTipsToReturn(ctx.db, found.order)
  return hideContact(presentOrderForStaff({ ...found, tipToReturnCents }, await regionOf(ctx)), ctx.caller)
}

/**
 * How long a guest would wait, and from which account they order, is not part of the order: a retry that was shown a
 * later time, or whose session has ended, is the same one.
 */
function withoutCircumstances(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { fulfillment, userId: _account, ...others } = body as Record<string, unknown>
  if (typeof fulfillment !== 'object' || fulfillment === null) return { ...others, fulfillment }
  return { ...others, fulfillment: { ...fulfillment, noLaterThan: undefined } }
}

// JSON can be nested too deeply for recursive code; such a body is not an order.
function hashOfBody(body: unknown): string {
  try {
    return hashOfJson(withoutCircumstances(body))
  } catch {
    throw new AppError('VALIDATION', 'This body is nested too deeply')
  }
}
