import type { OrderQuote } from '@tiffin/pricing'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { RadioCard } from './checkout-fields.tsx'
import classes from './checkout-fields.module.css'
import { percentTip, type TipChoice } from './checkout-draft.ts'

export interface TipFieldsProps {
  choice: TipChoice
  quote: OrderQuote
  onChange: (choice: TipChoice) => void
}

/** On top of what is paid now. Nothing is chosen beforehand. */
export function TipFields({ choice, quote, onChange }: TipFieldsProps) {
  const { percents } = useSettings().payments.online.tips
  const money = useMoney()
  const isOwn = choice !== null && 'cents' in choice
  const cents = isOwn ? choice.cents : 0
  const error =
    cents > quote.totalCents ? `At most ${money.format(quote.totalCents)}, the order’s total` : undefined
  return (
    <CardSection role="group" title="Tip" lead="If you like. It is added to the total.">
      <div className={classes.tips}>
        <RadioCard
          name="tip"
          value=""
          label="No tip"
          checked={choice === null}
          onChange={() => onChange(null)}
        />
        {percents.map((percent) => (
          <RadioCard
            key={percent}
            name="tip"
            value={percent}
            label={`${percent}%`}
            hint={money.format(percentTip(percent, quote))}
            checked={choice !== null && 'percent' in choice && choice.percent === percent}
            onChange={() => onChange({ percent })}
          />
        ))}
        <RadioCard
          name="tip"
          value="own"
          label="Another amount"
          checked={isOwn}
          onChange={() => onChange({ cents: 0 })}
        />
      </div>
      {isOwn && (
        <TextField
          label="Your tip"
          name="ownTip"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          autoComplete="off"
          defaultValue={cents > 0 ? money.toAmount(cents) : ''}
          error={error}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            onChange({ cents: valueAsNumber > 0 ? money.toCents(valueAsNumber) : 0 })
          }
        />
      )}
    </CardSection>
  )
}
