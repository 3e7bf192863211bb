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
    default:
      return look satisfies never
  }
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
