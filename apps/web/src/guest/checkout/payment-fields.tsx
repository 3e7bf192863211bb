import type { PaymentMethod } from '@tiffin/contract'
import { restaurant, shopCopy } from '@tiffin/restaurant'
import { IconBrandPaypal, IconCash, IconCreditCard, IconDeviceMobile } from '@tabler/icons-react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { paymentNames } from '../../lib/format/payment.ts'
import classes from './payment-fields.module.css'

interface PaymentFieldsProps {
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
}

const icons = { cash: IconCash, card: IconCreditCard, paypal: IconBrandPaypal, upi: IconDeviceMobile }
const hints: Partial<Record<PaymentMethod, string>> = { card: restaurant.acceptedCards.join(', ') }
const methods = Object.keys(paymentNames) as PaymentMethod[]

export function PaymentFields({ value, onChange }: PaymentFieldsProps) {
  return (
    <>
      <p className={classes.notice}>{shopCopy.paymentNotice}</p>
      <div className={classes.methods}>
        {methods.map((method) => {
          const Icon = icons[method]
          return (
            <RadioCard
              key={method}
              name="payment"
              value={method}
              label={paymentNames[method]}
              hint={hints[method]}
              icon={<Icon aria-hidden />}
              checked={method === value}
              onChange={() => onChange(method)}
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
