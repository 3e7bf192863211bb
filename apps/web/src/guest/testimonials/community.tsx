import { testimonialsCopy } from '@tiffin/restaurant'
import { ArchWindow } from '../../ui/arch-window.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './community.module.css'

const { heading, text, items } = testimonialsCopy.community

export function Community() {
  return (
    <section className={classes.section} aria-labelledby="community">
      <Container>
        <div className={classes.heading}>
          <h2 id="community">{heading}</h2>
          <p>{text}</p>
        </div>
        <ul role="list" className={classes.items}>
          {items.map(({ title, text: about, dish }) => (
            <li key={title} className={classes.item}>
              <ArchWindow src={`/art/${dish}.svg`} className={classes.window} />
              <div>
                <h3>{title}</h3>
                <p>{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
