import type { PaymentMethod } from '@tiffin/contract'
import { restaurant, shopCopy } from '@tiffin/restaurant'
import { IconBrandPaypal, IconCash, IconCreditCard, IconDeviceMobile } from '@tabler/icons-react'
import { paymentNames } from '../../lib/format/payment-names.ts'
import { RadioCard } from './radio-card.tsx'
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
