import { CardSection } from '../../ui/card-section.tsx'
import { showToast } from '../../ui/toast.ts'
import { AffectedElsewhere } from './affected-elsewhere.tsx'
import classes from './hours-editor.module.css'
import { SpecialDayCards } from './special-day-cards.tsx'
import { SpecialDayForm } from './special-day-form.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

/** Holidays, closures and days with hours of their own. */
export function HoursEditor() {
  return (
    <div className={classes.columns}>
      <CardSection
        title="New special day"
        lead="A holiday, a closure, or a day with hours of its own. It holds at once: for orders, tables and every page."
      >
        <SpecialDayForm
          submitLabel="Add special day"
          onSaved={() => void showToast({ message: 'Special day added', kind: 'success' })}
        />
      </CardSection>
      <div className={classes.lists}>
        <AffectedElsewhere />
        <section aria-labelledby="special-days">
          <h2 id="special-days" className={classes.heading}>
            Special days
          </h2>
          <SpecialDayCards />
        </section>
        <WeeklyHours />
      </div>
    </div>
  )
}
