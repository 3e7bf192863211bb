import type { CartItem, ExtraItem } from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import { lazy, Suspense, useId, type FormEvent, type KeyboardEvent, type ComponentType } from 'react'
import { useSettings, useMoney } from '../../lib/api/settings.tsx'
import type { ChosenExtras } from '../../lib/format/order-extras.ts'
import { CardSection } from '../../ui/card-section.tsx'
import { SelectField } from '../../ui/native-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerFields, NoteFields, PaymentFields, RadioCard } from './checkout-fields.tsx'
import type { LineActions } from './summary-line.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PickupFields } from './pickup-fields.tsx'
import { useCheckout } from './use-checkout.ts'
import type { TipFieldsProps } from './tip-fields.tsx'
import type { PlacedOrder } from './use-place-order.ts'
import classes from './checkout-form.module.css'
import extrasClasses from './extras-fields.module.css'

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

interface ExtrasFieldsProps {
  chosen: ChosenExtras
  onChange: (changed: ChosenExtras) => void
}

/** What goes with the food only if the guest asks for it. Nothing is chosen beforehand. */
export function ExtrasFields({ chosen, onChange }: ExtrasFieldsProps) {
  const { items } = useSettings().extras
  if (items.length === 0) return null
  const questions = Map.groupBy(items, ({ question }) => question)
  return (
    <CardSection role="group" title="Pickup extras" lead="We add these only if you ask for them.">
      <div className={extrasClasses.questions}>
        {[...questions].map(([question, answers]) => (
          <Question key={question} question={question} items={answers} chosen={chosen} onChange={onChange} />
        ))}
      </div>
    </CardSection>
  )
}

interface QuestionProps extends ExtrasFieldsProps {
  question: string
  /** Its answers. */
  items: ExtraItem[]
}

function Question({ question, items, chosen, onChange }: QuestionProps) {
  const money = useMoney()
  const [first, second] = items
  if (items.some(({ asks }) => asks === 'how many'))
    return items.map(({ id, name, price, max }) => (
      <SelectField
        key={id}
        label={`${second ? `${question} ${name}` : question}${price > 0 ? ` (${money.formatAmount(price)} each)` : ''}`}
        name={`extra-${id}`}
        value={Math.min(chosen[id] ?? 0, max)}
        onChange={({ currentTarget }) => onChange({ [id]: Number(currentTarget.value) })}
      >
        <option value={0}>None</option>
        {Array.from({ length: max }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </SelectField>
    ))
  if (first && !second)
    return (
      <label className={extrasClasses.check}>
        <input
          type="checkbox"
          name={`extra-${first.id}`}
          checked={(chosen[first.id] ?? 0) > 0}
          onChange={({ currentTarget }) => onChange({ [first.id]: currentTarget.checked ? 1 : 0 })}
        />
        {question}
        {first.price > 0 && ` (${money.formatAmount(first.price)})`}
      </label>
    )
  const answer = items.find(({ id }) => (chosen[id] ?? 0) > 0)
  const choose = (wanted: string | undefined) =>
    onChange(Object.fromEntries(items.map(({ id }) => [id, id === wanted ? 1 : 0])))
  return (
    <fieldset className={extrasClasses.question}>
      <legend>{question}</legend>
      <div className={extrasClasses.answers}>
        {[undefined, ...items].map((item) => (
          <RadioCard
            key={item?.id ?? ''}
            name={question}
            value={item?.id ?? ''}
            label={item?.name ?? 'No, thanks'}
            hint={item && item.price > 0 ? money.formatAmount(item.price) : undefined}
            checked={item?.id === answer?.id}
            onChange={() => choose(item?.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
