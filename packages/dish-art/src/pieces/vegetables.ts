import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { blob, disc, dotted, line, scratches, slab, xy, type Point } from '../easel/shapes.ts'
import { raised, type AnyPiece, type SprinkledPiece } from './piece.ts'

/** A cube seen from above, its right and lower sides in shade. */
function cube(top: string, side: Colour, radius = 15): string {
  const edge = radius * 2
  return (
    slab(4, 5, edge, edge, 6, '#1c0a0340') +
    slab(1.5, 2.5, edge, edge, 6, side) +
    slab(-1, -1, edge - 2, edge - 2, 6, top) +
    line(`M${-radius + 5}-${radius - 6}h${radius}`, '#fffa', 2.5)
  )
}

const petal = (easel: Easel, colour: Colour): string =>
  raised(easel, 'M-16-3C-8-16 10-16 17-4C10-2 8 4 10 12C-2 14-14 8-16-3Z', easel.dome(colour)) +
  line('M-10-5q8-7 18-4', lighten(colour, 0.7), 2.5, 'opacity=".8"')

/** A floret: a crown of small buds. */
const floret = (easel: Easel, colour: Colour): string =>
  easel.retrace('M-11-3h0M0-11h0M11-3h0M-6 6h0M7 6h0M0-1h0', [
    { stroke: '#2004', width: 19, shift: [2, 4] },
    { stroke: darken(colour, 0.22), width: 18 },
    { stroke: colour, width: 13, shift: [-1, -2] },
    { stroke: lighten(colour, 0.6), width: 4.5, shift: [-3, -4] },
  ])

export const vegetables = {
  paneer: { reach: 18, turns: 45, draw: (easel) => cube(easel.slope('#fffaf0', '#f3e2bf'), '#cdb183') },
  'paneer-tikka': {
    reach: 22,
    turns: 14,
    draw: (easel) =>
      cube(easel.slope('#f7c26a', '#dd7f2a'), '#9c4a17', 19) +
      line('M-13 8l22-22M-4 14l18-18', '#4a1a0ba6', 3.5),
  },
  potato: {
    reach: 19,
    turns: 180,
    draw: (easel) => {
      const outline = blob(easel.random, 19, 0.12, 5, 1.1)
      return raised(easel, outline, easel.dome('#edbd4c')) + line('M-9-6q6-6 14-4', '#fff3c4cc', 3)
    },
  },
  'potato-finger': {
    reach: 26,
    turns: 180,
    draw: (easel) =>
      raised(
        easel,
        'M-32-7Q0-11 32-6Q36 2 31 8Q0 10-32 7Q-36 0-32-7Z',
        easel.column('#f0a13c', '#c4531a'),
        5,
      ) + line('M-24-3q22-4 40-1', '#ffe3a0cc', 3),
  },
  cauliflower: { reach: 22, turns: 60, draw: (easel) => floret(easel, '#f3dfa2') },
  'crispy-cauliflower': { reach: 23, turns: 180, draw: (easel) => floret(easel, '#b4441a') },
  'whole-cauliflower': {
    reach: 92,
    turns: 0,
    draw: (easel) => {
      const buds = [
        ...Array.from({ length: 11 }, (_, step) => ringPoint(step / 11, 64)),
        ...Array.from({ length: 7 }, (_, step) => ringPoint(step / 7 + 0.05, 35)),
        { x: 0, y: 0 },
      ]
      return (
        disc(0, 0, 72, '#8f4a17') +
        easel.retrace(dotted(buds), [
          { stroke: '#2004', width: 50, shift: [5, 9] },
          { stroke: '#a2531a', width: 46 },
          { stroke: '#dd9136', width: 36, shift: [-2, -3] },
          { stroke: '#f6c871', width: 15, shift: [-6, -8] },
        ]) +
        line(scratches(easel.random, buds, 9), '#3f1407a6', 5)
      )
    },
  },
  okra: {
    reach: 22,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-26 0C-22-10 4-10 27-2Q29 1 26 3C4 10-22 9-26 0Z', easel.column('#7fae3c', '#3c6a1b')) +
      line('M-20-2Q2-5 24 0M-18 3Q2 5 20 2', '#bcd87ccc', 1.8) +
      line('M-26-3v6', '#5b4a1e', 5),
  },
  'green-pepper': { reach: 17, turns: 180, draw: (easel) => petal(easel, '#4f9a32') },
  'red-pepper': { reach: 17, turns: 180, draw: (easel) => petal(easel, '#c92f1f') },
  'yellow-pepper': { reach: 17, turns: 180, draw: (easel) => petal(easel, '#f0b52a') },
  onion: {
    reach: 18,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-17 5C-15-12 13-14 18 3C8-3-6-2-17 5Z', easel.dome('#d9a5bd')) +
      line('M-12 0q10-9 24-1', '#8f3a68cc', 2),
  },
  tomato: {
    reach: 18,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-17-4C-8-15 12-14 17-2C15 10-13 11-17-4Z', easel.dome('#d93a22')) +
      line('M-8 2h0M0 4h0M8 2h0', '#f7c46c', 4) +
      line('M-11-5q8-6 16-4', '#fff9', 2.5),
  },
  carrot: {
    reach: 14,
    turns: 90,
    draw: (easel) =>
      slab(2, 3, 24, 19, 6, '#1c0a0340') +
      slab(0, 0, 24, 19, 6, easel.dome('#ee7b22')) +
      line('M-7-4h9', '#ffd09a', 2.5),
  },
  'green-bean': {
    reach: 16,
    turns: 180,
    draw: () =>
      line('M-14 3q14-6 28 0', '#1c0a0340', 8) +
      line('M-14 0q14-6 28 0', '#4b8a2c', 8) +
      line('M-10-2q10-4 18-1', '#a5d070', 2),
  },
  mushroom: {
    reach: 20,
    turns: 90,
    draw: (easel) =>
      raised(
        easel,
        'M-20 2C-20-20 20-20 20 2C16 8 8 8 6 6L7 16Q0 20-7 16L-6 6C-8 8-16 8-20 2Z',
        easel.dome('#b58a62'),
      ) + line('M-12-4q6-9 14-9', '#fff9', 3),
  },
  'tandoori-mushroom': {
    reach: 27,
    turns: 20,
    draw: (easel) =>
      raised(easel, blob(easel.random, 25, 0.06, 8), easel.dome('#c8702c', 0.4), 6) +
      disc(0, 1, 13, '#7a2f10') +
      disc(-1, -1, 11.5, easel.dome('#f6dfa5', 0.15)) +
      line('M-18-8q5-9 12-11M-19 8l5 6M14 14l5-6', '#3a120899', 4) +
      line('M-4-2h0M3 3h0M2-5h0', '#5c9a34', 3.4),
  },
  'soya-chaap': {
    reach: 30,
    turns: 0,
    draw: (easel) =>
      line('M-122 0H122', '#d8b88a', 6) +
      raised(
        easel,
        'M-86-15Q0-21 88-14Q96 0 88 14Q0 20-86 15Q-96 0-86-15Z',
        easel.column('#eab45f', '#cf7a2a', '#8d4013'),
      ) +
      line('M-74-12l14 26M-50-16l16 32M-24-17l16 34M2-17l16 34M28-16l14 31M54-15l12 28', '#6b2a0ea6', 4) +
      line('M-78-8Q0-15 78-8', '#fff3cfb2', 3),
  },
  jackfruit: {
    reach: 22,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-22 8C-20-16 4-24 22-8C26 4 12 16-6 17Q-18 18-22 8Z', easel.dome('#c0782f')) +
      line('M-14 10Q-8-8 10-14M-4 13Q2-2 18-8M6 13q4-8 12-12', '#f0c684d9', 2.4),
  },
  'moringa-pod': {
    reach: 20,
    turns: 180,
    draw: () =>
      line('M-20 0h40', '#1c0a0340', 11) +
      line('M-20-2h40', '#6f8f35', 10) +
      line('M-18-4h34M-18 0h34', '#aac46a', 2),
  },
  pineapple: {
    reach: 15,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-13 10L-7-12Q2-15 9-11L14 9Q0 14-13 10Z', easel.dome('#f7cf3c')) +
      line('M-4-6l-3 12M4-6l3 12', '#c98d12', 2),
  },
} satisfies Record<string, AnyPiece>

function ringPoint(share: number, radius: number): { x: number; y: number } {
  return {
    x: Math.round(Math.cos(share * Math.PI * 2) * radius),
    y: Math.round(Math.sin(share * Math.PI * 2) * radius),
  }
}

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
