import { Button } from '@mantine/core'
import { useAvailability, useSetAvailability } from './use-availability.ts'

interface AvailabilitySwitchProps {
  product: { _id: string; title: string }
}

/** Sold out until tomorrow, or on sale again: what is wanted nearly always, with one press. */
export function AvailabilitySwitch({ product: { _id: id, title } }: AvailabilitySwitchProps) {
  const known = useAvailability(id)
  const { mutate } = useSetAvailability(id)
  if (known === null) return null
  const { isSoldOut } = known.availability
  const label = isSoldOut ? 'Bring back' : 'Sold out'
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
