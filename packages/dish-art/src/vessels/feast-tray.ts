import { group, line, slab, type Point } from '../easel/shapes.ts'
import { paintHelping } from '../paint-helping.ts'
import { bowlLooks, paintBowl } from './bowl.ts'
import { boxShadow, helpingOf, type PaintVessel } from './vessel.ts'

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
