import type { DishRecipe } from '../dish-recipe.ts'
import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { dots, group, line, oval, shape, short } from '../easel/shapes.ts'
import { fillings } from '../fillings.ts'
import { paintHelping } from '../paint-helping.ts'
import { barrel } from './glass.ts'
import type { PaintVessel } from './vessel.ts'

interface CupForm {
  x: number
  top: number
  bottom: number
  rim: number
  foot: number
  colours: readonly [Colour, Colour, Colour]
  band: Colour
}

/** Cups are seen from higher up than glasses. */
const tilt = 0.62

const steam =
  line('M176 74q-18-22 0-40t0-34M212 66q-18-22 0-40t0-30', '#fff3', 9) +
  line('M176 74q-18-22 0-40t0-34M212 66q-18-22 0-40t0-30', '#fff5', 3.4)

/** Paints an opaque cup and the drink in it. */
function paintCup(easel: Easel, recipe: DishRecipe, form: CupForm): string {
  const { x, top, bottom, rim, foot, colours, band } = form
  const { filling, ...onTop } = recipe
  const { colour } = fillings[filling ?? 'chai']
  const inner = rim * 0.88
  const bandAt = (share: number): string => {
    const y = top + (bottom - top) * share
    const rx = rim + (foot - rim) * share
    return `M${short(x - rx)} ${short(y)}A${short(rx)} ${short(rx * 0.4)} 0 0 0 ${short(x + rx)} ${short(y)}`
  }
  return (
    oval(x + 26, bottom + 14, foot * 1.3, foot * 0.6, '#0004') +
    shape(barrel(x, top, rim, bottom, foot), easel.slope(...colours)) +
    line(bandAt(0.42) + bandAt(0.56), band, 3, 'opacity=".55"') +
    line(bandAt(0.49), band, 6, 'stroke-dasharray="0 13" opacity=".8"') +
    oval(x, top, rim, rim * tilt, easel.slope(...colours)) +
    oval(x, top + 2, inner, inner * tilt, darken(colours[2], 0.4)) +
    oval(x, top + 8, inner * 0.95, inner * tilt * 0.88, easel.dome(colour, 0.25)) +
    oval(
      x,
      top + 8,
      inner * 0.86,
      inner * tilt * 0.78,
      'none',
      `stroke="${lighten(colour, 0.5)}" stroke-width="4" opacity=".5"`,
    ) +
    dots(
      Array.from({ length: 16 }, () => {
        const angle = easel.random.between(0, Math.PI * 2)
        const reach = inner * easel.random.between(0.66, 0.84)
        return { x: x + Math.cos(angle) * reach, y: top + 8 + Math.sin(angle) * reach * tilt * 0.9 }
      }),
      lighten(colour, 0.65),
      6,
      'opacity=".7"',
    ) +
    group(
      paintHelping(easel, onTop, {
        surface: { x: 0, y: 0, rx: inner, ry: inner * 0.55 },
        filling: { radius: 60, isHeaped: false },
        arrange: 'scatter',
      }),
      { x, y: top + 8 },
      0.8,
    ) +
    line(
      `M${short(x - rim * 0.72)} ${short(top + 46)}L${short(x - foot * 0.78)} ${short(bottom - 16)}`,
      '#fff4',
      7,
    )
  )
}

/** A cup of unglazed clay, with a hot drink. */
export const kulhad: PaintVessel = (easel, recipe) =>
  steam +
  paintCup(easel, recipe, {
    x: 200,
    top: 116,
    bottom: 236,
    rim: 92,
    foot: 62,
    colours: ['#e9a06e', '#c06a3a', '#7f3a18'],
    band: '#fff0dc',
  })

/** A hammered copper tumbler, with a cold drink. */
export const copperTumbler: PaintVessel = (easel, recipe) =>
  paintCup(easel, recipe, {
    x: 200,
    top: 98,
    bottom: 240,
    rim: 80,
    foot: 60,
    colours: ['#f8cfa0', '#c9783a', '#7a3c14'],
    band: '#ffe9cc',
  })

/** The southern coffee set: a tumbler standing in its wide cup. */
export const filterCoffee: PaintVessel = (easel, recipe) =>
  oval(214, 216, 132, 76, '#0004') +
  oval(200, 200, 130, 76, easel.slope('#fff0b8', '#d9a83f', '#8a5f16')) +
  oval(200, 202, 116, 64, '#8a5f16') +
  oval(200, 208, 108, 56, easel.dome('#e9c15e', 0.3)) +
  steam +
  paintCup(easel, recipe, {
    x: 200,
    top: 96,
    bottom: 206,
    rim: 76,
    foot: 56,
    colours: ['#fff4c8', '#deb14a', '#8f6418'],
    band: '#fff6d6',
  })
