import type { SectionOf } from '@tiffin/contract'
import { useId, type SVGProps } from 'react'
import { Container } from '../../ui/container.tsx'
import { BlockPrint, HeroText } from '../../ui/section-heading.tsx'
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

const dusk = (percent: number) => `color-mix(in srgb, var(--primary) ${percent}%, var(--primary-deep))`
const glow = (percent: number) => `color-mix(in srgb, var(--accent) ${percent}%, transparent)`

// A cusped arch, as in old courtyards.
const arch =
  'M0 210V92c0-14 6-22 14-28-2-14 6-26 18-30C36 20 44 8 60 0c16 8 24 20 28 34 12 4 20 16 18 30 8 6 14 14 14 28v118z'

/** The room in the evening: three arches facing Jasper Ave, copper lamps, and a table set for two. */
function DiningRoom(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...props} viewBox="0 0 640 460" preserveAspectRatio="xMidYMax slice" aria-hidden>
      {[40, 260, 480].map((left, index) => (
        <Window key={left} left={left} isMoonlit={index === 2} />
      ))}
      <path fill={dusk(55)} d="M0 336h640v124H0z" />
      <path fill={dusk(75)} d="M0 336h640v7H0z" />
      {[150, 320, 490].map((x, index) => (
        <Lamp key={x} x={x} drop={index === 1 ? 118 : 84} />
      ))}
      <Chair />
      <g transform="matrix(-1 0 0 1 640 0)">
        <Chair />
      </g>
      <Table />
    </svg>
  )
}

function Window({ left, isMoonlit }: { left: number; isMoonlit: boolean }) {
  return (
    <g transform={`translate(${left} 92)`}>
      <path fill="none" stroke="var(--copper)" strokeWidth="12" d={arch} />
      <path fill={dusk(20)} d={arch} />
      {isMoonlit && <circle cx="66" cy="62" r="17" fill="var(--accent-bright)" />}
      <path fill={dusk(70)} d="M0 210v-58h18v-22h20v40h10v-62h8v-12h5v12h8v70h9v-34h22v24h20v42z" />
      <g fill="var(--accent)">
        <path d="M24 140h4v5h-4zM24 152h4v5h-4zM54 122h4v5h-4zM62 136h4v5h-4zM54 150h4v5h-4zM62 164h4v5h-4z" />
        <path d="M86 152h4v5h-4zM96 164h4v5h-4zM30 176h4v5h-4zM108 178h4v5h-4zM74 184h4v5h-4zM12 188h4v5h-4z" />
      </g>
    </g>
  )
}

function Lamp({ x, drop }: { x: number; drop: number }) {
  return (
    <g transform={`translate(${x} ${drop})`}>
      <path stroke="var(--copper)" strokeWidth="2.5" d={`M0 ${-drop}V0`} />
      <path fill={glow(13)} d="M-28 26h56l96 330h-248z" />
      <circle cy="30" r="44" fill={glow(18)} />
      <path fill="var(--copper)" d="M-5-6H5l2 8c14 3 22 12 24 26h-62c2-14 10-23 24-26z" />
      <path
        fill="none"
        stroke="var(--accent-bright)"
        strokeWidth="3"
        strokeDasharray="0 7"
        strokeLinecap="round"
        d="M-24 20h48"
      />
      <path fill="var(--accent-bright)" d="M-14 28h28c-1 9-6 14-14 14s-13-5-14-14z" />
    </g>
  )
}

const Chair = () => (
  <g>
    <path fill="var(--danger-deep)" d="M92 322c-4-34 2-58 16-60 18-2 34 22 36 62l6 50h-54z" />
    <path fill="var(--danger)" d="M104 330c-3-26 0-48 8-49 10-1 19 18 21 46l3 26h-30z" />
    <path fill="var(--danger-deep)" d="M92 368h92c8 0 12 5 12 12v8H96c-4 0-6-8-4-20z" />
    <path stroke="var(--copper)" strokeWidth="8" strokeLinecap="round" d="M104 390v66M184 390v66" />
  </g>
)

const Table = () => (
  <g>
    <path fill="var(--copper)" d="M308 372h24v66h34c8 0 12 6 12 14H262c0-8 4-14 12-14h34z" />
    <ellipse cx="320" cy="360" rx="158" ry="27" fill="var(--surface-warm)" />
    <path
      fill="var(--surface)"
      d="M162 358c0-15 71-27 158-27s158 12 158 27c0 9-2 30-6 46-6 4-14 2-20-5-8 12-20 15-32 7-10 12-26 15-40 6-12 12-28 14-44 5-14 11-32 12-46 1-14 10-32 9-42-3-12 9-26 6-34-6-8 7-18 8-26 0-8-14-26-36-26-47z"
    />
    <ellipse cx="320" cy="357" rx="150" ry="23" fill="var(--page)" />
    <path
      fill="none"
      stroke="var(--accent)"
      strokeWidth="3"
      strokeDasharray="0 9"
      strokeLinecap="round"
      d="M190 357c0-10 58-18 130-18s130 8 130 18-58 18-130 18-130-8-130-18z"
    />
    <Thali x={242} />
    <Thali x={398} />
    {/* Naan in its basket, a candle, and steam rising from the curry. */}
    <path fill="var(--accent-bright)" d="M292 340c4-16 16-22 28-16 10-8 26-2 29 14z" />
    <path fill="var(--copper)" d="M284 338h72c-2 14-10 22-20 22h-32c-10 0-18-8-20-22z" />
    <path
      fill="none"
      stroke="var(--on-primary)"
      strokeWidth="3"
      strokeLinecap="round"
      opacity="0.55"
      d="M234 326c-8-10 8-16 0-28s6-16 1-26M252 328c-7-9 7-14 0-24M390 328c-7-9 7-14 0-24M408 326c-8-10 8-16 0-28s6-16 1-26"
    />
  </g>
)

const Thali = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 354)`}>
    <ellipse rx="52" ry="13" fill="var(--copper)" />
    <ellipse cy="-3" rx="46" ry="10" fill="var(--accent-soft)" />
    <path fill="var(--copper)" d="M-34-12h28c0 8-6 12-14 12s-14-4-14-12zM6-12h28c0 8-6 12-14 12S6-4 6-12z" />
    <ellipse cx="-20" cy="-12" rx="14" ry="4" fill="var(--danger)" />
    <ellipse cx="20" cy="-12" rx="14" ry="4" fill="var(--accent)" />
    <path fill="var(--surface)" d="M-9-4c0-9 4-14 9-14s9 5 9 14z" />
  </g>
)
