import { SaleSwitch } from './sale-switch.tsx'
import { useAvailability, useSetAvailability } from './use-availability.ts'

interface AvailabilitySwitchProps {
  product: { _id: string; title: string }
}

/** For a dish. */
export function AvailabilitySwitch({ product: { _id: id, title } }: AvailabilitySwitchProps) {
  const known = useAvailability(id)
  const { mutateAsync } = useSetAvailability(id)
  if (known === null) return null
  return (
    <SaleSwitch
      name={title}
      availability={known.availability}
      setAvailability={(choice) => mutateAsync({ id, ...choice })}
    />
  )
}
