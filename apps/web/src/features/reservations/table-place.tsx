import { reservationsCopy } from '@tiffin/restaurant'
import { CardSection } from '../../ui/card-section.tsx'
import { WayHere } from '../../ui/way-here.tsx'

const { place, directions } = reservationsCopy.reservation

export function TablePlace() {
  return (
    <CardSection title={place}>
      <WayHere directions={directions} />
    </CardSection>
  )
}
