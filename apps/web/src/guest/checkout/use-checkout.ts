import { useQueryClient } from '@tanstack/react-query'
import { useQuote, useTaxPercent } from '../../domain/use-quote.ts'
import {
  countCharacters,
  MAX_KITCHEN_NOTE_LENGTH,
  type CartItem,
  type ErrorBody,
  type GuestOrder,
} from '@tiffin/contract'
import { useState } from 'react'
import { describeChosen, describePromise } from '../../lib/time/describe-pickup.ts'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { offeredExtras, pricedExtras, type ChosenExtras } from '../../lib/format/order-extras.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useUser } from '../../lib/session/session.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { forgetGuest, rememberedGuest, wantsToBeRemembered } from '../../lib/session/remembered-guest.ts'
import { userStore } from '../../lib/session/session.ts'
import {
  noNote,
  saveChoices,
  readChoices,
  findCustomerErrors,
  saveCustomerDraft,
  readCustomerDraft,
  type NoteDraft,
  type CustomerDraft,
  type CheckoutErrors,
  tipCentsOf,
  type TipChoice,
} from './checkout-draft.ts'
import { toOrderInput, usePlaceOrder, type OrderInput, type PlacedOrder } from './use-place-order.ts'
import { useCoupon } from './coupon-field.tsx'
import { usePickupChoice } from './pickup-fields.tsx'
import { findWay, listWaysToPay, type WayToPay } from './ways-to-pay.ts'

// The work of all pickup times within a kitchen's window lies in the same windows: the first time moves by one of them.
const WINDOW_MINUTES = 15

interface CheckoutOptions {
  cart: readonly CartItem[]
  onPlaced: (placed: PlacedOrder) => void
}

/** Everything that the guest decides at the checkout, what it costs, and placing the order. */
export function useCheckout({ cart, onPlaced }: CheckoutOptions) {
  const [customer, setCustomer] = useState(readCustomerDraft)
  const [chosenWay, setWay] = useState(readWay)
  const [chosenExtras, setChosenExtras] = useState(() => readChoices().extras ?? {})
  const [tip, setTip] = useState(() => readChoices().tip ?? null)
  const [kitchenNote, setKitchenNote] = useState(() => readChoices().kitchenNote ?? noNote)
  const [submitsAfterCoupon, setIsHeldForCoupon] = useState(false)

  const money = useMoney()
  const { ordering, payments, region, extras: onOffer } = useSettings()
  const taxPercent = useTaxPercent()
  const extras = offeredExtras(onOffer.items, chosenExtras, money)
  const quoteWith = useQuote(cart, extras)
  const user = useUser()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { remember, ...remembered } = useRemembered()
  const coupon = useCoupon(quoteWith(0).subtotalCents)
  const quote = quoteWith(coupon.discountCents)
  const ways = listWaysToPay(payments, money.toAmount(quote.totalCents))
  const way = findWay(ways, chosenWay)
  const tipCents = tipCentsOf(tip, { payments, way, quote })
  const times = usePickupTimes(cart)
  const pickup = usePickupChoice(times)
  const { pickupAt } = pickup
  // The page shows an error instead of the times from before it.
  const shownTimes = readErrorBody(times.error) === null ? times.data : undefined
  const form = usePlaceOrder({
    noLaterThan: shownTimes && pickupAt === null ? latestFor(shownTimes.asSoonAsPossible.at) : undefined,
    onPlaced(placed) {
      remember(customer, placed.answer)
      onPlaced(placed)
    },
    onRejected: handleRejected,
  })
  const input = toOrderInput({
    cart,
    customer,
    userId: user?._id ?? null,
    pickupAt,
    way,
    couponCode: coupon.code,
    kitchenNote,
    extras: pricedExtras(extras, money),
    taxPercent,
    total: money.toAmount(quote.totalCents),
    tip: money.toAmount(tipCents),
  })

  /** The page says "about", and one step of the kitchen's or the clock's is no reason to ask again. */
  function latestFor(shownAt: string) {
    const stepMinutes = Math.max(WINDOW_MINUTES, ordering.roundToMinutes)
    return new Date(Date.parse(shownAt) + stepMinutes * 60_000).toISOString()
  }

  function describePickup() {
    if (shownTimes === undefined) return null
    const { today, asSoonAsPossible, times: offered } = shownTimes
    if (pickupAt === null) return describePromise(asSoonAsPossible.local, today, region)
    const chosen = offered.find(({ at }) => at === pickupAt)
    return chosen === undefined ? null : describeChosen(chosen.local, today, region)
  }

  function handleRejected(body: ErrorBody | null) {
    if (body?.code === 'PRICE_CHANGED') coupon.checkAgain()
    // A tax or a way to pay may have changed since the page was loaded.
    if (body?.code === 'VALIDATION' || body?.code === 'PRICE_CHANGED')
      void queryClient.invalidateQueries(trpc.settings.site.pathFilter())
    if (body?.code === 'COUPON_INVALID') coupon.refuse(body.message)
    if (body?.nextTimes !== undefined) void times.refetch()
  }

  function changeCustomer(changed: Partial<CustomerDraft>) {
    // Not what was rendered last: a password manager fills several fields in between.
    const next = { ...readCustomerDraft(), ...changed }
    saveCustomerDraft(next)
    setCustomer(next)
  }

  function changeWay(next: WayToPay) {
    saveChoices({ paymentMethod: next.method, isPaidOnline: next.isOnline })
    setWay(next)
  }

  function changeTip(next: TipChoice) {
    saveChoices({ tip: next })
    setTip(next)
  }

  function changeNote(changed: Partial<NoteDraft>) {
    const next = { ...(readChoices().kitchenNote ?? noNote), ...changed }
    saveChoices({ kitchenNote: next })
    setKitchenNote(next)
    // Also when it is no longer about an allergy.
    form.clearError('note')
  }

  function changeExtras(changed: ChosenExtras) {
    const next = { ...chosenExtras, ...changed }
    saveChoices({ extras: next })
    setChosenExtras(next)
  }

  function findErrors(): CheckoutErrors {
    const isGone = pickupAt !== null && times.data?.times.every(({ at }) => at !== pickupAt)
    const noteError = findNoteError(kitchenNote)
    return {
      ...findCustomerErrors(customer),
      ...(isGone && { pickupTime: 'Choose a pickup time' }),
      ...(noteError !== null && { note: noteError }),
    }
  }

  function place() {
    if (form.isSending || coupon.isChecking) return
    const errors = findErrors()
    form.showErrors(errors)
    if (Object.keys(errors).length > 0) return
    // A code that was typed but not applied is checked first: the guest should see the total before ordering.
    setIsHeldForCoupon(coupon.isUnchecked)
    if (coupon.isUnchecked) coupon.apply()
    else form.send(input)
  }

  return {
    customer,
    changeCustomer,
    remembered,
    ways,
    way,
    changeWay,
    tip,
    tipCents,
    changeTip,
    kitchenNote,
    changeNote,
    chosenExtras,
    changeExtras,
    pickup,
    /** What Place Order would promise; null until that is known. */
    pickupPromise: describePickup(),
    times,
    coupon,
    quote,
    form,
    place,
    submitsAfterCoupon,
    /** Until the dishes or the pickup time change, the last error applies. */
    hasServerError: form.error !== null && form.sent !== undefined && isSameRequest(form.sent, input),
  }
}

function readWay(): WayToPay {
  const { paymentMethod, isPaidOnline = false } = readChoices()
  return { method: paymentMethod, isOnline: isPaidOnline }
}

function findNoteError({ note, isAllergy }: NoteDraft): string | null {
  if (isAllergy && note.trim() === '') return 'Describe the allergy'
  return countCharacters(note.trim()) > MAX_KITCHEN_NOTE_LENGTH
    ? `At most ${MAX_KITCHEN_NOTE_LENGTH} characters`
    : null
}

const isSameRequest = (a: OrderInput, b: OrderInput) =>
  JSON.stringify([a.items, a.fulfillment]) === JSON.stringify([b.items, b.fulfillment])

/** Whether this device remembers the guest for their next order. Once they no longer want it, it forgets them at once. */
function useRemembered() {
  const [isRemembered, setIsRemembered] = useState(() => wantsToBeRemembered.get() ?? isRememberedAlready())

  function changeRemembered(next: boolean) {
    if (!next) forgetGuest()
    wantsToBeRemembered.set(next)
    setIsRemembered(next)
  }

  function remember({ name, email, phone }: CustomerDraft, { items, allergyNote }: GuestOrder) {
    if (!isRemembered) return
    rememberedGuest.set({
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      items,
      hadAllergy: allergyNote,
    })
  }

  return { isRemembered, changeRemembered, remember }
}

/** Somebody else's item is not that of a customer who has logged in since. */
function isRememberedAlready() {
  const user = userStore.get()
  const guest = rememberedGuest.get()
  return guest !== null && (user === null || user.email === guest.email)
}
