import { disc, group, line, ring } from '../easel/shapes.ts'
import { paintHelping } from '../paint-helping.ts'
import { paintBowl, bowlLooks } from './bowl.ts'
import { helpingOf, roundShadow, type PaintVessel } from './vessel.ts'

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
