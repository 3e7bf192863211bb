import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './product-grid.module.css'

/** Two columns on a phone, three where there is room. */
export function ProductGrid({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <ul role="list" className={classes.grid} aria-busy={isBusy} data-folds>
      {children}
    </ul>
  )
}

const EXPECTED_ON_FIRST_SCREEN = 6

export function ProductGridSkeleton() {
  return (
    <ul role="list" className={classes.grid} aria-busy>
      {Array.from({ length: EXPECTED_ON_FIRST_SCREEN }, (_, place) => (
        <li key={place} className={classes.place}>
          <Skeleton aspectRatio="4 / 3" borderRadius="0" />
          <span className={classes.body}>
            <Skeleton height="1.3rem" width="80%" />
            <Skeleton height="1rem" width="50%" />
            <Skeleton height="var(--touch)" borderRadius="var(--radius)" />
          </span>
        </li>
      ))}
    </ul>
  )
}
