import type { DishRecipe, Filling } from '../dish-recipe.ts'
import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { dots, group, line, oval, shape, short, slab } from '../easel/shapes.ts'
import { fillings } from '../fillings.ts'
import { paintHelping } from '../paint-helping.ts'
import type { PaintVessel } from './vessel.ts'

/** A glass seen from high up: an oval rim above a smaller oval foot. */
export interface GlassForm {
  x: number
  top: number
  bottom: number
  rim: number
  foot: number
  /** Distance from the rim down to the surface of the drink. */
  headroom: number
}

/** How flat the ovals are: depends on the height of the eye above the table. */
const tilt = 0.36

/** Writes the outline between two ovals. */
export const barrel = (
  x: number,
  top: number,
  topRadius: number,
  bottom: number,
  bottomRadius: number,
): string =>
  `M${short(x - topRadius)} ${short(top)}L${short(x - bottomRadius)} ${short(bottom)}` +
  `A${short(bottomRadius)} ${short(bottomRadius * tilt)} 0 0 0 ${short(x + bottomRadius)} ${short(bottom)}` +
  `L${short(x + topRadius)} ${short(top)}Z`

const coaster = (easel: Easel, { x, bottom, foot }: GlassForm): string => {
  const rx = foot * 1.75
  return (
    oval(x + 8, bottom + 10, rx, rx * tilt * 1.2, '#0003') +
    oval(x, bottom + 4, rx, rx * tilt * 1.2, easel.slope('#f4d48a', '#d69a3c', '#9c6418')) +
    oval(
      x,
      bottom + 3,
      rx * 0.86,
      rx * tilt,
      'none',
      'stroke="#fff4d6" stroke-width="4" stroke-dasharray="0 11" opacity=".8"',
    )
  )
}

const iceCubes = (x: number, y: number, radius: number): string =>
  [
    { dx: -0.42, dy: 0.1, turn: -14 },
    { dx: 0.3, dy: -0.08, turn: 20 },
    { dx: -0.05, dy: 0.75, turn: 8 },
  ]
    .map(({ dx, dy, turn }) =>
      group(
        slab(0, 0, radius * 0.56, radius * 0.5, 7, '#fff6') +
          line(`M${short(-radius * 0.16)} ${short(-radius * 0.12)}h${short(radius * 0.24)}`, '#fffc', 3),
        { x: x + dx * radius, y: y + dy * radius },
        1,
        turn,
      ),
    )
    .join('')

/** Paints a drink in a clear glass, with what floats on its surface. */
export function paintGlass(easel: Easel, recipe: DishRecipe, form: GlassForm, isIced = true): string {
  const { x, top, bottom, rim, foot, headroom } = form
  const filling: Filling = recipe.filling ?? 'buttermilk'
  const { colour, kind } = fillings[filling]
  const level = top + headroom
  const surface = rim - ((rim - foot) * headroom) / (bottom - top) - 4
  const { filling: _, ...onTop } = recipe
  return (
    coaster(easel, form) +
    shape(barrel(x, top, rim, bottom, foot), '#fff4') +
    shape(
      barrel(x, level, surface, bottom - 5, foot - 5),
      easel.slope(lighten(colour, 0.25), colour, darken(colour, 0.3)),
    ) +
    (kind === 'clear' ? bubbles(easel, form, colour) : '') +
    oval(x, level, surface, surface * tilt, easel.dome(lighten(colour, 0.22), 0.2)) +
    (kind !== 'clear'
      ? froth(easel, x, level, surface, colour)
      : isIced
        ? iceCubes(x, level + 6, surface)
        : '') +
    group(
      paintHelping(easel, onTop, {
        surface: { x: 0, y: 0, rx: surface * 1.25, ry: surface * 0.36 },
        filling: { radius: 40, isHeaped: false },
        arrange: 'scatter',
      }),
      { x, y: level },
      0.72,
    ) +
    glassShine(form)
  )
}

const bubbles = (easel: Easel, { x, top, bottom, foot }: GlassForm, colour: Colour): string =>
  dots(
    Array.from({ length: 14 }, () => ({
      x: x + easel.random.between(-foot * 0.8, foot * 0.8),
      y: easel.random.between(top + 60, bottom - 6),
    })),
    lighten(colour, 0.8),
    4,
    'opacity=".6"',
  )

const froth = (easel: Easel, x: number, level: number, radius: number, colour: Colour): string =>
  dots(
    Array.from({ length: 12 }, () => {
      const angle = easel.random.between(0, Math.PI * 2)
      return { x: x + Math.cos(angle) * radius * 0.86, y: level + Math.sin(angle) * radius * 0.86 * tilt }
    }),
    lighten(colour, 0.7),
    6,
    'opacity=".7"',
  )

function glassShine({ x, top, bottom, rim, foot }: GlassForm): string {
  const left = (share: number): string => short(x - (rim + (foot - rim) * share) * 0.78)
  return (
    line(
      `M${left(0.18)} ${short(top + (bottom - top) * 0.18)}L${left(0.8)} ${short(top + (bottom - top) * 0.8)}`,
      '#fff8',
      7,
    ) +
    oval(x, top, rim, rim * tilt, 'none', 'stroke="#fff" stroke-width="3.4" opacity=".85"') +
    line(
      `M${short(x - foot * 0.8)} ${short(bottom + foot * 0.2)}Q${x} ${short(bottom + foot * 0.42)} ${short(x + foot * 0.8)} ${short(bottom + foot * 0.2)}`,
      '#fff9',
      3,
    )
  )
}

const straw = (x: number, top: number): string =>
  line(`M${x + 6} ${top + 34}L${x + 52} ${top - 40}`, '#fffaf0', 9) +
  line(`M${x + 6} ${top + 34}L${x + 52} ${top - 40}`, '#c4472b', 9, 'stroke-dasharray="1 15"')

/** A tall glass with a straw, for cold drinks. */
export const tallGlass: PaintVessel = (easel, recipe) =>
  paintGlass(easel, recipe, { x: 200, top: 64, bottom: 250, rim: 80, foot: 58, headroom: 24 }) +
  straw(206, 66)

/** A short wide glass. */
export const shortGlass: PaintVessel = (easel, recipe) =>
  paintGlass(easel, recipe, { x: 200, top: 80, bottom: 234, rim: 94, foot: 76, headroom: 24 })

/** A layered sundae: seeds, noodles, milk, and a scoop above the rim. */
export const sundaeGlass: PaintVessel = (easel, recipe) => {
  const noodles = Array.from({ length: 12 }, () => {
    const [x, y] = [easel.random.between(158, 228), easel.random.between(134, 186)]
    return `M${Math.round(x)} ${Math.round(y)}q12 8 0 15t0 15`
  })
  const seeds = Array.from({ length: 26 }, () => ({
    x: easel.random.between(166, 234),
    y: easel.random.between(206, 246),
  }))
  return (
    line('M232 130L300 22', '#8d96a3', 7) +
    line('M231 130L299 22', '#f2f4f7', 3) +
    `<g transform="translate(200 76)">${oval(0, 0, 52, 44, easel.dome('#f8e6bd', 0.2))}${line('M-34-10q8-22 32-26', '#fffc', 6)}</g>` +
    paintGlass(easel, recipe, { x: 200, top: 92, bottom: 250, rim: 66, foot: 44, headroom: 16 }) +
    line(noodles.join(''), '#fff6e2d9', 3.4) +
    dots(seeds, '#fff6', 8) +
    dots(seeds, '#2a1a1e', 4)
  )
}

const stem = (from: number): string =>
  oval(214, 266, 66, 19, '#0003') +
  oval(200, 258, 60, 18, '#fff6') +
  oval(200, 256, 60, 18, 'none', 'stroke="#fff" stroke-width="2.4" opacity=".8"') +
  line(`M200 ${from}V254`, '#fff9', 8) +
  line(`M198 ${from}V254`, '#fff', 2.4)

const afloat = (easel: Easel, { pieces, garnish }: DishRecipe, y: number, rx: number): string =>
  group(
    paintHelping(
      easel,
      { ...(pieces && { pieces }), ...(garnish && { garnish }) },
      {
        surface: { x: 0, y: 0, rx, ry: rx * 0.36 },
        filling: { radius: 40, isHeaped: false },
        arrange: 'scatter',
      },
    ),
    { x: 200, y },
    0.8,
  )

const drinkOf = (easel: Easel, { filling }: DishRecipe, usual: 'red-wine' | 'pink-cocktail') => {
  const { colour } = fillings[filling ?? usual]
  const body: [Colour, Colour, Colour] = [lighten(colour, 0.3), colour, darken(colour, 0.3)]
  return { fill: easel.slope(...body), top: lighten(colour, 0.25) }
}

/** A stemmed glass of wine. */
export const wineGlass: PaintVessel = (easel, recipe) => {
  const { fill, top } = drinkOf(easel, recipe, 'red-wine')
  return (
    stem(186) +
    shape('M118 34C104 130 138 190 200 190S296 130 282 34Z', '#fff4') +
    shape('M116 96C122 156 154 184 200 184S278 156 284 96Z', fill) +
    oval(200, 96, 84, 25, top) +
    afloat(easel, recipe, 96, 60) +
    oval(200, 34, 82, 23, 'none', 'stroke="#fff" stroke-width="3.4" opacity=".9"') +
    line('M134 58Q132 118 158 158', '#fffa', 8)
  )
}

/** A cocktail in a wide stemmed glass. */
export const martiniGlass: PaintVessel = (easel, recipe) => {
  const { fill, top } = drinkOf(easel, recipe, 'pink-cocktail')
  return (
    stem(176) +
    shape('M76 50L194 182Q200 188 206 182L324 50Z', '#fff4') +
    shape('M98 70L195 178Q200 184 205 178L302 70Z', fill) +
    oval(200, 70, 101, 27, top) +
    afloat(easel, recipe, 70, 78) +
    oval(200, 50, 124, 33, 'none', 'stroke="#fff" stroke-width="3.4" opacity=".9"') +
    line('M106 62L172 140', '#fffa', 8)
  )
}

/** A full glass of beer with its head. */
export const beerGlass: PaintVessel = (easel, recipe) => {
  const foam = Array.from({ length: 15 }, (_, step) => ({
    x: 138 + (step % 8) * 17.6,
    y: 66 + (step < 8 ? 6 : -12) + easel.random.between(-5, 5),
  }))
  return (
    paintGlass(easel, recipe, { x: 200, top: 66, bottom: 250, rim: 80, foot: 60, headroom: 16 }, false) +
    dots(
      foam.map(({ x, y }) => ({ x: x + 2, y: y + 7 })),
      '#d9b878',
      38,
    ) +
    dots(foam, '#fffaf0', 38) +
    dots(foam.slice(2, 7), '#fff', 20)
  )
}
