import { Link } from '@tanstack/react-router'
import { restaurant } from '@tiffin/restaurant'
import { Fragment } from 'react'
import classes from './brand.module.css'
import { BrandMark } from './brand-mark.tsx'

export function Brand() {
  return (
    <Link to="/" className={classes.brand} aria-label={`${restaurant.brand}, home`}>
      <BrandMark size={40} />
      <span className={classes.name}>
        {restaurant.brand.split(' & ').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <span className={classes.ampersand}> & </span>}
            {part}
          </Fragment>
        ))}
      </span>
    </Link>
  )
}
