import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useSettings } from '../lib/api/settings.tsx'
import classes from './brand.module.css'

export function Brand() {
  const { name } = useSettings().identity
  return (
    <Link to="/" className={classes.brand} aria-label={`${name}, home`}>
      <BrandMark size={40} />
      <span className={classes.name}>
        {name.split(' & ').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <span className={classes.ampersand}> & </span>}
            {part}
          </Fragment>
        ))}
      </span>
    </Link>
  )
}

/** A maple leaf on a brass thali. */
function BrandMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden>
      <circle cx="20" cy="20" r="20" fill="var(--accent)" />
      <circle
        cx="20"
        cy="20"
        r="16.2"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="1"
        strokeDasharray="1.1 2.29"
      />
      <path
        fill="var(--primary)"
        d="M20 6.8l2.3 4.5 2.7-1.3-.8 5.6 3.3-3 .7 1.8 3.6-.6-1.3 3.6 1.7.9-5.2 4.4.7 2.2-6.5-1-.3 8.3h-1.8l-.3-8.3-6.5 1 .7-2.2-5.2-4.4 1.7-.9-1.3-3.6 3.6.6.7-1.8 3.3 3-.8-5.6 2.7 1.3z"
      />
    </svg>
  )
}

/** "© 2025", followed by "–year" once the year is later. */
export function Copyright({ year }: { year: number }) {
  const { since, name } = useSettings().identity
  const until = year > since ? `–${year}` : ''
  return <p>{`© ${since}${until} ${name}. All rights reserved.`}</p>
}
