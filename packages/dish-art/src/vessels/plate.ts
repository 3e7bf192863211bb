import type { Filling, Helping } from '../dish-recipe.ts'
import type { Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { disc, group, line, ring, type Point } from '../easel/shapes.ts'
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
