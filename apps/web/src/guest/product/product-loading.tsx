import { Container } from '../../ui/container.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './product-page.module.css'

/** The placeholder of the page until the dish has loaded. */
export function ProductLoading() {
  return (
    <Container>
      <div className={classes.page} aria-busy>
        <p role="status" className={classes.trail}>
          Loading...
        </p>
        <div className={classes.dish}>
          <Skeleton aspectRatio="4 / 3" borderRadius="var(--radius)" />
          <div className={classes.body}>
            <Skeleton height="2rem" width="9rem" borderRadius="2rem" />
            <Skeleton height="3.5rem" width="85%" />
            <Skeleton height="2.25rem" width="7rem" />
            <Skeleton height="5rem" />
            <Skeleton height="3.25rem" />
          </div>
        </div>
      </div>
    </Container>
  )
}
