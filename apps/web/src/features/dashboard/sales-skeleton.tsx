import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './sales-skeleton.module.css'
import sales from './sales.module.css'

/** The places of figures and charts, as large as these. */
export function SalesSkeleton() {
  return (
    <div className={sales.report} aria-busy aria-label="The sales are on their way">
      <div className={classes.figures} />
      <Skeleton width="11.5rem" height="3.25rem" borderRadius="var(--radius)" />
      <div className={classes.card}>
        <ChartPlace />
      </div>
      <div className={sales.pair}>
        <div className={classes.card}>
          <ChartPlace />
        </div>
        <div className={classes.card} />
      </div>
    </div>
  )
}

export const ChartPlace = () => (
  <div>
    <Skeleton height="16rem" borderRadius="var(--radius)" />
  </div>
)
