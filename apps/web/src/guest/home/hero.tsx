import { homeCopy } from '@tiffin/restaurant'
import { BlockPrint } from '../../ui/block-print.tsx'
import { Container } from '../../ui/container.tsx'
import { HeadlineControls } from './headline-controls.tsx'
import { HeroInvitation } from './hero-invitation.tsx'
import { HeroPlates } from './hero-plates.tsx'
import classes from './hero.module.css'
import { useAttention } from './use-attention.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useRotation } from './use-rotation.ts'

const HEADLINE_MS = 4000

const { eyebrow, slides } = homeCopy.hero

export function Hero() {
  const isMotionReduced = useReducedMotion()
  const { hasAttention, attentionHandlers } = useAttention()
  const { index, show, isTurning, isPaused, togglePause } = useRotation({
    count: slides.length,
    intervalMs: HEADLINE_MS,
    isSuspended: hasAttention || isMotionReduced,
  })

  return (
    <>
      <section className={classes.hero} aria-label="Welcome" {...attentionHandlers}>
        <Container>
          <div className={classes.columns}>
            {/* First, as on a phone: while the page is still arriving, nothing is inserted above what is visible. */}
            <HeroPlates shown={index} />
            <div className={classes.body}>
              <p className={classes.eyebrow}>{eyebrow}</p>
              {/* Announced when the guest changes it, not when it changes by itself. */}
              <div aria-live={isTurning ? 'off' : 'polite'}>
                <h1 className={classes.headline}>
                  <Stack texts={slides.map(({ headline }) => headline)} shown={index} />
                </h1>
                <p className={classes.subheading}>
                  <Stack texts={slides.map(({ subheading }) => subheading)} shown={index} />
                </p>
              </div>
              <HeroInvitation />
              <HeadlineControls
                count={slides.length}
                shown={index}
                isTurning={isTurning}
                isPaused={isPaused}
                durationMs={HEADLINE_MS}
                onShow={show}
                onTogglePause={togglePause}
              />
            </div>
          </div>
        </Container>
      </section>
      <BlockPrint />
    </>
  )
}

/** All texts stacked, one of them visible: the box is as tall as the longest, so nothing moves. */
function Stack({ texts, shown }: { texts: string[]; shown: number }) {
  return (
    <span className={classes.stack}>
      {texts.map((text, place) => (
        <span key={text} className={classes.layer} aria-hidden={place !== shown}>
          {text}
        </span>
      ))}
    </span>
  )
}
