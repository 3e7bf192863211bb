import { useTaxedTotal } from '../../domain/use-quote.ts'
import { Link } from '@tanstack/react-router'
import {
  chooseOptions,
  lineKey,
  type CartItem,
  type GuestOrder,
  type Product,
  type ErrorBody,
  type PickupTime,
} from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import { useState } from 'react'
import type { Money, OrderQuote } from '@tiffin/pricing'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { optionTrouble, unitCentsOf } from '../../lib/format/order-lines.ts'
import { useMenuDishes } from '../../lib/api/use-menu-dishes.ts'
import { Button } from '../../ui/button.tsx'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { NotSent } from '../../lib/forms/send-once.ts'
import { AmountList } from '../../domain/price.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { describePlaced } from '../../lib/time/describe-pickup.ts'
import { formatClock, headDay } from '../../lib/time/local-time.ts'
import { useIsOffline } from '../../lib/live/live-state.ts'
import type { PickupTimesQuery } from '../../lib/time/use-pickup-times.ts'
import { CouponField } from './coupon-field.tsx'
import { SummaryLine, findLineErrors, type LineActions, type LineError } from './summary-line.tsx'
import { FAILED_TO_PLACE, useUnansweredOrder } from './use-place-order.ts'
import type { useCheckout } from './use-checkout.ts'
import classes from './order-summary.module.css'

interface OrderSummaryProps {
  cart: readonly CartItem[]
  checkout: ReturnType<typeof useCheckout>
  lineActions: LineActions
  /** Called when the guest has dealt with an error. */
  onSettled: () => void
}

/** Told before the server has to refuse the order. */
function foreseenError(item: CartItem, product: Product | undefined, money: Money): LineError | undefined {
  const key = lineKey(item)
  if (product !== undefined && product.stock <= 0)
    return { key, field: 'slug', message: `${item.title} is sold out.` }
  const trouble = optionTrouble(item, product)
  if (trouble !== null) return { key, field: 'options', message: trouble }
  if (product === undefined) return undefined
  const cents = unitCentsOf(product, money, chooseOptions(product.optionGroups, item.options).options)
  return cents === money.toCents(item.price)
    ? undefined
    : { key, field: 'price', message: `${item.title} is now ${money.format(cents)}.` }
}

const countElsewhere = (cart: readonly CartItem[], item: CartItem) =>
  cart.reduce((sum, line) => sum + (line.slug === item.slug && line !== item ? line.quantity : 0), 0)

// More lines than fit on a screen beside the rest must scroll with the page.
const SHORT_LINES = 4

function placeLabel({ form, way }: OrderSummaryProps['checkout']) {
  if (form.isSending) return 'Placing...'
  if (form.earlier !== null) return 'Place a new order'
  return way.isOnline ? 'Continue to Payment' : 'Place Order'
}

export function OrderSummary({ cart, checkout, lineActions, onSettled }: OrderSummaryProps) {
  const settings = useSettings()
  const money = useMoney()
  const { form, coupon, quote } = checkout
  const body = readErrorBody(form.error)
  const lineErrors = findLineErrors(body, form.sent, cart)
  const isUnanswered = useUnansweredOrder() !== null
  const dishes = useMenuDishes(cart)

  // Without an error to deal with, the keyboard stays with the line.
  const [changedKey, setChangedKey] = useState<string | null>(null)

  function handleFix(remedy: () => void) {
    remedy()
    onSettled()
  }

  return (
    <section
      className={classes.summary}
      data-short={cart.length <= SHORT_LINES || undefined}
      aria-labelledby="order-summary"
    >
      <div className={classes.head}>
        <h2 id="order-summary" className={classes.title}>
          Order summary
        </h2>
        <Link to="/cart" className={classes.edit}>
          Edit cart
        </Link>
      </div>
      <ul role="list" className={classes.lines}>
        {cart.map((item) => (
          <SummaryLine
            key={lineKey(item)}
            item={item}
            product={dishes.get(item.slug)}
            isChanged={changedKey === lineKey(item)}
            elsewhere={countElsewhere(cart, item)}
            error={
              lineErrors.find(({ key }) => key === lineKey(item)) ??
              foreseenError(item, dishes.get(item.slug), money)
            }
            actions={{
              onReprice: (...args) => handleFix(() => lineActions.onReprice(...args)),
              onChangeOptions: async (...args) => {
                const key = await lineActions.onChangeOptions(...args)
                if (key === null) return null
                setChangedKey(key)
                if (lineErrors.length > 0) onSettled()
                return key
              },
              onSetQuantity: (...args) => handleFix(() => lineActions.onSetQuantity(...args)),
              onRemove: (...args) => handleFix(() => lineActions.onRemove(...args)),
            }}
          />
        ))}
      </ul>
      <CouponField coupon={coupon} />
      <OrderTotals quote={quote} tipCents={checkout.tipCents} />
      {cart.some(({ slug }) => (dishes.get(slug)?.attributes.abv ?? 0) > 0) && (
        <p className={classes.alcohol}>{shopCopy.alcoholNotice(settings)}</p>
      )}
      {/* Moves with the kitchen while the guest types, and says so where they decide. */}
      <p role="status" className={classes.pickup}>
        {checkout.pickupPromise ?? '\u00A0'}
      </p>
      {checkout.hasServerError && (
        <FailureNotice
          body={body}
          isUnsent={form.error instanceof NotSent}
          times={checkout.times.data}
          onChooseTime={(pickupAt) => handleFix(() => checkout.pickup.choose(pickupAt))}
        />
      )}
      {form.earlier !== null && <EarlierOrder order={form.earlier} onShow={form.showEarlier} />}
      <p role="status" className={classes.held}>
        {checkout.submitsAfterCoupon &&
          'We checked your coupon first. Please review the total, then place the order.'}
        {isUnanswered && form.sent === undefined && unansweredHint}
      </p>
      <Button
        type="submit"
        name="placeOrder"
        look="accent"
        size="large"
        isWide
        isBusy={form.isSending || coupon.isChecking}
      >
        {placeLabel(checkout)}
      </Button>
    </section>
  )
}

function OrderTotals({ quote, tipCents }: { quote: OrderQuote; tipCents: number }) {
  const money = useMoney()
  const { subtotalCents, discountCents, extrasTotalCents, totalCents } = quote
  return (
    <>
      <AmountList
        className={classes.totals}
        amounts={[
          { label: 'Subtotal', cents: subtotalCents },
          { label: 'Discount', cents: -discountCents, isSaving: discountCents > 0 },
          ...(extrasTotalCents > 0 ? [{ label: 'Pickup extras', cents: extrasTotalCents }] : []),
          ...useTaxedTotal(quote),
          ...(tipCents > 0
            ? [
                { label: 'Tip', cents: tipCents },
                { label: 'To pay now', cents: totalCents + tipCents },
              ]
            : []),
        ]}
      />
      <VisuallyHidden role="status">{`Discount ${money.format(discountCents)}, total ${money.format(totalCents)}${tipCents > 0 ? `, with the tip ${money.format(totalCents + tipCents)}` : ''}`}</VisuallyHidden>
    </>
  )
}

const unansweredHint =
  'We don’t know yet whether your last order arrived. We’ll check before we place this one.'

interface EarlierOrderProps {
  order: GuestOrder
  onShow: () => void
}

/** What was sent before has arrived after all. */
function EarlierOrder({ order, onShow }: EarlierOrderProps) {
  const { region } = useSettings()
  return (
    <div role="alert" className={classes.notice}>
      <p className={classes.failureNoticeTitle}>{describePlaced(order, region)}</p>
      <p>Nothing else was ordered.</p>
      <Link
        to="/order/$id"
        params={{ id: order._id }}
        className={classes.edit}
        onClick={(event) => {
          event.preventDefault()
          onShow()
        }}
      >
        See your order
      </Link>
    </div>
  )
}

interface FailureNoticeProps {
  /** null: no response arrived. */
  body: ErrorBody | null
  /** The browser was offline, so it was never sent. */
  isUnsent: boolean
  /** Refetched after the error. */
  times: PickupTimesQuery['data']
  onChooseTime: (pickupAt: string) => void
}

function FailureNotice({ body, isUnsent, times, onChooseTime }: FailureNoticeProps) {
  const { region } = useSettings()
  const offered = times === undefined ? [] : offeredTimes(body?.nextTimes ?? [], times.times)
  return (
    <div role="alert" className={classes.notice}>
      <p className={classes.failureNoticeTitle}>{FAILED_TO_PLACE}</p>
      <p>{body?.message ?? (isUnsent ? <Unsent /> : <NoAnswer />)}</p>
      {times !== undefined && offered.length > 0 && (
        <ul role="list" className={classes.times} aria-label="Available pickup times">
          {offered.map(({ at, local }) => (
            <li key={at}>
              <Button look="outline" isWide onClick={() => onChooseTime(at)}>
                {`${headDay(local, times.today)}, ${formatClock(local, region)}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The error contains only instants; the list has their local times. */
function offeredTimes(nextTimes: string[], times: PickupTime[]): PickupTime[] {
  const next = new Set(nextTimes.map((at) => Date.parse(at)))
  return times.filter(({ at }) => next.has(Date.parse(at)))
}

function NoAnswer() {
  return (
    <>
      We got no response. Please check your connection and try again; your order won’t be placed twice, even
      if you change it. Or call <Phone />.
    </>
  )
}

function Unsent() {
  const isOffline = useIsOffline()
  return (
    <>
      {isOffline
        ? 'You’re offline. Nothing was ordered, and your cart is safe: try again when you’re back online'
        : 'You were offline. Nothing was ordered, and your cart is safe: you’re back online, so try again'}
      , or call <Phone />.
    </>
  )
}

function Phone() {
  const { phone } = useSettings().contact
  return <a href={`tel:${phone.tel}`}>{phone.display}</a>
}
