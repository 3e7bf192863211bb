import type { DishRecipe } from '../dish-recipe.ts'
import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { dots, group, line, oval, shape } from '../easel/shapes.ts'
import { fillings } from '../fillings.ts'
import { paintHelping } from '../paint-helping.ts'
import { paintGlass } from './glass.ts'
import type { PaintVessel } from './vessel.ts'

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
