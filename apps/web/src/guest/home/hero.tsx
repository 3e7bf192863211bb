import type { SectionOf } from '@tiffin/contract'
import {
  useSyncExternalStore,
  useState,
  useLayoutEffect,
  type FocusEvent,
  type PointerEvent,
  type CSSProperties,
} from 'react'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useShownLinks } from '../../lib/api/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { BlockPrint } from '../../ui/section-heading.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './hero.module.css'

const HEADLINE_MS = 4000

/** The page’s opening: headlines that take turns. */
export function Slides({ section }: { section: SectionOf<'slides'> }) {
  const { eyebrow, image, slides } = section
  const hasPictures = image !== '' || slides.some(({ dishes }) => dishes.length > 0)
  const isMotionReduced = useReducedMotion()
  const { hasAttention, attentionHandlers } = useAttention()
  const { index, show, isTurning, isPaused, togglePause } = useRotation({
    count: slides.length,
    intervalMs: HEADLINE_MS,
    isSuspended: hasAttention || isMotionReduced || slides.length === 1,
  })

  return (
    <>
      <section className={classes.hero} aria-label="Welcome" {...attentionHandlers}>
        <Container>
          <div className={classes.columns}>
            {/* First, as on a phone: while the page is still arriving, nothing is inserted above what is visible. */}
            {hasPictures && <HeroPlates section={section} shown={index} />}
            <div className={classes.body}>
              <p className={classes.eyebrow}>{eyebrow}</p>
              {/* Announced when the guest changes it, not when it changes by itself. */}
              <div aria-live={isTurning ? 'off' : 'polite'}>
                <h1 className={classes.headline}>
                  <Stack texts={slides.map(({ heading }) => heading)} shown={index} />
                </h1>
                <p className={classes.subheading}>
                  <Stack texts={slides.map(({ text }) => text)} shown={index} />
                </p>
              </div>
              <HeroInvitation section={section} />
              {slides.length > 1 && (
                <HeadlineControls
                  count={slides.length}
                  shown={index}
                  isTurning={isTurning}
                  isPaused={isPaused}
                  durationMs={HEADLINE_MS}
                  onShow={show}
                  onTogglePause={togglePause}
                />
              )}
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

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the guest's device asks for less motion; not until the page has hydrated. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )

function subscribe(listener: () => void) {
  const media = window.matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the pointer or the keyboard focus is inside the element that gets these handlers. */
function useAttention() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  return {
    hasAttention: isHovered || isFocused,
    attentionHandlers: {
      // A finger does not hover: it would enter and never leave.
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      // Focus from a click does not count: the pointer is already tracked.
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

interface RotationOptions {
  count: number
  intervalMs: number
  /** Pauses temporarily, for instance while someone is reading. */
  isSuspended: boolean
}

/** Cycles through a number of items until it is held or paused. */
function useRotation({ count, intervalMs, isSuspended }: RotationOptions) {
  const [index, setIndex] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isTurning = !isPaused && !isSuspended

  // A timer for each item instead of one for all: an item picked by hand gets its full time too. It starts with the item,
  // not a frame later.
  useLayoutEffect(() => {
    if (!isTurning) return undefined
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs)
    return () => clearTimeout(timer)
  }, [isTurning, index, count, intervalMs])

  return { index, show: setIndex, isTurning, isPaused, togglePause: () => setIsPaused(!isPaused) }
}

/** The table. It adds nothing to the text, so it has no accessible name. */
function HeroPlates({ section: { image, slides }, shown }: { section: SectionOf<'slides'>; shown: number }) {
  return (
    <div className={classes.table} aria-hidden>
      {image !== '' && (
        <img className={classes.thali} src={image} alt="" width={640} height={640} fetchPriority="high" />
      )}
      {(['front', 'back'] as const).map((seat, side) => (
        <div key={seat} className={`${classes.plate} ${classes[seat]}`}>
          {slides.map(
            ({ heading, dishes }, place) =>
              dishes[side] !== undefined && (
                <img
                  key={heading}
                  src={dishes[side]}
                  alt=""
                  width={400}
                  height={300}
                  fetchPriority={place === 0 ? 'auto' : 'low'}
                  data-shown={place === shown}
                />
              ),
          )}
        </div>
      ))}
    </div>
  )
}

interface HeadlineControlsProps {
  count: number
  shown: number
  isTurning: boolean
  isPaused: boolean
  durationMs: number
  onShow: (index: number) => void
  onTogglePause: () => void
}

/** A bar for each headline, the current one filling up, and a pause button. */
function HeadlineControls(props: HeadlineControlsProps) {
  const { count, shown, isTurning, isPaused, durationMs, onShow, onTogglePause } = props
  return (
    <div className={classes.controls} role="group" aria-label="Headlines">
      <button
        type="button"
        className={classes.pause}
        aria-label={isPaused ? 'Play headlines' : 'Pause headlines'}
        onClick={onTogglePause}
      >
        {isPaused ? (
          <IconPlayerPlayFilled size={16} aria-hidden />
        ) : (
          <IconPlayerPauseFilled size={16} aria-hidden />
        )}
      </button>
      {Array.from({ length: count }, (_, place) => (
        <button
          key={place}
          type="button"
          className={classes.bar}
          aria-label={`Headline ${place + 1} of ${count}`}
          aria-current={place === shown}
          data-turning={isTurning || undefined}
          style={{ '--duration': `${durationMs}ms` } as CSSProperties}
          onClick={() => onShow(place)}
        />
      ))}
    </div>
  )
}

/** What to do next, and a few reasons for it. */
function HeroInvitation({ section: { buttons, facts } }: { section: SectionOf<'slides'> }) {
  const [first, second, ...others] = useShownLinks(buttons)
  return (
    <>
      <div className={classes.buttons}>
        {first !== undefined && (
          <ButtonLink to={first.href} look="accent" size="large">
            {first.label}
          </ButtonLink>
        )}
        {second !== undefined && (
          <ButtonLink to={second.href} look="on-dark" size="large">
            {second.label}
          </ButtonLink>
        )}
        <div className={classes.others}>
          {others.map(({ label, href }) => (
            <ButtonLink key={href} to={href} look="on-dark" className={classes.other}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      {facts.length > 0 && (
        <ul role="list" className={classes.facts}>
          {facts.map(({ figure, label }) => (
            <li key={label}>
              <strong>{figure}</strong>
              {label}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
