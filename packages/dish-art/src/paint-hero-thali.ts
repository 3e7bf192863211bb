import type { DishRecipe } from './dish-recipe.ts'
import { createEasel } from './easel/easel.ts'
import { group } from './easel/shapes.ts'
import { vessels } from './vessels/vessels.ts'

const heroThali: DishRecipe = {
  ground: 'royal-blue',
  vessel: 'brass-thali',
  filling: 'saffron-rice',
  garnish: { cashew: 3, coriander: 1, pomegranate: 5 },
  pieces: { naan: 2 },
  sides: [
    { filling: 'butter-tomato', pieces: { chicken: 3 }, swirl: 'cream', garnish: { coriander: 1 } },
    { filling: 'spinach', pieces: { paneer: 4 }, garnish: { ginger: 3 } },
    { filling: 'black-dal', swirl: 'cream', garnish: { coriander: 1 } },
    { filling: 'chickpea-masala', pieces: { chickpea: 9 }, garnish: { coriander: 1 } },
    { filling: 'yellow-dal', garnish: { 'red-chilli': 1, cumin: 6 } },
    { filling: 'yogurt', garnish: { mint: 1, pomegranate: 3 } },
  ],
}

/** Paints a large thali for the top of the home page: a complete SVG of 330 × 330 units, without a ground. */
export function paintHeroThali(): string {
  const easel = createEasel('hero-thali')
  return easel.finish(
    { width: 330, height: 330 },
    group(vessels[heroThali.vessel](easel, heroThali), { x: -40, y: 10 }),
  )
}
