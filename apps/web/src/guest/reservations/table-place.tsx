import { reservationsCopy } from '@tiffin/restaurant'
import { CardSection } from '../../ui/card-section.tsx'
import { DirectionsCard } from '../../domain/directions-card.tsx'

const { place, directions } = reservationsCopy.reservation

export function TablePlace() {
  return (
    <CardSection title={place}>
      <DirectionsCard directions={directions} />
    </CardSection>
  )
}
