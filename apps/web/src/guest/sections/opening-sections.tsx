import type { SectionOf } from '@tiffin/contract'
import { useId } from 'react'
import { Container } from '../../ui/container.tsx'
import { BlockPrint, HeroText } from '../../ui/section-heading.tsx'
import { DiningRoom } from './dining-room.tsx'
import { HeroButtons, HeroFacts } from './section-links.tsx'
import classes from './opening-sections.module.css'

/** A page’s opening beside a long table, seen from above. */
export function TableHero({ section }: { section: SectionOf<'hero'> }) {
  const { buttons, facts, dishes } = section
  const id = useId()
  return (
    <>
      <section className={classes.hero} aria-labelledby={id}>
        <Container>
          <div className={classes.columns}>
            <div>
              <HeroText copy={section} id={id} />
              <HeroButtons buttons={buttons} />
            </div>
            <div className={classes.table} aria-hidden>
              {dishes.map((dish, place) => (
                <img
                  key={place}
                  src={dish}
                  alt=""
                  width={400}
                  height={300}
                  fetchPriority={place < 2 ? 'high' : 'auto'}
                />
              ))}
            </div>
          </div>
          <HeroFacts facts={facts} />
        </Container>
      </section>
      <BlockPrint />
    </>
  )
}

/** A page’s opening above a dining room in the evening. */
export function RoomHero({ section }: { section: SectionOf<'hero'> }) {
  return (
    <>
      <header className={classes.roomHero}>
        <Container>
          <div className={classes.body}>
            <HeroText copy={section} />
            <HeroButtons buttons={section.buttons} />
            <HeroFacts facts={section.facts} />
          </div>
        </Container>
        <DiningRoom className={classes.room} />
      </header>
      <BlockPrint />
    </>
  )
}
