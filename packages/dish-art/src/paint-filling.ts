import type { Filling } from './dish-recipe.ts'
import { scatter } from './easel/arrange.ts'
import { darken, faint, lighten, type Colour } from './easel/colour.ts'
import type { Coat, Easel } from './easel/easel.ts'
import { blob, disc, dotted, line, scratches, xy, type Point } from './easel/shapes.ts'
import { fillings, type FillingLook } from './fillings.ts'

/** Food fills a bowl to its wall, or is a mound or puddle with its own edge on a plate. */
export interface FillingSpread {
  radius: number
  isHeaped: boolean
}

/** In a smaller bowl the finer details are invisible: omitting them keeps a thali's file small. */
const smallRadius = 80

/** Paints the filling of a vessel, around 0,0. */
export function paintFilling(easel: Easel, filling: Filling, { radius, isHeaped }: FillingSpread): string {
  const look = fillings[filling]
  const fill =
    radius < smallRadius ? look.colour : easel.dome(look.colour, look.kind === 'rice' ? 0.16 : 0.24)
  const bed =
    isHeaped && radius >= smallRadius
      ? easel.retrace(blob(easel.random, radius * 0.97, 0.04, 9), [
          { fill: '#2004', shift: [4, 7] },
          { fill },
        ])
      : (isHeaped ? disc(3, 6, radius, '#2004') : '') + disc(0, 0, radius, fill)
  return bed + surfaceOf(easel, look, radius)
}

/** Paints one texture several times, each time in another coat. */
type Lay = (kind: string, d: (points: Scatter) => string, coats: readonly Coat[]) => string
type Scatter = (count: number) => Point[]

/**
 * One texture is made per kind and size, and painted several times, turned and in other colours: no one notices that
 * the grains of rice are always the same thirty.
 */
function surfaceOf(easel: Easel, look: FillingLook, radius: number): string {
  const points: Scatter = (count) =>
    scatter(easel.random, { x: 0, y: 0, rx: radius * 0.92, ry: radius * 0.92 }, { count, reach: 4 })
  const lay: Lay = (kind, d, coats) => {
    const paint = easel.texture(`${kind} ${radius}`, () => d(points))
    return coats.map((coat, index) => paint({ ...coat, turn: index * 49 })).join('')
  }
  const isSmall = radius < smallRadius
  const dotsAllOver = (places: Scatter): string => dotted(places(Math.round(radius / (isSmall ? 8 : 6))))
  switch (look.kind) {
    case 'sauce':
      return lay('dots', dotsAllOver, sauceCoats(look, isSmall)) + rimLight(look.colour, radius)
    case 'dal':
      return lay('dots', dotsAllOver, dalCoats(look, isSmall))
    case 'clear':
      return rimLight(look.colour, radius) + lay('dots', dotsAllOver, clearCoats(look))
    case 'smooth':
      return (
        ridge(look.colour, radius) +
        (look.fleck ? lay('dots', dotsAllOver, [{ stroke: look.fleck, width: 3.4 }]) : '')
      )
    case 'rice': {
      const grains = (places: Scatter): string =>
        scratches(easel.random, places(Math.round(radius / (isSmall ? 3.6 : 2.6))), 8)
      return sameWidth(3.6, lay('grains', grains, riceCoats(look, isSmall)))
    }
    case 'coarse': {
      const bits = (places: Scatter): string =>
        scratches(easel.random, places(Math.round(radius / 4)), look.length)
      return sameWidth(look.width, lay(`bits ${look.length}`, bits, coarseCoats(look, isSmall)))
    }
    case 'noodles':
      return paintStrands(easel, look, radius)
    case 'leaves':
      return paintLeaves(easel, look, radius)
    default:
      return look satisfies never
  }
}

/** Strands lie in nests: arcs around middles near that of the plate. */
function paintStrands(easel: Easel, { colour, strand, hasBroth }: Look<'noodles'>, radius: number): string {
  const reach = radius * (hasBroth ? 0.78 : 0.95)
  const thickness = radius < smallRadius ? 0.7 : 1
  const between = (low: number, high: number): number => Math.round(easel.random.between(low, high))
  const arcs = (count: number): string =>
    Array.from({ length: count }, () => {
      const size = easel.random.between(0.12, 0.94) * reach
      const room = (reach - size) * 0.9
      const [x, y] = [between(-room, room), between(-room, room) * 0.9]
      const [from, sweep] = [easel.random.between(0, Math.PI * 2), easel.random.between(1.1, 2.7)]
      const point = (angle: number): string =>
        xy(Math.round(x + Math.cos(angle) * size), Math.round(y + Math.sin(angle) * size))
      return `M${point(from)}A${xy(Math.round(size), Math.round(size))} 0 0 1 ${point(from + sweep)}`
    }).join('')
  const layers = hasBroth ? [30] : [34, 30]
  return (
    (hasBroth ? rimLight(colour, radius) : '') +
    layers
      .map((count) =>
        easel.retrace(arcs(count), [
          { stroke: faint(darken(colour, 0.55), 0.7), width: 9 * thickness, shift: [1, 3] },
          { stroke: darken(strand, 0.28), width: 8 * thickness },
          { stroke: strand, width: 5.4 * thickness },
          { stroke: lighten(strand, 0.7), width: 1.8 * thickness, shift: [-1, -1] },
        ]),
      )
      .join('')
  )
}

const leafOutline =
  'M-30 4q-2-12 8-14 4-11 16-8 8-9 18-2 12-2 16 8 9 5 4 14-4 10-15 8-8 9-19 3-11 4-18-3-9 0-10-6Z'

/** Leaves all over each other, light ones on top. */
function paintLeaves(easel: Easel, { leaves }: Look<'leaves'>, radius: number): string {
  const size = radius < smallRadius ? 0.6 : 1
  const drawn = leaves.map((colour) =>
    easel.store(
      `<path d="${leafOutline}" fill="#0002" transform="translate(2 4)"/><path d="${leafOutline}" fill="${easel.dome(colour, 0.34)}"/>` +
        line('M-24 2Q0-4 26-1M-12 0l5-9M4-2l6-9M-4 1l6 9', lighten(colour, 0.6), 2),
    ),
  )
  const places = scatter(
    easel.random,
    { x: 0, y: 0, rx: radius * 0.94, ry: radius * 0.94 },
    { count: Math.round(radius / (3.1 * size)), reach: 14 * size },
  )
  return places
    .map((point, index) => drawn[index % drawn.length]?.(point, size, easel.random.between(0, 360)))
    .join('')
}

type Look<Kind extends FillingLook['kind']> = Extract<FillingLook, { kind: Kind }>

const sauceCoats = ({ fleck, oil }: Look<'sauce'>, isSmall: boolean): Coat[] => [
  ...(isSmall
    ? []
    : [
        { stroke: faint(fleck, 0.35), width: 9 },
        { stroke: faint(fleck, 0.6), width: 4 },
      ]),
  { stroke: faint(oil, 0.55), width: 8 },
]

const dalCoats = ({ fleck }: Look<'dal'>, isSmall: boolean): Coat[] => [
  ...(isSmall ? [] : [{ stroke: faint(darken(fleck, 0.4), 0.7), width: 10 }]),
  { stroke: fleck, width: 8.5 },
  { stroke: lighten(fleck, 0.4), width: 3.5 },
]

const clearCoats = ({ colour }: Look<'clear'>): Coat[] => [
  { stroke: faint(lighten(colour, 0.6), 0.35), width: 9 },
  { stroke: faint(lighten(colour, 0.8), 0.6), width: 3.4 },
]

const riceCoats = ({ grains }: Look<'rice'>, isSmall: boolean): Coat[] =>
  (isSmall ? grains.slice(0, 3) : [...grains, ...grains.slice(1, 2)]).map(asStroke)

const coarseCoats = ({ bits, colour, width }: Look<'coarse'>, isSmall: boolean): Coat[] => [
  ...bits.map(asStroke),
  ...(isSmall ? [] : [{ stroke: lighten(bits[1] ?? colour, 0.3), width: width * 0.6 }]),
]

const sameWidth = (width: number, lines: string): string => `<g stroke-width="${width}">${lines}</g>`

function asStroke(stroke: Colour): Coat {
  return { stroke }
}

/** Where a sauce rises slightly at the wall, it catches the light. */
const rimLight = (colour: Colour, radius: number): string =>
  radius < smallRadius
    ? ''
    : `<circle r="${Math.round(radius * 0.94)}" stroke="${faint(lighten(colour, 0.4), 0.45)}" stroke-width="4"/>`

/** The ridge a spoon leaves in something thick. */
function ridge(colour: Colour, radius: number): string {
  const at = (...shares: number[]): string => xy(...shares.map((share) => Math.round(share * radius)))
  const d = `M${at(-0.55, 0.1)}C${at(-0.5, -0.62, 0.62, -0.58, 0.58, 0.1)}C${at(0.5, 0.62, -0.3, 0.5, -0.22, 0.05)}`
  return line(d, darken(colour, 0.13), radius * 0.11) + line(d, lighten(colour, 0.55), radius * 0.06)
}
