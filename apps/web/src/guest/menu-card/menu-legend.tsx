import { menuCopy } from '@tiffin/restaurant'
import classes from './menu-legend.module.css'

const { heading, dietary, spice } = menuCopy.legend

/** What the letters mean, and how the spice levels compare. */
export function MenuLegend() {
  return (
    <div role="group" aria-label={heading} className={classes.legend}>
      <dl>
        {Object.values(dietary).map(({ short, meaning }) => (
          <div key={short} className={classes.diet}>
            <dt>{short}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <dl>
        {spice.map(({ level, text }) => (
          <div key={level} className={classes.spice}>
            <dt>{level}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
