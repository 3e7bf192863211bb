import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useSettings } from '../lib/api/settings.tsx'
import classes from './brand.module.css'

export function Brand() {
  const { name } = useSettings().identity
  return (
    <Link to="/" className={classes.brand} aria-label={`${name}, home`}>
      <img src="/favicon.svg" alt="" width={40} height={40} />
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

/** "© 2025", followed by "–year" once the year is later. */
export function Copyright({ year }: { year: number }) {
  const { since, name } = useSettings().identity
  const until = year > since ? `–${year}` : ''
  return <p>{`© ${since}${until} ${name}. All rights reserved.`}</p>
}
