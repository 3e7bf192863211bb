import type { Helping } from '../dish-recipe.ts'
import { faint, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { disc, group, line, ring, short, type Point } from '../easel/shapes.ts'
import { paintHelping } from '../paint-helping.ts'
import { helpingOf, roundShadow, type PaintVessel } from './vessel.ts'

export interface BowlLook {
  rim: readonly [Colour, Colour, Colour]
  wall: Colour
  /** The width of the rim, as a share of the radius. */
  rimShare: number
  /** Decoration of the rim, around 0,0, for the given radius. */
  band?: (radius: number) => string
  /** Behind the bowl: handles, a saucer. */
  behind?: (easel: Easel, radius: number) => string
}

const loopHandles =
  (colour: Colour, light: Colour) =>
  (_: Easel, radius: number): string => {
    const loops = [-1, 1]
      .map((side) => `M${short(side * radius * 0.95)}-26c${side * 40}-8 ${side * 40} 60 0 52`)
      .join('')
    return (
      line(loops, '#0003', 13, 'transform="translate(6 10)"') +
      line(loops, colour, 12) +
      line(loops, light, 4, 'transform="translate(-1 -2)"')
    )
  }

const dottedBand =
  (colour: Colour, width: number, gap: number) =>
  (radius: number): string =>
    ring(radius * 0.955, faint(colour, 0.55), width, `stroke-dasharray="0 ${gap}"`)

/** The restaurant's round bowls. */
export const bowlLooks = {
  copper: {
    rim: ['#f8cfa0', '#c9783a', '#834218'],
    wall: '#6b3614',
    rimShare: 0.09,
    band: dottedBand('#ffe6c4', 3, 11),
  },
  handi: {
    rim: ['#f6c48c', '#bd6a2c', '#743712'],
    wall: '#5b2b0f',
    rimShare: 0.13,
    band: dottedBand('#ffe1b8', 5, 17),
    behind: loopHandles('#a85f26', '#f0be86'),
  },
  iron: {
    rim: ['#7d7f84', '#3d3f44', '#17181b'],
    wall: '#0f1012',
    rimShare: 0.08,
    behind: loopHandles('#2b2d31', '#85888e'),
  },
  clay: {
    rim: ['#e79a66', '#bb5f33', '#7f3718'],
    wall: '#5e2710',
    rimShare: 0.14,
    band: dottedBand('#fff0dc', 5, 19),
  },
  steel: { rim: ['#ffffff', '#c3c9d2', '#808995'], wall: '#5d6672', rimShare: 0.08 },
  white: { rim: ['#ffffff', '#f4ece0', '#cfc2ae'], wall: '#b3a48c', rimShare: 0.11 },
  blue: {
    rim: ['#ffffff', '#eef1f6', '#c3cad8'],
    wall: '#8d98ad',
    rimShare: 0.17,
    band: (radius) =>
      ring(radius * 0.915, '#2350a8', radius * 0.1, `stroke-dasharray="0 ${short(radius * 0.2213)}"`) +
      ring(radius * 0.915, '#f2b84a', radius * 0.035, `stroke-dasharray="0 ${short(radius * 0.2213)}"`) +
      ring(radius * 0.985, '#2350a8', radius * 0.018),
  },
  black: {
    rim: ['#6a6d75', '#2b2d33', '#101114'],
    wall: '#8f1f18',
    rimShare: 0.08,
    band: (radius) => ring(radius * 0.93, '#c4331f', radius * 0.035),
  },
  green: {
    rim: ['#b9d3b0', '#6f9a78', '#3f6650'],
    wall: '#2f4f40',
    rimShare: 0.1,
    band: dottedBand('#f0f6e4', 4, 15),
  },
  pan: {
    rim: ['#6d7076', '#35373c', '#141518'],
    wall: '#0f1012',
    rimShare: 0.07,
    behind: (_, radius) =>
      line(
        `M${short(radius * 0.9)} 34L${short(radius * 1.75)} 84`,
        '#0004',
        24,
        'transform="translate(6 10)"',
      ) +
      line(`M${short(radius * 0.9)} 34L${short(radius * 1.75)} 84`, '#22242a', 22) +
      line(`M${short(radius * 0.95)} 32L${short(radius * 1.72)} 78`, '#6b6f77', 5),
  },
  soup: {
    rim: ['#ffffff', '#f6efe4', '#d3c6b2'],
    wall: '#b3a48c',
    rimShare: 0.1,
    behind: (easel, radius) =>
      disc(6, 10, radius * 1.22, '#0003') +
      disc(0, 0, radius * 1.2, easel.slope('#ffffff', '#efe6d8', '#c9baa2')) +
      ring(radius * 1.12, '#c4472bcc', 3) +
      ring(radius * 1.06, '#1e3a8a', 4, 'stroke-dasharray="0 12" opacity=".75"') +
      line('M132 96L96-104', '#0003', 9, 'transform="translate(6 6)"') +
      line('M136 92L118-40', '#8d96a3', 8) +
      line('M135 92L117-40', '#f2f4f7', 4) +
      `<ellipse cx="114" cy="-70" rx="17" ry="30" fill="${easel.slope('#ffffff', '#b9c0ca', '#7d8693')}" transform="rotate(-8 114 -70)"/>`,
  },
  coupe: {
    rim: ['#ffffff', '#d5e3ea', '#9db3c0'],
    wall: '#b9cdd8',
    rimShare: 0.13,
    band: (radius) =>
      ring(
        radius * 0.93,
        '#fff',
        radius * 0.06,
        `stroke-dasharray="0 ${short(radius * 0.2434)}" opacity=".8"`,
      ),
    behind: (easel, radius) =>
      disc(6, 10, radius * 1.14, '#0003') +
      disc(0, 0, radius * 1.12, easel.slope('#f4d48a', '#c9963a', '#8a6018')) +
      disc(0, 0, radius * 1.06, easel.slope('#fffdf8', '#eadfca')),
  },
} satisfies Record<string, BowlLook>

/** Paints one bowl with its helping. */
export function paintBowl(
  easel: Easel,
  look: BowlLook,
  helping: Helping,
  at: Point & { radius: number },
): string {
  // Food in a small bowl is drawn at a scale at which it is still recognizable.
  const scale = at.radius < 70 ? 0.62 : 1
  const radius = Math.round(at.radius / scale)
  const inner = Math.round(radius * (1 - look.rimShare))
  const nominal = inner - 2
  const empty = easel.store(
    roundShadow({ x: 0, y: 0 }, radius) +
      disc(0, 0, radius, easel.slope(...look.rim)) +
      (look.band?.(radius) ?? '') +
      disc(0, 0, inner, look.wall),
  )
  const food = paintHelping(easel, helping, {
    surface: { x: 0, y: 0, rx: nominal * 0.87, ry: nominal * 0.87 },
    filling: { radius: nominal, isHeaped: false },
    arrange: 'scatter',
  })
  return group(
    (look.behind?.(easel, radius) ?? '') + empty(origin) + food + wetShine(easel, inner)(origin),
    { x: Math.round(at.x), y: Math.round(at.y) },
    scale,
  )
}

const origin: Point = { x: 0, y: 0 }

/** The shade of the wall and the highlights on wet food. */
function wetShine(easel: Easel, inner: number): (at: Point) => string {
  const [reach, near, far] = [0.86, -0.3, -0.8].map((share) => Math.round(inner * share))
  const shade = inner < 75 ? ring(inner - 3, '#0004', 6) : disc(0, 0, inner, easel.hollow())
  return easel.store(
    shade + line(`M${far} ${near}A${reach} ${reach} 0 0 1${near} ${far}`, '#fff8', inner * 0.055),
  )
}

/** A bowl in the middle; it moves aside for bowls beside it. */
export const bowl =
  (name: keyof typeof bowlLooks): PaintVessel =>
  (easel, recipe) => {
    const sides = recipe.sides ?? []
    const main = sides.length === 0 ? { x: 200, y: 150, radius: 118 } : { x: 174, y: 150, radius: 112 }
    if (name === 'soup' || name === 'coupe') main.radius = 104
    const places =
      sides.length === 1
        ? [{ x: 306, y: 220 }]
        : [
            { x: 312, y: 94 },
            { x: 306, y: 220 },
          ]
    return (
      paintBowl(easel, bowlLooks[name], recipe, main) +
      sides
        .map((side, index) =>
          paintBowl(easel, bowlLooks.steel, helpingOf(side), {
            ...(places[index] ?? { x: 306, y: 220 }),
            radius: 44,
          }),
        )
        .join('')
    )
  }

/** A round copper lid with its knob. */
export const paintLid = (easel: Easel, radius: number): string =>
  roundShadow({ x: 0, y: 0 }, radius) +
  disc(0, 0, radius, easel.slope(...bowlLooks.handi.rim)) +
  ring(radius * 0.9, '#ffe6c499', 3.4, 'stroke-dasharray="0 12"') +
  disc(0, 0, radius * 0.78, easel.dome('#d28748', 0.45)) +
  disc(3, 5, radius * 0.2, '#2006') +
  disc(0, 0, radius * 0.19, easel.dome('#d28748', 0.45))

const opened = bowl('handi')

/** A handi just opened, with its lid beside it. */
export const biryaniPot: PaintVessel = (easel, recipe) =>
  group(paintLid(easel, 70), { x: 92, y: 66 }) + opened(easel, recipe)
