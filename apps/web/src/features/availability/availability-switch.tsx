import { Button } from '@mantine/core'
import { showToast } from '../../ui/toast.ts'
import { useAvailability, useSetAvailability } from './use-availability.ts'

interface AvailabilitySwitchProps {
  product: { _id: string; title: string }
}

/** Marks a dish as sold out until tomorrow, or puts it back on sale: the usual choices, with one press. */
export function AvailabilitySwitch({ product: { _id: id, title } }: AvailabilitySwitchProps) {
  const known = useAvailability(id)
  const { mutate, mutateAsync } = useSetAvailability(id)
  if (known === null) return null
  const { isSoldOut, soldOutUntil } = known.availability
  const label = isSoldOut ? 'Put back on sale' : 'Mark sold out'

  async function handleClick() {
    // By then the row is in another part of the page, and this button is gone.
    await mutateAsync(isSoldOut ? { id, soldOut: false } : { id, soldOut: true, until: 'tomorrow' })
    void showToast({
      message: isSoldOut ? `${title} is back on sale` : `${title} is sold out until tomorrow`,
      kind: 'other',
      action: {
        label: 'Undo',
        onPress: () =>
          mutate(isSoldOut ? { id, soldOut: true, until: soldOutUntil } : { id, soldOut: false }),
      },
    })
  }

  return (
    <Button
      fullWidth
      variant={isSoldOut ? 'filled' : 'outline'}
      color={isSoldOut ? 'royal' : 'chilli'}
      aria-label={`${label}: ${title}`}
      onClick={() => handleClick().catch(() => undefined)}
    >
      {label}
    </Button>
  )
}
