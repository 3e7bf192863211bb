import { Link } from '@tanstack/react-router'
import { formatCents } from '@tiffin/pricing'
import { homeCopy, homePriceList, type PriceListLine } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import classes from './price-list.module.css'

const { heading, text, drinksHeading, dessertsHeading } = homeCopy.priceList

/** The printed card of drinks and desserts. */
export function PriceList() {
  return (
    <section className={classes.section} aria-labelledby="price-list">
      <Container>
        <div className={classes.card}>
          <img
            className={classes.drink}
            src="/art/rose-lassi.svg"
            alt=""
            width={400}
            height={300}
            loading="lazy"
          />
          <img
            className={classes.dessert}
            src="/art/jalebi.svg"
            alt=""
            width={400}
            height={300}
            loading="lazy"
          />
          <div className={classes.heading}>
            <h2 id="price-list">{heading}</h2>
            <p>{text}</p>
          </div>
          <div className={classes.columns}>
            <Lines title={drinksHeading} lines={homePriceList.drinks} />
            <Lines title={dessertsHeading} lines={homePriceList.desserts} />
          </div>
        </div>
      </Container>
    </section>
  )
}

function Lines({ title, lines }: { title: string; lines: PriceListLine[] }) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul role="list">
        {lines.map(({ slug, name, priceCents }) => (
          <li key={slug}>
            <Link to="/product/$slug" params={{ slug }} className={classes.line}>
              <span className={classes.name}>{name}</span>
              <span className={classes.leader} aria-hidden />
              <span className={classes.price}>{formatCents(priceCents)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
