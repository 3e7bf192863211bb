import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { dots, dotted, scratches, strokes, xy, type Point } from '../easel/shapes.ts'
import type { SprinkledPiece } from './piece.ts'
import { beads } from './pulses.ts'

/** Slivers in random directions, with a darker underside. */
const slivers =
  (colour: Colour, width: number, length: number) =>
  (easel: Easel, places: readonly Point[]): string =>
    easel.retrace(scratches(easel.random, places, length), [
      { stroke: darken(colour, 0.5), width, shift: [1, 2] },
      { stroke: colour, width },
      ...(width < 4 ? [] : [{ stroke: lighten(colour, 0.6), width: width * 0.3 }]),
    ])

/** Bent threads: sev, fried onion, saffron. */
const threads =
  (colour: Colour, width: number, length: number) =>
  (easel: Easel, places: readonly Point[]): string => {
    const around = (): number => Math.round(easel.random.between(-length, length))
    const d = places.map(
      ({ x, y }) => `M${xy(x, y)}q${xy(around(), Math.round(length / 2), around(), around())}`,
    )
    return easel.retrace(d.join(''), [
      { stroke: darken(colour, 0.5), width, shift: [1, 2] },
      { stroke: colour, width },
    ])
  }

/** Crescents: cashews. */
const crescents = (easel: Easel, places: readonly Point[]): string =>
  easel.retrace(
    places.map(({ x, y }, index) => `M${xy(x - 7, y)}q7 ${index % 2 === 0 ? -12 : 12} 14 0`).join(''),
    [
      { stroke: '#2006', width: 9, shift: [1, 3] },
      { stroke: '#d9a45a', width: 9 },
      { stroke: '#f7dfae', width: 5.5, shift: [-1, -1] },
    ],
  )

const small =
  (colour: Colour, width: number) =>
  (_: Easel, places: readonly Point[]): string =>
    dots(places, colour, width)

export const sprinkles = {
  sev: { reach: 2, sprinkle: threads('#f2b632', 2.6, 14) },
  boondi: { reach: 6, sprinkle: (easel, places) => beads(easel, places, '#f0b23a', 11) },
  pomegranate: { reach: 6, sprinkle: (easel, places) => beads(easel, places, '#d41f45', 10) },
  pistachio: { reach: 5, sprinkle: slivers('#8fb53e', 4.6, 6) },
  almond: { reach: 6, sprinkle: slivers('#f3dcae', 5, 10) },
  cashew: { reach: 9, sprinkle: crescents },
  raisin: { reach: 6, sprinkle: (easel, places) => beads(easel, places, '#9c5a1c', 11) },
  peanut: { reach: 7, sprinkle: (easel, places) => beads(easel, places, '#d79a5c', 12) },
  saffron: { reach: 3, sprinkle: threads('#d2481c', 2.2, 13) },
  ginger: { reach: 6, sprinkle: slivers('#f4dd9a', 3.4, 17) },
  garlic: { reach: 5, sprinkle: (easel, places) => beads(easel, places, '#f7ebc8', 8) },
  'fried-onion': { reach: 6, sprinkle: threads('#8a4414', 4, 16) },
  'chopped-onion': { reach: 5, sprinkle: slivers('#d78fb4', 5.5, 4) },
  'chopped-tomato': { reach: 5, sprinkle: slivers('#dc3d24', 7, 4) },
  'spring-onion': {
    reach: 6,
    sprinkle: (easel, places) =>
      easel.retrace(dotted(places), [
        { stroke: '#3f8a35', width: 9 },
        { stroke: '#cdeaa2', width: 5.4 },
        { stroke: '#4f9a3c', width: 2 },
      ]),
  },
  'mustard-seed': { reach: 3, sprinkle: small('#2c160a', 4) },
  cumin: {
    reach: 3,
    sprinkle: (easel, places) => strokes(easel.random, places, { colour: '#6b3f16', width: 2.6, length: 6 }),
  },
  sesame: {
    reach: 3,
    sprinkle: (easel, places) => strokes(easel.random, places, { colour: '#fff4d6', width: 3, length: 3 }),
  },
  peppercorn: { reach: 4, sprinkle: (easel, places) => beads(easel, places, '#3a2a22', 8) },
  coconut: { reach: 4, sprinkle: slivers('#fffdf6', 3, 9) },
  'chilli-flakes': {
    reach: 3,
    sprinkle: (easel, places) => strokes(easel.random, places, { colour: '#b3261a', width: 3.4, length: 3 }),
  },
} satisfies Record<string, SprinkledPiece>
