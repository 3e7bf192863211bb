import { Link } from '@tanstack/react-router'
import classes from './review-link.module.css'

interface ReviewLinkProps {
  slug: string
  title: string
}

/** Links from a dish that was picked up to its review form. */
export function ReviewLink({ slug, title }: ReviewLinkProps) {
  return (
    <Link
      to="/product/$slug"
      params={{ slug }}
      hash="reviews"
      className={classes.link}
      aria-label={`Review ${title}`}
    >
      Review
    </Link>
  )
}
