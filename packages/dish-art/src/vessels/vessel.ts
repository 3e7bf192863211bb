import type { DishRecipe, Filling, Helping } from '../dish-recipe.ts'
import type { Easel } from '../easel/easel.ts'
import { disc, type Point } from '../easel/shapes.ts'

/** Paints a vessel with its food in a picture of 400 by 300, without the ground. */
export type PaintVessel = (easel: Easel, recipe: DishRecipe) => string

/** The soft shadow of something round. */
export const roundShadow = ({ x, y }: Point, radius: number): string =>
  [0.14, 0.08]
    .map((drop) => disc(x + Math.round(radius * drop * 0.7), y + Math.round(radius * drop), radius, '#0003'))
    .join('')

/** The soft shadow of something with straight sides. */
export const boxShadow = (x: number, y: number, width: number, height: number, corner: number): string =>
  [16, 8]
    .map(
      (drop) =>
        `<rect x="${x + drop * 0.6}" y="${y + drop}" width="${width}" height="${height}" rx="${corner}" fill="#0003"/>`,
    )
    .join('')

/** A side given only by its filling is a helping of just that. */
export const helpingOf = (side: Filling | Helping): Helping =>
  typeof side === 'string' ? { filling: side } : side
