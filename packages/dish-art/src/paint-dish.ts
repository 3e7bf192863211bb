import type { DishRecipe, Vessel } from './dish-recipe.ts'
import { createEasel } from './easel/easel.ts'
import { paintGround, paintStrewn, paintWreath } from './ground.ts'
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
