import type { CSSProperties } from 'react'
import classes from './stacked-form.module.css'
import formSkeletonClasses from './form-skeleton.module.css'

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

/** A grey placeholder. Give it the size of the real content; wrap a group in an `aria-busy` region. */
export function Skeleton(size: Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'borderRadius'>) {
  return <span className={formSkeletonClasses.skeleton} style={size} aria-hidden />
}
