import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import {
  disc,
  line,
  oval,
  ring,
  slab,
  dots,
  dotted,
  scratches,
  strokes,
  xy,
  type Point,
} from '../easel/shapes.ts'
import { raised, type DrawnPiece, type SprinkledPiece } from './piece.ts'
import { beads } from './vegetables.ts'

/** Half a citrus fruit, cut side up. */
const citrus = (easel: Easel, peel: string, flesh: '#f7e26b' | '#c9dc5e'): string =>
  disc(3, 6, 24, '#1c0a0347') +
  disc(0, 0, 24, peel) +
  disc(0, 0, 21, '#fdf9df') +
  disc(0, 0, 18.5, easel.dome(flesh, 0.25)) +
  line('M0-17V17M-17 0H17M-12-12L12 12M12-12L-12 12', '#fdf9df', 2.2) +
  disc(0, 0, 3, '#fdf9df')

const slice = (rim: string, flesh: string, inside: string): string =>
  disc(2, 4, 15, '#1c0a0338') + disc(0, 0, 15, rim) + disc(0, 0, 12.6, flesh) + inside

export const leavesAndSlices = {
  coriander: {
    reach: 14,
    turns: 180,
    draw: (easel) =>
      raised(
        easel,
        'M0 14C-3 8-6 6-13 7C-17 3-15-2-11-2C-14-8-9-13-5-10C-4-17 5-17 5-10C10-13 14-7 11-2C16-1 16 4 12 7C6 6 3 8 0 14Z',
        '#3f8a35',
        3,
      ) + line('M0 17V-8M0 6L-9 0M0 6L9 0M0 0L-5-6M0 0L6-6', '#a8d48ae6', 1.5),
  },
  mint: {
    reach: 15,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-17 3C-12-13 6-15 18-4C10 8-8 12-17 3Z', '#2f8a4a', 3) +
      line('M-17 3Q0-4 15-4M-8 0l-1-7M0-3l0-7M-3-1l6 6M5-3l4 5', '#a4dcaee6', 1.5),
  },
  'curry-leaf': {
    reach: 17,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-22 0C-10-11 10-9 22 0C10 9-10 10-22 0Z', '#2d6429', 3) +
      line('M-20 0H19', '#8fbf74', 1.6),
  },
  'bay-leaf': {
    reach: 26,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-36 0C-18-15 16-14 38 0C16 13-18 14-36 0Z', '#7d8a45', 3) +
      line('M-40 0H35M-20 0l8-7M-20 0l8 7M-4 0l8-7M-4 0l8 7M12 0l7-5M12 0l7 5', '#c5cb8e', 1.6),
  },
  'red-chilli': {
    reach: 24,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-24-3C-8-12 14-8 32 8C12 8-10 10-22 5Q-27 2-24-3Z', easel.dome('#b3201a')) +
      line('M-24 1l-9-4', '#5c6b22', 4) +
      line('M-16-3Q0-7 14-1', '#ff9d84cc', 2.4),
  },
  'green-chilli': {
    reach: 28,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-30-4C-10-11 18-9 40 4C16 9-12 8-29 4Q-33 0-30-4Z', easel.dome('#4f942b')) +
      line('M-30 0l-11-4', '#7a9a3c', 4) +
      line('M-22-3Q0-7 20-2', '#c9eb9acc', 2.4),
  },
  lemon: { reach: 24, turns: 180, draw: (easel) => citrus(easel, '#eebf2b', '#f7e26b') },
  lime: { reach: 24, turns: 180, draw: (easel) => citrus(easel, '#5c9a2b', '#c9dc5e') },
  'onion-ring': {
    reach: 20,
    turns: 180,
    draw: () =>
      ring(17, '#1c0a0338', 5, 'transform="translate(2 4)"') +
      ring(17, '#8f2f68', 5.5) +
      ring(16, '#f3dcea', 3) +
      ring(10, '#a3437c', 4.5) +
      ring(9.4, '#f7e8f1', 2.4),
  },
  cucumber: {
    reach: 15,
    turns: 180,
    draw: () => slice('#4b8a35', '#e3f0c0', ring(6, '#b9d78a', 3.4, 'stroke-dasharray="1 5"')),
  },
  radish: { reach: 15, turns: 180, draw: () => slice('#c9305f', '#fdf4f4', ring(7, '#f0d3da', 1.6)) },
  butter: {
    reach: 18,
    turns: 20,
    draw: (easel) =>
      oval(2, 5, 27, 19, '#ffcf4d8c') +
      slab(1, 3, 30, 24, 5, '#d9a02a') +
      slab(0, 0, 29, 22, 5, easel.slope('#fff6c2', '#f9d765')) +
      line('M-9-6h14', '#fffe', 3),
  },
  'star-anise': {
    reach: 17,
    turns: 180,
    draw: () => {
      const arms = [0, 45, 90, 135]
        .map(
          (turn) => `<path d="M-19 0Q-10-6 0 0Q10 6 19 0Q10-6 0 0Q-10 6-19 0Z" transform="rotate(${turn})"/>`,
        )
        .join('')
      return (
        `<g fill="#6b3514">${arms}</g>` +
        line('M-12 0h0M12 0h0M0-12h0M0 12h0', '#d89a55', 4.5) +
        disc(0, 0, 3.4, '#3d1a08')
      )
    },
  },
  cardamom: {
    reach: 12,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-14 0C-8-10 8-9 15 0C8 8-8 9-14 0Z', easel.dome('#a3b56a'), 3) +
      line('M-11 0H12M-7-4Q2-6 9-2', '#6f7f3d', 1.5),
  },
  'rose-petal': {
    reach: 12,
    turns: 180,
    draw: (easel) =>
      raised(
        easel,
        'M-12 4C-14-10 4-15 13-4C15 6 6 12 0 8C-4 12-11 11-12 4Z',
        easel.dome('#d6456f', 0.35),
        3,
      ),
  },
  'orange-peel': {
    reach: 18,
    turns: 180,
    draw: () =>
      line('M-16 6q4-18 16-8t16-8', '#1c0a0338', 8) +
      line('M-16 3q4-18 16-8t16-8', '#f08a24', 8) +
      line('M-15 1q4-15 15-6t15-8', '#ffd08f', 2.4),
  },
  walnut: {
    reach: 14,
    turns: 180,
    draw: (easel) =>
      raised(
        easel,
        'M-14 2C-16-8-6-14 0-8C6-14 16-8 14 2C14 10 6 14 0 9C-6 14-13 10-14 2Z',
        easel.dome('#c08a4c'),
        3,
      ) + line('M0-7V8M-9-4q4 3 1 7M9-4q-4 3-1 7', '#7a4a1c', 2),
  },
} satisfies Record<string, DrawnPiece>

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
