import type { DishRecipe } from '../dish-recipe.ts'
import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { dots, group, line, oval, shape, short, disc, ring } from '../easel/shapes.ts'
import { fillings } from '../fillings.ts'
import { paintHelping } from '../paint-helping.ts'
import { barrel } from './glass.ts'
import { type PaintVessel, roundShadow } from './vessel.ts'

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

interface CupLook {
  saucer: readonly [Colour, Colour, Colour]
  cup: readonly [Colour, Colour, Colour]
  radius: number
}

const white: CupLook['cup'] = ['#ffffff', '#f3ece0', '#c9bca6']

/** Leaves that the barista pours into the foam, or a heart. */
const rosetta =
  'M0 46V-40M-30 24Q-10 34 0 22Q10 34 30 24M-36 4Q-12 16 0 2Q12 16 36 4M-32-16Q-12-4 0-18Q12-4 32-16M-20-34Q-8-26 0-36Q8-26 20-34'
const heart = 'M0 44C-52 8-44-38-16-36C-6-36 0-26 0-20C0-26 6-36 16-36C44-38 52 8 0 44Z'

function surfaceOf(easel: Easel, { filling = 'latte' }: DishRecipe, radius: number): string {
  const { colour, kind } = fillings[filling]
  const drink = disc(0, 0, radius, easel.dome(colour, kind === 'clear' ? 0.2 : 0.14))
  if (kind === 'clear')
    return (
      drink +
      ring(radius * 0.94, lighten(colour, 0.4), 7, 'opacity=".75"') +
      dots(
        Array.from({ length: 16 }, () => {
          const angle = easel.random.between(0, Math.PI * 2)
          return { x: Math.cos(angle) * radius * 0.84, y: Math.sin(angle) * radius * 0.84 }
        }),
        lighten(colour, 0.6),
        6,
        'opacity=".65"',
      )
    )
  const art = easel.random.pick(['rosetta', 'heart'])
  const foam = '#fff3dc'
  return (
    drink +
    ring(radius * 0.9, darken(colour, 0.3), 10, 'opacity=".4"') +
    group(
      art === 'heart' ? shape(heart, foam) : line(rosetta, foam, 8) + line('M0 46V-44', colour, 3),
      { x: 0, y: 4 },
      radius / 76,
      easel.random.between(-24, 24),
    )
  )
}

/** A cup on its saucer, seen from above. */
function cup({ saucer, cup: body, radius }: CupLook): PaintVessel {
  const inner = radius * 0.88
  return (easel, recipe) => {
    const { filling: _, ...onTop } = recipe
    return (
      roundShadow({ x: 200, y: 152 }, 130) +
      group(
        disc(0, 0, 130, easel.slope(...saucer)) +
          ring(116, '#ffffff80', 3) +
          disc(6, 10, radius + 6, '#0003') +
          line(`M${radius - 8}-16q46-10 46 16t-46 16`, '#0003', 14, 'transform="translate(5 8)"') +
          line(`M${radius - 8}-16q46-10 46 16t-46 16`, body[1], 14) +
          line(`M${radius - 6}-17q40-8 41 14`, '#fff', 4) +
          disc(0, 0, radius, easel.slope(...body)) +
          disc(0, 0, inner, darken(body[2], 0.35)) +
          group(surfaceOf(easel, recipe, inner - 5), { x: 1, y: 3 }) +
          paintHelping(easel, onTop, {
            surface: { x: 0, y: 0, rx: inner * 0.74, ry: inner * 0.74 },
            filling: { radius: 50, isHeaped: false },
            arrange: 'scatter',
          }) +
          line(`M${-inner * 0.84}-26A${inner * 0.9} ${inner * 0.9} 0 0 1-26${-inner * 0.84}`, '#fff8', 5) +
          // The spoon.
          line('M-44 112L50 100', '#0003', 9, 'transform="translate(4 7)"') +
          line('M-44 112L50 100', '#8d96a3', 8) +
          line('M-44 111L50 99', '#f2f4f7', 3.4) +
          oval(
            -62,
            115,
            24,
            13,
            easel.slope('#ffffff', '#b9c0ca', '#7d8693'),
            'transform="rotate(-7 -62 115)"',
          ),
        { x: 192, y: 148 },
      )
    )
  }
}

export const coffeeCup = cup({ saucer: ['#ffffff', '#f6efe4', '#cfc2ae'], cup: white, radius: 88 })

export const mug = cup({
  saucer: ['#dba868', '#b5773c', '#8a5222'],
  cup: ['#5f86b0', '#345a86', '#1e3a5c'],
  radius: 92,
})

export const teaGlass = cup({
  saucer: ['#f4d48a', '#d69a3c', '#9c6418'],
  cup: ['#ffffff', '#e3eef2', '#b3c9d3'],
  radius: 86,
})
