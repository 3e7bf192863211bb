import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  countCharacters,
  MAX_KITCHEN_NOTE_LENGTH,
} from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import { IconBrandPaypal, IconCash, IconCreditCard, IconDeviceMobile } from '@tabler/icons-react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { TextArea } from '../../ui/native-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import { paymentNames } from '../../lib/format/payment.ts'
import { WithPhone } from '../../domain/with-phone.tsx'
import type { WayToPay } from './ways-to-pay.ts'
import type { CustomerDraft, CustomerErrors, NoteDraft } from './checkout-draft.ts'
import classes from './checkout-fields.module.css'

interface CustomerFieldsProps {
  customer: CustomerDraft
  errors: CustomerErrors
  onChange: (changed: Partial<CustomerDraft>) => void
}

/** The maximum lengths come from the contract. */
export function CustomerFields({ customer, errors, onChange }: CustomerFieldsProps) {
  return (
    <div className={classes.fields}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={MAX_NAME_LENGTH}
        value={customer.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {/* No type="email": the browser would check the format, which is not wanted. */}
      <TextField
        label="Email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck="false"
        required
        maxLength={MAX_EMAIL_LENGTH}
        value={customer.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <TextField
        label="Phone (optional)"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={MAX_PHONE_LENGTH}
        value={customer.phone}
        error={errors.phone}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
      />
    </div>
  )
}

interface NoteFieldsProps {
  draft: NoteDraft
  error: string | undefined
  onChange: (changed: Partial<NoteDraft>) => void
}

/** Words to the kitchen, which an allergy puts first there. */
export function NoteFields({ draft: { note, isAllergy }, error, onChange }: NoteFieldsProps) {
  const settings = useSettings()
  const overlong = countCharacters(note.trim()) - MAX_KITCHEN_NOTE_LENGTH
  return (
    <div className={classes.noteFields}>
      <TextArea
        label="For the kitchen (optional)"
        name="note"
        rows={2}
        value={note}
        error={overlong > 0 ? `${overlong} ${overlong === 1 ? 'character' : 'characters'} too many` : error}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      <label className={classes.allergy}>
        <input
          type="checkbox"
          name="allergyNote"
          checked={isAllergy}
          onChange={(event) => onChange({ isAllergy: event.currentTarget.checked })}
        />
        This is about an allergy
      </label>
      <p className={classes.warning} role="status">
        {isAllergy && <WithPhone>{shopCopy.allergyNoted(settings)}</WithPhone>}
      </p>
    </div>
  )
}

interface PaymentFieldsProps {
  ways: readonly WayToPay[]
  value: WayToPay
  onChange: (way: WayToPay) => void
}

const icons = { cash: IconCash, card: IconCreditCard, paypal: IconBrandPaypal, upi: IconDeviceMobile }

export function PaymentFields({ ways, value, onChange }: PaymentFieldsProps) {
  const { identity } = useSettings()
  const cards = identity.cards.join(', ')
  const isMixed = ways.some(({ isOnline }) => isOnline)
  return (
    <>
      <p className={classes.notice}>{value.isOnline ? shopCopy.onlineNotice : shopCopy.paymentNotice}</p>
      <div className={classes.methods}>
        {ways.map((way) => {
          const { method, isOnline } = way
          const Icon = icons[method]
          const when = isOnline ? 'Pay now' : 'Pay at pickup'
          const hints = [isMixed && method !== 'cash' && when, method === 'card' && cards]
          return (
            <RadioCard
              key={`${method} ${isOnline}`}
              name="payment"
              value={isOnline ? `${method}-online` : method}
              label={paymentNames[method]}
              hint={hints.filter(Boolean).join(': ') || undefined}
              icon={<Icon aria-hidden />}
              checked={method === value.method && isOnline === value.isOnline}
              onChange={() => onChange(way)}
            />
          )
        })}
      </div>
    </>
  )
}

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: string
  hint?: string | undefined
  icon?: ReactNode
}

/** One of several options, as a card that is clickable as a whole. Put those with the same name into a fieldset. */
export function RadioCard({ label, hint, icon, ...input }: RadioCardProps) {
  return (
    <label className={classes.card}>
      <input {...input} type="radio" className={classes.input} />
      <span className={classes.body}>
        <span className={classes.label}>{label}</span>
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </span>
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
    </label>
  )
}
