import { Button } from './button.tsx'
import classes from './pager.module.css'

interface PagerProps {
  /** From 1. */
  page: number
  pageCount: number
  /** Nobody knows how many pages there are: so many, and more. */
  isMore?: boolean | undefined
  onPage: (page: number) => void
}

/** Leads through the pages of a long list. */
export function Pager({ page, pageCount, isMore = false, onPage }: PagerProps) {
  return (
    <nav className={classes.pager} aria-label="Pages">
      <Button look="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Prev
      </Button>
      <p role="status">{`Page ${page} of ${isMore ? 'more than ' : ''}${pageCount}`}</p>
      <Button look="outline" disabled={page >= pageCount && !isMore} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
