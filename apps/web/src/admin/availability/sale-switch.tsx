import type { ProductAvailability } from '@tiffin/contract'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { showToast } from '../../ui/toast.ts'
import type { AvailabilityChoice } from './availability-choices.tsx'

interface SaleSwitchProps {
  name: string
  availability: Omit<ProductAvailability, '_id'>
  setAvailability: (choice: AvailabilityChoice) => Promise<unknown>
}

/** Marks something as sold out until tomorrow, or puts it back on sale: the usual choices, in one click. */
export function SaleSwitch({ name, availability, setAvailability }: SaleSwitchProps) {
  const { isSoldOut, soldOutUntil } = availability
  const label = isSoldOut ? 'Put back on sale' : 'Mark sold out'

  // Afterwards the row may be in another part of the page and this button gone, so a toast shows the result.
  async function change(choice: AvailabilityChoice) {
    const failure = await setAvailability(choice).then(() => null, explainFailure)
    if (failure) showToast({ message: `${name} was not changed. ${failure.title}`, kind: 'other' })
    return failure === null
  }

  async function handleClick() {
    const isChanged = await change(isSoldOut ? { soldOut: false } : { soldOut: true, until: 'tomorrow' })
    if (!isChanged) return
    showToast({
      message: isSoldOut ? `${name} is back on sale` : `${name} is sold out until tomorrow`,
      kind: 'other',
      action: {
        label: 'Undo',
        onPress: () => void change(isSoldOut ? { soldOut: true, until: soldOutUntil } : { soldOut: false }),
      },
    })
  }

  return (
    <RowButton
      isWide
      look={isSoldOut ? 'filled' : 'outline-danger'}
      aria-label={`${label}: ${name}`}
      onClick={() => void handleClick()}
    >
      {label}
    </RowButton>
  )
}
