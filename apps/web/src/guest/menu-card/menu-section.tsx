import { useMoney } from '../../lib/api/settings.tsx'
import type { Money } from '@tiffin/pricing'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { OptionChoice, Product, DietaryLabel } from '@tiffin/contract'
import { menuCopy } from '@tiffin/copy'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { unitCentsOf, describeDifference } from '../../lib/format/order-lines.ts'
import { Price } from '../../domain/price.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { MenuSection as Section } from './arrange-menu.ts'
import classes from './menu-section.module.css'

interface MenuSectionProps {
  section: Section
  /** Shown below the dishes. */
  children?: ReactNode
}

/** One heading of the menu; where several categories share it, each has its own name below. */
export function MenuSection({ section, children }: MenuSectionProps) {
  const { slug, heading, note, groups, printsDescriptions } = section
  const headingId = `${slug}-heading`
  return (
    <section
      id={slug}
      className={classes.section}
      aria-labelledby={headingId}
      data-described={printsDescriptions || undefined}
    >
      <div className={classes.heading}>
        <div>
          <h2 id={headingId}>{heading}</h2>
          {note !== undefined && <p className={classes.note}>{note}</p>}
        </div>
        <div className={classes.picture}>
          <FallbackImage src={pictureOf(groups)} sizes="6rem" loading="lazy" decoding="async" />
        </div>
      </div>
      {groups.map((group) => (
        <div key={group.slug}>
          {groups.length > 1 && <h3 className={classes.name}>{group.name}</h3>}
          {group.description !== undefined && <p className={classes.about}>{group.description}</p>}
          <ul role="list" className={classes.dishes}>
            {group.dishes.map((dish) => (
              <MenuLine key={dish._id} dish={dish} />
            ))}
          </ul>
        </div>
      ))}
      {children}
    </section>
  )
}

/** That of a category, or of a dish. */
const pictureOf = (groups: Section['groups']) =>
  groups.find(({ image }) => image !== undefined)?.image ?? groups[0]?.dishes[0]?.thumbnail

/** A dish and its price. The whole line links to the dish. */
function MenuLine({ dish }: { dish: Product }) {
  const { slug, number, title, description, stock, optionGroups } = dish
  const money = useMoney()
  const isSoldOut = stock <= 0
  return (
    <li className={classes.line} data-sold-out={isSoldOut || undefined}>
      <div className={classes.top}>
        <Link to="/product/$slug" params={{ slug }} className={classes.title}>
          {number !== undefined && <span className={classes.number}>{number} </span>}
          {title}
        </Link>
        <span className={classes.leader} aria-hidden />
        <Price size="small" cents={unitCentsOf(dish, money)} listCents={money.toCents(dish.price)} />
      </div>
      <p className={classes.facts}>
        {isSoldOut && <span className={classes.soldOut}>{menuCopy.soldOut}</span>}
        <DishMarks dish={dish} />
      </p>
      <p className={classes.description}>{description}</p>
      {optionGroups.map((group) => (
        <p key={group.key} className={classes.choices}>
          {`${group.name}: ${group.choices.map((choice) => describeChoice(choice, money)).join(', ')}`}
        </p>
      ))}
    </li>
  )
}

/** 'Extra cheese +$1.50'; '+$1.00 to +$2.50' if that depends on the size. */
function describeChoice({ name, price, sizePrices = [] }: OptionChoice, money: Money) {
  const prices = [price, ...sizePrices.map((one) => one.price)]
  const ends = [...new Set([Math.min(...prices), Math.max(...prices)])]
  if (ends.length === 1 && price === 0) return name
  return `${name} ${ends.map((end) => describeDifference(end, money)).join(' to ')}`
}

const { dietary: diets } = menuCopy.legend

/** Diets as the letters of the legend, and heat as a word: nothing depends on colour. */
export function DishMarks({ dish: { diets: labels, spiceLevel } }: { dish: Product }) {
  if (labels.length === 0 && spiceLevel === undefined) return null
  return (
    <span className={classes.marks}>
      {labels.length > 0 && (
        <>
          <span className={classes.diet} aria-hidden>
            {shortest(labels)
              .map((label) => diets[label].short)
              .join(' ')}
          </span>
          <VisuallyHidden>{labels.map((label) => diets[label].name).join(', ')}</VisuallyHidden>
        </>
      )}
      {spiceLevel !== undefined && <span className={classes.spice}>{spiceLevel}</span>}
    </span>
  )
}

/** Vegan implies vegetarian and dairy-free, as the legend explains. */
function shortest(labels: readonly DietaryLabel[]) {
  if (!labels.includes('vegan')) return labels
  return labels.filter((label) => label !== 'vegetarian' && label !== 'dairy-free')
}
