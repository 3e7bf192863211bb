import { Skeleton } from './skeleton.tsx'
import classes from './stacked-form.module.css'

/** The placeholder of a form that is rendered in the browser only. Without JavaScript nothing is shown. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={classes.form} role="group" aria-busy aria-label="Loading the form…">
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} height="4.375rem" />
      ))}
      <Skeleton height="3.25rem" borderRadius="var(--radius)" />
    </div>
  )
}
