import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { dotted, xy, type Point } from '../easel/shapes.ts'
import type { SprinkledPiece } from './piece.ts'

/** Small balls, each with a shadow and a light. */
export const beads = (easel: Easel, places: readonly Point[], colour: Colour, width: number): string =>
  easel.retrace(dotted(places), [
    { stroke: '#2007', width, shift: [1, width * 0.2] },
    { stroke: darken(colour, 0.18), width },
    { stroke: colour, width: width * 0.74, shift: [-1, -1] },
    { stroke: lighten(colour, 0.65), width: width * 0.24, shift: [-width * 0.16, -width * 0.2] },
  ])

/** Curved beans: a thick bent stroke and a thin light along its back. */
const beans = (easel: Easel, places: readonly Point[], colour: Colour, width: number): string => {
  const bent = places.map(({ x, y }, index) =>
    index % 2 === 0 ? `M${xy(x - 6, y)}q6-7 12 0` : `M${xy(x - 4, y - 5)}q8 4 7 11`,
  )
  return easel.retrace(bent.join(''), [
    { stroke: '#2007', width, shift: [1, 3] },
    { stroke: colour, width },
    { stroke: lighten(colour, 0.5), width: width * 0.2, shift: [-1, -2] },
  ])
}

export const pulses = {
  chickpea: { reach: 10, sprinkle: (easel, places) => beads(easel, places, '#dca552', 19) },
  'kidney-bean': { reach: 11, sprinkle: (easel, places) => beans(easel, places, '#7d1f1c', 13) },
  'white-pea': { reach: 8, sprinkle: (easel, places) => beads(easel, places, '#ecd9a0', 15) },
  'green-pea': { reach: 8, sprinkle: (easel, places) => beads(easel, places, '#6fae35', 14) },
  'corn-kernel': { reach: 7, sprinkle: (easel, places) => beads(easel, places, '#f7c02e', 13) },
} satisfies Record<string, SprinkledPiece>
