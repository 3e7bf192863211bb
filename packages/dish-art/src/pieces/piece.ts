import type { Colour } from '../easel/colour.ts'
import type { Coat, Easel } from '../easel/easel.ts'
import type { Point } from '../easel/shapes.ts'

/** Drawn once around 0,0 and then placed as often as the recipe says. */
export interface DrawnPiece {
  /** From the middle to the edge, in the picture's units. */
  reach: number
  /** `glaze` is the colour of the sauce around the piece. */
  draw: (easel: Easel, glaze: Colour) => string
  /** How far a piece may turn from upright, in degrees. */
  turns: number
}

/** Sprinkled: all points are painted in a few paths, which keeps the file small. */
export interface SprinkledPiece {
  reach: number
  sprinkle: (easel: Easel, places: readonly Point[]) => string
}

export type AnyPiece = DrawnPiece | SprinkledPiece

/** Paints a shape with its own shadow under it, and optionally a line around it. */
export const raised = (easel: Easel, d: string, fill: string, lift = 4, edge: Coat = {}): string =>
  easel.retrace(d, [
    { fill: '#2004', shift: [Math.round(lift * 0.6), lift] },
    { fill, ...edge },
  ])
