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
          <Dishes dishes={group.dishes} />
        </div>
      ))}
      {children}
    </section>
  )
}

/** That of a category, or of a dish. */
const pictureOf = (groups: Section['groups']) =>
  groups.find(({ image }) => image !== undefined)?.image ?? groups[0]?.dishes[0]?.thumbnail

/** What can be chosen for every one of them is said once, above them. */
function Dishes({ dishes }: { dishes: readonly Product[] }) {
  const money = useMoney()
  const options = dishes.map(({ optionGroups }) => optionGroups.map((group) => describeOptions(group, money)))
  const [first = [], ...others] = options
  const shared = others.length === 0 ? [] : first.filter((text) => others.every((own) => own.includes(text)))
  return (
    <>
      {shared.length > 0 && <Options texts={shared} className={classes.shared} />}
      <ul role="list" className={classes.dishes}>
        {dishes.map((dish, place) => (
          <MenuLine
            key={dish._id}
            dish={dish}
            options={(options[place] ?? []).filter((text) => !shared.includes(text))}
          />
        ))}
      </ul>
    </>
  )
}

interface MenuLineProps {
  dish: Product
  /** What can be chosen for it and not for all dishes beside it. */
  options: readonly string[]
}

/** A dish and its price. The whole line links to the dish. */
function MenuLine({ dish, options }: MenuLineProps) {
  const { slug, number, title, description, stock } = dish
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
      <Options texts={options} />
    </li>
  )
}

interface OptionsProps {
  texts: readonly string[]
  className?: string | undefined
}

const Options = ({ texts, className = '' }: OptionsProps) =>
  texts.map((text) => (
    <p key={text} className={`${classes.choices} ${className}`}>
      {text}
    </p>
  ))

const describeOptions = ({ name, choices }: Product['optionGroups'][number], money: Money) =>
  `${name}: ${choices.map((choice) => describeChoice(choice, money)).join(', ')}`

/** 'Extra cheese +$1.50'; '+$1.00 to +$2.50' if that depends on the size. A price stays on the line of its choice. */
function describeChoice({ name, price, sizePrices = [] }: OptionChoice, money: Money) {
  const prices = [price, ...sizePrices.map((one) => one.price)]
  const ends = [...new Set([Math.min(...prices), Math.max(...prices)])]
  if (ends.length === 1 && price === 0) return name
  return `${name}\u00A0${ends.map((end) => describeDifference(end, money)).join(' to ')}`
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
