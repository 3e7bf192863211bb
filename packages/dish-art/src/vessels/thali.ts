import { disc, group, line, ring, type Point, slab } from '../easel/shapes.ts'
import type { Colour } from '../easel/colour.ts'
import { paintHelping } from '../paint-helping.ts'
import { bowlLooks, paintBowl, type BowlLook } from './bowl.ts'
import { helpingOf, roundShadow, type PaintVessel, boxShadow } from './vessel.ts'

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

const places: readonly Point[] = [
  { x: 80, y: 84 },
  { x: 196, y: 78 },
  { x: 312, y: 84 },
  { x: 330, y: 178 },
  { x: 220, y: 168 },
  { x: 266, y: 231 },
]

/** Paints a wooden tray with a whole dinner: bowls all over, bread in the front corner. */
export const feastTray: PaintVessel = (easel, recipe) => {
  const { pieces, garnish } = recipe
  return (
    boxShadow(12, 16, 376, 268, 30) +
    slab(200, 150, 376, 268, 30, easel.slope('#d49a5e', '#a9692f', '#7a4519')) +
    slab(200, 150, 352, 244, 22, easel.slope('#93561f', '#c08347')) +
    line('M30 110Q200 98 370 112M30 170Q180 180 370 166M30 226Q200 216 370 230', '#6b3a1266', 2.4) +
    group(
      paintHelping(
        easel,
        { ...(pieces && { pieces }), ...(garnish && { garnish }) },
        {
          surface: { x: 0, y: 0, rx: 124, ry: 80 },
          filling: { radius: 80, isHeaped: true },
          arrange: 'cluster',
        },
      ),
      { x: 112, y: 206 },
      0.72,
    ) +
    (recipe.sides ?? [])
      .map((side, index) =>
        paintBowl(easel, bowlLooks.copper, helpingOf(side), {
          ...(places[index] ?? { x: 220, y: 168 }),
          radius: 40,
        }),
      )
      .join('')
  )
}
