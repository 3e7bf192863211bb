import type { DishRecipe, Vessel } from './dish-recipe.ts'
import { createEasel, type Easel } from './easel/easel.ts'
import { disc, group, ring, line } from './easel/shapes.ts'
import { paintGround, paintStrewn, paintWreath } from './ground.ts'
import { bowlLooks, paintLid } from './vessels/bowl.ts'
import { roundShadow } from './vessels/vessel.ts'
import { vessels } from './vessels/vessels.ts'

/** So large that they would cover most of the wreath. */
const hidingWreath: ReadonlySet<Vessel> = new Set<Vessel>(['thali', 'brass-thali', 'feast-tray'])

/**
 * Paints a dish from above on its ground: a complete SVG of 400 × 300 units, the same bytes for the same slug and
 * recipe. The slug is also the seed of its small irregularities and the prefix of its ids, so dishes can share a page.
 */
export function paintDish(slug: string, recipe: DishRecipe): string {
  const easel = createEasel(slug)
  return easel.finish(
    { width: 400, height: 300 },
    paintGround(easel, recipe.ground) +
      (hidingWreath.has(recipe.vessel) ? '' : paintWreath(easel, recipe.ground)) +
      paintStrewn(easel, recipe.strewn ?? []) +
      vessels[recipe.vessel](easel, recipe),
  )
}

/** Paints the picture of a dish that has none: a handi with its lid on, a complete SVG of 400 × 300 units. */
export function paintStockDish(): string {
  const easel = createEasel('covered-dish')
  return easel.finish(
    { width: 400, height: 300 },
    paintGround(easel, 'royal-blue') + paintWreath(easel, 'royal-blue') + paintCoveredDish(easel),
  )
}

/** Paints a handi with its lid on: a dish that has not been revealed yet. */
const paintCoveredDish = (easel: Easel): string =>
  group(
    bowlLooks.handi.behind(easel, 118) +
      roundShadow({ x: 0, y: 0 }, 122) +
      disc(0, 0, 122, easel.slope(...bowlLooks.handi.rim)) +
      disc(0, 0, 113, '#5b2b0f') +
      paintLid(easel, 110) +
      Array.from(
        { length: 8 },
        (_, step) =>
          `<path d="M0-38C14-50 14-66 0-80C-14-66-14-50 0-38Z" fill="#8a4a1b" opacity=".45" transform="rotate(${step * 45})"/>`,
      ).join('') +
      ring(30, '#ffe6c4', 3, 'stroke-dasharray="0 9.4" opacity=".7"') +
      line('M-76-40Q-64-70-36-80', '#fff6', 6),
    { x: 200, y: 152 },
  )
