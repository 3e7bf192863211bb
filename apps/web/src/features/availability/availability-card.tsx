import { CardSection } from '../../ui/card-section.tsx'
import { AvailabilityMenu } from './availability-menu.tsx'
import classes from './availability-card.module.css'

/** Beside a longer form, of which it is no part. */
export function AvailabilityCard({ product }: { product: { _id: string; title: string } }) {
  return (
    <div className={classes.place}>
      <CardSection title="Availability" lead="Takes effect at once, without saving.">
        {/* The form below has the portions. */}
        <AvailabilityMenu product={{ ...product, stock: null }} />
      </CardSection>
    </div>
  )
}
