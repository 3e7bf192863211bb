import { Link } from '@tanstack/react-router'
import { homeCopy } from '@tiffin/restaurant'
import { Container } from '../../ui/container.tsx'
import { ServiceIcon } from './service-icon.tsx'
import classes from './services.module.css'

const { heading, text, items } = homeCopy.services

export function Services() {
  return (
    <section className={classes.section} aria-labelledby="services">
      <Container>
        <div className={classes.heading}>
          <h2 id="services">{heading}</h2>
          <p>{text}</p>
        </div>
        <ul role="list" className={classes.grid}>
          {items.map(({ slug, name, text: about, href }) => (
            <li key={slug}>
              <Link to={href} className={classes.service}>
                <ServiceIcon service={slug} />
                <span className={classes.name}>{name}</span>
                <span className={classes.about}>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
