import type { SetAvailabilityInput } from '@tiffin/contract'
import { explainFailure } from '../../lib/explain-failure.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useAvailability, useSetAvailability } from './use-availability.ts'

interface AvailabilitySwitchProps {
  product: { _id: string; title: string }
}

/** Marks a dish as sold out until tomorrow, or puts it back on sale: the usual choices, in one click. */
export function AvailabilitySwitch({ product: { _id: id, title } }: AvailabilitySwitchProps) {
  const known = useAvailability(id)
  const { mutateAsync } = useSetAvailability(id)
  if (known === null) return null
  const { isSoldOut, soldOutUntil } = known.availability
  const label = isSoldOut ? 'Put back on sale' : 'Mark sold out'

  // Afterwards the row is in another part of the page and this button is gone, so a toast shows the result.
  async function change(input: SetAvailabilityInput) {
    const failure = await mutateAsync(input).then(() => null, explainFailure)
    if (failure) void showToast({ message: `${title} was not changed. ${failure.title}`, kind: 'other' })
    return failure === null
  }

  async function handleClick() {
    const isChanged = await change(
      isSoldOut ? { id, soldOut: false } : { id, soldOut: true, until: 'tomorrow' },
    )
    if (!isChanged) return
    void showToast({
      message: isSoldOut ? `${title} is back on sale` : `${title} is sold out until tomorrow`,
      kind: 'other',
      action: {
        label: 'Undo',
        onPress: () =>
          void change(isSoldOut ? { id, soldOut: true, until: soldOutUntil } : { id, soldOut: false }),
      },
    })
  }

  return (
    <RowButton
      isWide
      look={isSoldOut ? 'filled' : 'outline-danger'}
      aria-label={`${label}: ${title}`}
      onClick={() => void handleClick()}
    >
      {label}
    </RowButton>
  )
}
