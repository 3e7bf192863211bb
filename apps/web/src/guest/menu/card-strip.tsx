import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './card-strip.module.css'
import { scrollBehavior } from './scroll-behavior.ts'
import { useScrollEnds } from './use-scroll-ends.ts'

interface CardStripProps {
  id: string
  title: string
  lead: string
  isBusy?: boolean
  /** The cards, as list items. */
  children: ReactNode
}

/** A row of cards that scrolls sideways: by finger, by wheel, by keyboard, or a screenful at a time by its arrows. */
export function CardStrip({ id, title, lead, isBusy = false, children }: CardStripProps) {
  const row = useRef<HTMLUListElement>(null)
  const { isAtStart, isAtEnd } = useScrollEnds(row)

  function slide(screens: 1 | -1) {
    row.current?.scrollBy({ left: screens * row.current.clientWidth, behavior: scrollBehavior() })
  }

  return (
    <section aria-labelledby={id} className={classes.strip}>
      <div className={classes.heading}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        <div className={classes.arrows} hidden={isAtStart && isAtEnd}>
          <IconButton label={`Previous in ${title}`} disabled={isAtStart} onClick={() => slide(-1)}>
            <IconArrowLeft size={20} aria-hidden />
          </IconButton>
          <IconButton label={`Next in ${title}`} disabled={isAtEnd} onClick={() => slide(1)}>
            <IconArrowRight size={20} aria-hidden />
          </IconButton>
        </div>
      </div>
      <ul role="list" ref={row} className={classes.row} aria-busy={isBusy}>
        {children}
      </ul>
    </section>
  )
}
