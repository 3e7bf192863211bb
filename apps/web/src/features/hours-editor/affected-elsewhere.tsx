import { AffectedNote } from './affected-note.tsx'
import classes from './hours-editor.module.css'
import { useSpecialDayList } from './use-special-day-list.ts'

/** Guests of hours that a special day had opened, and that are closed since it was deleted, moved or shortened. */
export function AffectedElsewhere() {
  const { data } = useSpecialDayList()
  if (data === undefined || data.affectedElsewhere.length === 0) return null
  return (
    <section aria-labelledby="promised-elsewhere">
      <h2 id="promised-elsewhere" className={classes.heading}>
        Promised outside the weekly hours
      </h2>
      <AffectedNote affected={data.affectedElsewhere} />
    </section>
  )
}
