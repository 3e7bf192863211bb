import { Button } from '@mantine/core'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useAvailability, useSetAvailability } from './use-availability.ts'

/** Sold out until tomorrow, or on sale again: what is wanted nearly always, with one press. */
export function AvailabilitySwitch({
  product: { _id: id, title },
}: {
  product: { _id: string; title: string }
}) {
  const known = useAvailability(id)
  const { mutate } = useSetAvailability(id)
  if (known === null) return null
  const { isSoldOut } = known.availability
  return (
    <Button
      variant={isSoldOut ? 'filled' : 'outline'}
      color={isSoldOut ? 'royal' : 'chilli'}
      onClick={() => mutate(isSoldOut ? { id, soldOut: false } : { id, soldOut: true, until: 'tomorrow' })}
    >
      {isSoldOut ? 'Bring back' : 'Sold out'}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  )
}
