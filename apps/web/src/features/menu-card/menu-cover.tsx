import { menuCopy, restaurant } from '@tiffin/restaurant'
import { Button, ButtonLink } from '../../ui/button.tsx'
import classes from './menu-cover.module.css'
import { MenuLegend } from './menu-legend.tsx'

const { address, brand, kitchenHoursLines, phone } = restaurant

/** The head of the card. On paper, where there is no header and no footer, it says whose menu it is. */
export function MenuCover() {
  return (
    <header className={classes.cover}>
      <div className={classes.whose}>
        <p className={classes.brand}>{brand}</p>
        <p>
          {address.street}, {address.city} · {phone.display} · {menuCopy.hoursHeading}{' '}
          {kitchenHoursLines.join(', ')}
        </p>
      </div>
      <h1>{menuCopy.heading}</h1>
      <p className={classes.lead}>{menuCopy.lead}</p>
      <div className={classes.actions}>
        <ButtonLink to="/order-online" size="large">
          {menuCopy.orderOnline}
        </ButtonLink>
        <Button look="outline" size="large" className={classes.print} onClick={() => window.print()}>
          {menuCopy.print}
        </Button>
      </div>
      <MenuLegend />
    </header>
  )
}
