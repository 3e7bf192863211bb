import type { CartItem } from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import { lazy, Suspense, useId, type FormEvent, type KeyboardEvent, type ComponentType } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerFields, NoteFields, PaymentFields } from './checkout-fields.tsx'
import { ExtrasFields } from './extras-fields.tsx'
import type { LineActions } from './summary-line.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PickupFields } from './pickup-fields.tsx'
import { useCheckout } from './use-checkout.ts'
import type { TipFieldsProps } from './tip-fields.tsx'
import type { PlacedOrder } from './use-place-order.ts'
import classes from './checkout-form.module.css'

// Few restaurants ask for one. If it cannot be loaded, the order goes on without it.
const TipFields = lazy<ComponentType<TipFieldsProps>>(() =>
  import('./tip-fields.tsx').then(
    (module) => ({ default: module.TipFields }),
    () => ({ default: () => null }),
  ),
)

interface CheckoutFormProps {
  cart: readonly CartItem[]
  lineActions: LineActions
  onPlaced: (placed: PlacedOrder) => void
}

/** Reads the typed details from the tab's storage on first render, so it must only be rendered in the browser. */
export function CheckoutForm({ cart, lineActions, onPlaced }: CheckoutFormProps) {
  const settings = useSettings()
  const checkout = useCheckout({ cart, onPlaced })
  const { element, errors, props } = checkout.form

  function focusOrderButton() {
    const button = element.current?.elements.namedItem('placeOrder')
    if (button instanceof HTMLElement) button.focus()
  }

  /** Enter goes on to the next question: a form is sent by it as a rule, but an order wants its button. */
  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { target, currentTarget, nativeEvent } = event
    if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return
    if (!(target instanceof HTMLInputElement)) return
    event.preventDefault()
    const controls = [...currentTarget.elements]
    const next = controls.slice(controls.indexOf(target) + 1).find(isTabStop)
    next?.focus()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    checkout.place()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields are where keys are pressed
    <form {...props} className={classes.form} onKeyDown={handleKeyDown} onSubmit={handleSubmit}>
      <div className={classes.questions}>
        <CardSection role="group" title="Your details">
          <CustomerFields customer={checkout.customer} errors={errors} onChange={checkout.changeCustomer} />
          <RememberMe {...checkout.remembered} />
        </CardSection>
        <CardSection role="group" title="Pickup">
          <p className={classes.notice}>
            <strong>{shopCopy.pickupNotice.heading}.</strong> {shopCopy.pickupNotice.text(settings)}
          </p>
          <PickupFields
            cart={cart}
            times={checkout.times}
            choice={checkout.pickup}
            error={errors['pickupTime']}
          />
        </CardSection>
        <CardSection role="group" title="Your note">
          <NoteFields draft={checkout.kitchenNote} error={errors['note']} onChange={checkout.changeNote} />
        </CardSection>
        <ExtrasFields chosen={checkout.chosenExtras} onChange={checkout.changeExtras} />
        <CardSection role="group" title="Payment">
          <PaymentFields ways={checkout.ways} value={checkout.way} onChange={checkout.changeWay} />
        </CardSection>
        {checkout.way.isOnline && settings.payments.online.tips.isOffered && (
          <Suspense>
            <TipFields choice={checkout.tip} quote={checkout.quote} onChange={checkout.changeTip} />
          </Suspense>
        )}
      </div>
      {/* The clicked button in the summary may disappear: the focus moves on to the order's button. */}
      <OrderSummary cart={cart} checkout={checkout} lineActions={lineActions} onSettled={focusOrderButton} />
    </form>
  )
}

/** Of a group of radio buttons, the one that is chosen. */
const isTabStop = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement &&
  control.tabIndex >= 0 &&
  !control.matches(':disabled, [type=radio]:not(:checked)')

interface RememberMeProps {
  isRemembered: boolean
  changeRemembered: (next: boolean) => void
}

function RememberMe({ isRemembered, changeRemembered }: RememberMeProps) {
  const hintId = useId()
  return (
    <div className={classes.question}>
      <label className={classes.label}>
        <input
          type="checkbox"
          name="remember"
          aria-describedby={hintId}
          checked={isRemembered}
          onChange={(event) => changeRemembered(event.currentTarget.checked)}
        />
        Remember me on this device
      </label>
      <p id={hintId} className={classes.hint}>
        Your details are filled in next time, and you can order these dishes again with one press.
      </p>
    </div>
  )
}

/** Shown until the browser has read the cart. Without JavaScript that never happens: nothing is shown. */
export function CheckoutSkeleton() {
  return (
    <div className={classes.places} role="group" aria-busy aria-label="Loading the checkout…">
      <Skeleton height="17rem" borderRadius="var(--radius)" />
      <Skeleton height="17rem" borderRadius="var(--radius)" />
    </div>
  )
}
