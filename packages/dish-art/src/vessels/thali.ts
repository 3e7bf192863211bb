import { disc, group, line, ring, type Point } from '../easel/shapes.ts'
import type { Colour } from '../easel/colour.ts'
import { paintHelping } from '../paint-helping.ts'
import { bowlLooks, paintBowl, type BowlLook } from './bowl.ts'
import { helpingOf, roundShadow, type PaintVessel } from './vessel.ts'

interface ThaliLook {
  rim: readonly [Colour, Colour, Colour]
  tray: readonly [Colour, Colour]
  bowls: BowlLook
}

const looks = {
  steel: { rim: ['#ffffff', '#c3c9d2', '#7d8693'], tray: ['#c0c7d1', '#eef1f5'], bowls: bowlLooks.copper },
  brass: { rim: ['#fff0b8', '#d9a83f', '#8a5f16'], tray: ['#c2953a', '#f6dc92'], bowls: bowlLooks.steel },
} satisfies Record<string, ThaliLook>

const radius = 143

/** The bowls line the upper rim and leave the lower middle for bread and rice. */
function bowlPlaces(count: number): Point[] {
  const spread = Math.PI * 1.28
  return Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI / 2 + (index / Math.max(count - 1, 1) - 0.5) * spread
    return { x: Math.cos(angle) * 97, y: Math.sin(angle) * 97 }
  })
}

/** Paints a round tray with a ring of small bowls; bread and rice are in the middle. */
export const thali =
  (name: keyof typeof looks): PaintVessel =>
  (easel, recipe) => {
    const look = looks[name]
    const places = bowlPlaces(recipe.sides?.length ?? 0)
    const { filling, pieces, garnish, ...rest } = recipe
    return group(
      roundShadow({ x: 0, y: 0 }, radius) +
        disc(0, 0, radius, easel.slope(...look.rim)) +
        disc(0, 0, radius - 7, easel.slope(...look.tray)) +
        ring(radius - 3.5, '#fff9', 3, 'stroke-dasharray="0 12.2"') +
        line('M-118-56A131 131 0 0 1-56-118', '#fffc', 3) +
        group(
          paintHelping(easel, { ...(pieces && { pieces }), arrange: rest.arrange ?? 'row' }, breadPlace),
          { x: 0, y: 76 },
          0.6,
        ) +
        group(
          paintHelping(easel, { ...(filling && { filling }), ...(garnish && { garnish }) }, ricePlace),
          { x: 0, y: -4 },
          0.62,
        ) +
        (recipe.sides ?? [])
          .map((side, index) =>
            paintBowl(easel, look.bowls, helpingOf(side), {
              ...(places[index] ?? { x: 0, y: 0 }),
              radius: 33,
            }),
          )
          .join(''),
      { x: 200, y: 150 },
    )
  }

const breadPlace = {
  surface: { x: 0, y: 0, rx: 130, ry: 60 },
  filling: { radius: 70, isHeaped: true },
  arrange: 'row' as const,
}

const ricePlace = {
  surface: { x: 0, y: 0, rx: 56, ry: 56 },
  filling: { radius: 76, isHeaped: true },
  arrange: 'scatter' as const,
}
