import { NumberInput, TextInput, type NumberInputProps, type TextInputProps } from '@mantine/core'
import { decimalMarkOf, type Money } from '@tiffin/pricing'
import { useMoney } from '../../lib/api/settings.tsx'

/** "$", "€", "kr", "KWD". */
const symbolOf = (money: Money) => money.format(0).replaceAll(/[\d.,\s]/g, '')

/** A field for an amount as it is typed, with the currency before it. */
export function AmountInput(props: TextInputProps) {
  const money = useMoney()
  const symbol = symbolOf(money)
  return (
    <TextInput
      leftSection={symbol}
      leftSectionWidth={symbol.length > 1 ? `${symbol.length + 1.25}ch` : undefined}
      inputMode={money.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...props}
    />
  )
}

/** The same for a field whose value is a number. */
export function AmountNumberInput(props: NumberInputProps) {
  const money = useMoney()
  const symbol = symbolOf(money)
  return (
    <NumberInput
      prefix={symbol.length > 1 ? `${symbol} ` : symbol}
      decimalScale={money.decimals}
      decimalSeparator={decimalMarkOf(money.locale)}
      hideControls
      inputMode="decimal"
      {...props}
    />
  )
}
