import type { DishRecipe } from './dish-recipe.ts'
import { createEasel } from './easel/easel.ts'
import { group } from './easel/shapes.ts'
import { grounds, paintGround, paintStrewn, paintWreath } from './ground.ts'
import { jaaliTile } from './jaali-tile.ts'
import { vessels } from './vessels/vessels.ts'

const size = { width: 1200, height: 630 }
const scale = 2

/**
 * Paints the picture that social sites show for a dish: the dish large on its ground, with a faint lattice around it. A
 * complete SVG of 1200 × 630 units, the size those sites expect.
 */
export function paintShareImage(slug: string, recipe: DishRecipe): string {
  const easel = createEasel(slug)
  const lattice = easel.tile(96, jaaliTile(grounds[recipe.ground].print))
  return easel.finish(
    size,
    paintGround(easel, recipe.ground, size) +
      `<rect width="${size.width}" height="${size.height}" fill="${lattice}" opacity=".22"/>` +
      group(
        paintWreath(easel, recipe.ground) +
          paintStrewn(easel, recipe.strewn ?? []) +
          vessels[recipe.vessel](easel, recipe),
        { x: size.width / 2 - 200 * scale, y: size.height / 2 - 150 * scale },
        scale,
      ),
  )
}
