import type { Filling, Helping } from '../dish-recipe.ts'
import type { Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { disc, group, line, ring, type Point, blob, dotted, oval, shape } from '../easel/shapes.ts'
import { paintHelping } from '../paint-helping.ts'
import { bowlLooks, paintBowl } from './bowl.ts'
import { helpingOf, roundShadow, type PaintVessel } from './vessel.ts'

interface PlateLook {
  face: readonly [Colour, Colour, Colour]
  well: readonly [Colour, Colour]
  /** Where the well begins, as a share of the radius. */
  wellShare: number
  band?: string
}

const radius = 132

const looks = {
  white: { face: ['#ffffff', '#f8f1e6', '#d9ccb6'], well: ['#efe5d4', '#fffdf8'], wellShare: 0.76 },
  steel: {
    face: ['#ffffff', '#ccd2da', '#8d96a3'],
    well: ['#b9c0ca', '#eef1f4'],
    wellShare: 0.88,
    band: ring(98, '#fff8', 2) + ring(70, '#fff6', 1.5),
  },
  blue: {
    face: ['#ffffff', '#f0f3f8', '#c6cfde'],
    well: ['#dfe5ef', '#fbfcfe'],
    wellShare: 0.76,
    band:
      ring(118, '#2350a8', 15, 'stroke-dasharray="0 24.7"') +
      ring(118, '#f2b84a', 5, 'stroke-dasharray="0 24.7"') +
      ring(129, '#2350a8', 3) +
      ring(105, '#2c8a86', 4, 'stroke-dasharray="5 6"'),
  },
  brass: {
    face: ['#fff0b8', '#d9a83f', '#8f6418'],
    well: ['#b98a2c', '#f3d684'],
    wellShare: 0.86,
    band: ring(122, '#fff5cf', 5, 'stroke-dasharray="0 15.3" opacity=".75"') + ring(78, '#fff5cf73', 1.5),
  },
  leaf: {
    face: ['#b9a45c', '#8f7a34', '#5f4f1c'],
    well: ['#7d6a2c', '#a9944c'],
    wellShare: 0.9,
    band:
      line(
        'M0-130V130M-130 0H130M-92-92L92 92M92-92L-92 92M-50-120L50 120M50-120L-50 120M-120-50L120 50M-120 50L120-50',
        '#5f4f1c80',
        2,
      ) + ring(112, '#e8d9a0', 3, 'stroke-dasharray="9 14"'),
  },
  sweets: {
    face: ['#fff6f2', '#f3d9d6', '#cfa6a6'],
    well: ['#ecd0cd', '#fffaf7'],
    wellShare: 0.8,
    band: ring(118, '#b98a2c', 2.5) + ring(111, '#c4476b', 5, 'stroke-dasharray="0 16.6" opacity=".7"'),
  },
} satisfies Record<string, PlateLook>

function paintEmptyPlate(easel: Easel, look: PlateLook, at: Point): string {
  return (
    roundShadow(at, radius) +
    group(
      disc(0, 0, radius, easel.slope(...look.face)) +
        disc(0, 0, radius * look.wellShare, easel.slope(...look.well)) +
        (look.band ?? '') +
        line('M-122-36A127 127 0 0 1-36-122', '#fffc', 3),
      at,
    )
  )
}

/** Paints pieces on a round plate, with dips or small bowls on its right. */
export const plate =
  (name: keyof typeof looks): PaintVessel =>
  (easel, recipe) => {
    const sides = sidePlaces(recipe.sides ?? [])
    const middle = sides.length === 0 ? { x: 200, y: 148 } : { x: 180, y: 148 }
    const reach = sides.length === 0 ? 108 : 94
    return (
      paintEmptyPlate(easel, looks[name], { x: 200, y: 150 }) +
      group(
        paintHelping(easel, recipe, {
          surface: { x: 0, y: 0, rx: reach, ry: reach },
          filling: { radius: 96, isHeaped: true },
          arrange: 'cluster',
          obstacles: sides.map(({ x, y, radius: size }) => ({
            x: x - middle.x,
            y: y - middle.y,
            reach: size,
          })),
        }),
        middle,
      ) +
      sides.map(({ side, ...place }) => paintBowl(easel, bowlLooks.steel, helpingOf(side), place)).join('')
    )
  }

/** Small bowls are placed down the right side of a plate. */
function sidePlaces(
  sides: readonly (Filling | Helping)[],
): (Point & { radius: number; side: Filling | Helping })[] {
  const angles = [[], [0.62], [-0.5, 0.62], [-0.85, 0, 0.85]][sides.length] ?? []
  return sides.map((side, index) => {
    const angle = angles[index] ?? 0
    // A side given only by name is a dip.
    const isDip = typeof side === 'string'
    return {
      side,
      radius: isDip || sides.length > 2 ? 37 : 48,
      x: Math.round(200 + Math.cos(angle) * 92),
      y: Math.round(150 + Math.sin(angle) * 92),
    }
  })
}

const middle = { x: 200, y: 150 }
const pizzaRadius = 128

/** The cut lines of eight slices. */
const cuts = 'M0-118V118M-118 0H118M-84-84L84 84M84-84L-84 84'

const around = (easel: Easel, count: number, reach: number): { x: number; y: number }[] =>
  Array.from({ length: count }, () => {
    const angle = easel.random.between(0, Math.PI * 2)
    const distance = Math.sqrt(easel.random.between(0, 1)) * reach
    return { x: Math.round(Math.cos(angle) * distance), y: Math.round(Math.sin(angle) * distance) }
  })

const onTheRim = (easel: Easel, count: number): { x: number; y: number }[] =>
  Array.from({ length: count }, () => {
    const angle = easel.random.between(0, Math.PI * 2)
    const distance = easel.random.between(113, 121)
    return { x: Math.round(Math.cos(angle) * distance), y: Math.round(Math.sin(angle) * distance) }
  })

/** A round pizza on its board: the crust, what is spread on it, melted cheese, and the toppings all over. */
export const pizza =
  (spread: Colour): PaintVessel =>
  (easel, recipe) =>
    oval(212, 162, 158, 140, '#0003') +
    oval(200, 150, 156, 138, easel.slope('#dba868', '#b5773c', '#8a5222')) +
    line('M60 92Q200 76 344 98M48 140Q190 152 354 138M54 196Q210 182 346 200', '#7a451959', 2.4) +
    roundShadow(middle, pizzaRadius) +
    group(
      shape(blob(easel.random, pizzaRadius - 8, 0.02, 14), easel.dome('#e3ab5c', 0.4)) +
        easel.retrace(dotted(onTheRim(easel, 20)), [
          { stroke: '#f6d79a', width: 17 },
          { stroke: '#a8601d99', width: 11, turn: 9 },
          { stroke: '#5a2c0e99', width: 6, turn: 15 },
        ]) +
        disc(0, 0, 104, '#8a3a14') +
        disc(0, -1, 102, easel.dome(spread, 0.24)) +
        easel.retrace(dotted(around(easel, 20, 84)), [
          { stroke: '#f9d98ae6', width: 42 },
          { stroke: '#fdf0c0d9', width: 27, shift: [-2, -3] },
          { stroke: '#dd9a3c66', width: 11, turn: 40 },
        ]) +
        paintHelping(easel, recipe, {
          surface: { x: 0, y: 0, rx: 96, ry: 96 },
          filling: { radius: 90, isHeaped: true },
          arrange: 'scatter',
        }) +
        line(cuts, '#6b350f47', 2.6),
      middle,
    )

/** A bamboo basket for steaming, with a dip beside it. */
export const steamer: PaintVessel = (easel, recipe) => {
  const dips = recipe.sides ?? []
  const at = dips.length > 0 ? { x: 178, y: 150 } : { x: 200, y: 150 }
  return (
    roundShadow(at, 130) +
    group(
      disc(0, 0, 130, easel.slope('#f0cf94', '#c9944f', '#8a5a26')) +
        ring(122, '#7a4a1c80', 3, 'stroke-dasharray="26 5"') +
        ring(112, '#f6dda6', 5) +
        disc(0, 0, 107, '#8f6230') +
        line(
          'M-100-34H100M-106-12H106M-106 12H106M-100 34H100M-88-56H88M-88 56H88M-66-78H66M-66 78H66',
          '#d9ab68',
          15,
        ) +
        line('M-100-40H100M-106-18H106M-106 6H106M-100 28H100M-88-62H88M-88 50H88', '#f0cf9480', 3) +
        disc(0, 0, 88, '#fffdf2cc') +
        paintHelping(easel, recipe, {
          surface: { x: 0, y: 0, rx: 98, ry: 98 },
          filling: { radius: 84, isHeaped: true },
          arrange: 'cluster',
        }),
      at,
    ) +
    dips
      .slice(0, 1)
      .map((side) => paintBowl(easel, bowlLooks.white, helpingOf(side), { x: 336, y: 232, radius: 42 }))
      .join('')
  )
}
