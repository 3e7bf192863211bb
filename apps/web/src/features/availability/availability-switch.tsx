import { Button } from '@mantine/core'
import { useAvailability, useSetAvailability } from './use-availability.ts'

interface AvailabilitySwitchProps {
  product: { _id: string; title: string }
}

/** Marks a dish as sold out until tomorrow, or puts it back on sale: the usual choices, with one press. */
export function AvailabilitySwitch({ product: { _id: id, title } }: AvailabilitySwitchProps) {
  const known = useAvailability(id)
  const { mutate } = useSetAvailability(id)
  if (known === null) return null
  const { isSoldOut } = known.availability
  const label = isSoldOut ? 'Back on sale' : 'Sold out'
  return (
    <Button
      variant={isSoldOut ? 'filled' : 'outline'}
      color={isSoldOut ? 'royal' : 'chilli'}
      aria-label={`${label}: ${title}`}
      onClick={() => mutate(isSoldOut ? { id, soldOut: false } : { id, soldOut: true, until: 'tomorrow' })}
    >
      {label}
    </Button>
  )
}
