import type { SectionOf } from '@tiffin/contract'
import { useId } from 'react'
import { Container } from '../../ui/container.tsx'
import { InvitationButtons } from './section-links.tsx'
import classes from './plate-invitation.module.css'

/** What to do next, beside a plate. */
export function PlateInvitation({
  section: { heading, text, buttons, image },
}: {
  section: SectionOf<'callToAction'>
}) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Container>
        <div className={classes.body}>
          <h2 id={id} className={classes.heading}>
            {heading}
          </h2>
          <p className={classes.text}>{text}</p>
          <div className={classes.buttons}>
            <InvitationButtons buttons={buttons} />
          </div>
        </div>
      </Container>
      {image !== '' && (
        <img className={classes.thali} src={image} alt="" width={640} height={640} loading="lazy" />
      )}
    </section>
  )
}
