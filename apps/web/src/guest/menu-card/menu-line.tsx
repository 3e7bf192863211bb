import { Link } from '@tanstack/react-router'
import type { OptionChoice, Product } from '@tiffin/contract'
import { centsFromDollars } from '@tiffin/pricing'
import { menuCopy } from '@tiffin/restaurant'
import { unitCentsOf } from '../../lib/format/line-price.ts'
import { describeDifference } from '../../lib/format/price-difference.ts'
import { Price } from '../../domain/price.tsx'
import { DishMarks } from './dish-marks.tsx'
import classes from './menu-line.module.css'

/** A dish and its price. The whole line links to the dish. */
export function MenuLine({ dish }: { dish: Product }) {
  const { slug, title, description, stock, optionGroups } = dish
  const isSoldOut = stock <= 0
  return (
    <li className={classes.line} data-sold-out={isSoldOut || undefined}>
      <div className={classes.top}>
        <Link to="/product/$slug" params={{ slug }} className={classes.title}>
          {title}
        </Link>
        <span className={classes.leader} aria-hidden />
        <Price size="small" cents={unitCentsOf(dish)} listCents={centsFromDollars(dish.price)} />
      </div>
      <p className={classes.facts}>
        {isSoldOut && <span className={classes.soldOut}>{menuCopy.soldOut}</span>}
        <DishMarks dish={dish} />
      </p>
      <p className={classes.description}>{description}</p>
      {optionGroups.map((group) => (
        <p key={group.key} className={classes.choices}>
          {`${group.name}: ${group.choices.map(describeChoice).join(', ')}`}
        </p>
      ))}
    </li>
  )
}

const describeChoice = ({ name, price }: OptionChoice) =>
  price === 0 ? name : `${name} ${describeDifference(price)}`
