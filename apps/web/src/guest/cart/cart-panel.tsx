import type { ReactNode } from 'react'
import { useSettings } from '../../lib/api/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CartContents } from './cart-contents.tsx'
import classes from './cart-panel.module.css'

/** The cart beside the menu on wide screens; narrow ones have the mobile cart instead. */
export function CartPanel({ below }: { below: ReactNode }) {
  const { phone } = useSettings().contact
  return (
    <aside className={classes.panel} aria-labelledby="cart-panel">
      <h2 id="cart-panel" className={classes.heading}>
        Your order
      </h2>
      <CartContents below={below}>
        <ButtonLink to="/checkout" look="accent" size="large" isWide>
          Checkout
        </ButtonLink>
      </CartContents>
      <noscript>
        <p className={classes.byPhone}>
          The cart needs JavaScript. Without it, call us at <a href={`tel:${phone.tel}`}>{phone.display}</a>{' '}
          and we’ll take your order by phone.
        </p>
      </noscript>
    </aside>
  )
}
