import { createEasel } from './easel/easel.ts'
import { paintGround, paintWreath } from './ground.ts'
import { paintCoveredDish } from './vessels/covered-dish.ts'

/** Paints the picture of a dish that has none: a handi with its lid on, a complete SVG of 400 × 300 units. */
export function paintStockDish(): string {
  const easel = createEasel('covered-dish')
  return easel.finish(
    { width: 400, height: 300 },
    paintGround(easel, 'royal-blue') + paintWreath(easel, 'royal-blue') + paintCoveredDish(easel),
  )
}
