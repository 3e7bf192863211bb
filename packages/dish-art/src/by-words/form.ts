import type { DishRecipe } from '../dish-recipe.ts'
import type { Reader } from './dish-words.ts'

/** A dish without the cloth that it stands on. */
export type Dish = Omit<DishRecipe, 'ground'>

/** What a menu calls something, and how it is painted. */
export type Form = readonly [words: RegExp, paint: (reader: Reader) => Dish]
