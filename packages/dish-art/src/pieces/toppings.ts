import { darken, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { blob, disc, dots, dotted, line, oval, ring, shape, slab } from '../easel/shapes.ts'
import { raised, type AnyPiece } from './piece.ts'
import { beads } from './vegetables.ts'

const cube = (top: Colour, side: Colour): string =>
  slab(3, 4, 24, 24, 4, '#1c0a0340') + slab(1, 2, 24, 24, 4, side) + slab(-1, -1, 22, 22, 4, top)

const roundSlice = (easel: Easel, colour: Colour, spots: Colour): string =>
  disc(2, 4, 19, '#1c0a0338') +
  disc(0, 0, 19, darken(colour, 0.3)) +
  disc(0, 0, 17, easel.dome(colour, 0.3)) +
  line('M-8-5h0M3-9h0M8 3h0M-3 6h0M-10 5h0M5 11h0', spots, 3.6)

const floret = (easel: Easel, colour: Colour): string =>
  line('M0 4v16', '#a9c46c', 9) +
  easel.retrace('M-11-3h0M0-11h0M11-3h0M-6 6h0M7 6h0M0-1h0', [
    { stroke: '#2004', width: 17, shift: [2, 4] },
    { stroke: darken(colour, 0.22), width: 16 },
    { stroke: colour, width: 10, shift: [-1, -2] },
  ])

const leaf = (easel: Easel, colour: Colour): string =>
  raised(easel, 'M-22 2C-16-16 8-18 24-4C14 12-8 16-22 2Z', easel.dome(colour, 0.34), 3) +
  line('M-18 1Q4-6 20-4M-6-1l3-7M4-3l4-6M-2 0l5 7', '#c9e6a0b2', 1.6)

export const toppings = {
  basil: { reach: 16, turns: 180, draw: (easel) => leaf(easel, '#3f8f2f') },
  rocket: {
    reach: 15,
    turns: 180,
    draw: () =>
      line(
        'M-22 4q10-8 20-4t22-4M-8 0l-3-8M2 0l2-9M10-3l6-5M-2 2l2 8M8-1l5 7',
        '#1c0a0333',
        5,
        'transform="translate(2 3)"',
      ) + line('M-22 4q10-8 20-4t22-4M-8 0l-3-8M2 0l2-9M10-3l6-5M-2 2l2 8M8-1l5 7', '#4c9030', 4.4),
  },
  'lettuce-leaf': {
    reach: 38,
    turns: 180,
    draw: (easel) =>
      raised(
        easel,
        'M-42 6q-4-14 8-18 4-14 18-10 10-12 24-2 16-4 20 10 14 6 8 20-4 14-18 12-10 12-24 4-14 6-22-4-12-2-14-12Z',
        easel.dome(easel.random.pick(['#8cc446', '#a5d05c', '#6fae35']), 0.36),
        4,
      ) + line('M-36 4Q0-4 32-2M-14 0l6-12M4-2l8-12M-6 1l6 12M14-1l8 10', '#e9f6c4b2', 2.4),
  },
  olive: {
    reach: 9,
    turns: 180,
    draw: () =>
      disc(1, 3, 9, '#1c0a0338') +
      disc(0, 0, 9, '#2a2233') +
      disc(0, 0, 3.6, '#8a5a3a') +
      line('M-5-4q2-3 5-3', '#fff8', 2),
  },
  'green-olive': {
    reach: 10,
    turns: 180,
    draw: (easel) =>
      oval(1, 3, 12, 9, '#1c0a0338') +
      oval(0, 0, 12, 9, easel.dome('#8a9a35', 0.34)) +
      disc(6, 0, 3, '#c9341f'),
  },
  mozzarella: {
    reach: 22,
    turns: 180,
    draw: (easel) =>
      raised(easel, blob(easel.random, 21, 0.16, 7), easel.dome('#fffaf0', 0.1), 3) +
      line('M-8-6q6-6 14-3', '#fff', 4),
  },
  'melted-cheese': {
    reach: 30,
    turns: 180,
    draw: (easel) =>
      shape(blob(easel.random, 27, 0.22, 8), '#fbe29ae6') +
      shape(blob(easel.random, 12, 0.24, 7), '#e9ab4a80') +
      line('M-8-10q6-4 12-2', '#fff6d0', 3),
  },
  pepperoni: { reach: 20, turns: 180, draw: (easel) => roundSlice(easel, '#c9341f', '#f3a08a') },
  salami: { reach: 20, turns: 180, draw: (easel) => roundSlice(easel, '#b0424a', '#f7cfc4') },
  chorizo: { reach: 20, turns: 180, draw: (easel) => roundSlice(easel, '#a82c14', '#f08a5a') },
  ham: {
    reach: 24,
    turns: 180,
    draw: (easel) =>
      raised(
        easel,
        'M-26 4C-26-14-8-22 6-14C22-18 30-2 20 8C10 20-8 12-14 14Q-24 14-26 4Z',
        easel.dome('#ef9f9a', 0.3),
        3,
      ) + line('M-16 2q8-10 18-8t12 4', '#fbd6d0', 4),
  },
  prosciutto: {
    reach: 30,
    turns: 180,
    draw: (easel) =>
      easel.retrace('M-28 8q8-22 20-8t18-10 20 2', [
        { stroke: '#2004', width: 20, shift: [2, 4] },
        { stroke: '#c9545a', width: 19 },
        { stroke: '#f3b8b0', width: 6, shift: [0, -4] },
      ]),
  },
  'mushroom-slice': {
    reach: 17,
    turns: 180,
    draw: () =>
      shape(
        'M-17 2C-18-16 18-16 17 2 12 6 6 4 5 4L6 15Q0 18-6 15L-5 4C-6 4-12 6-17 2Z',
        '#1c0a0333',
        'transform="translate(2 3)"',
      ) +
      shape('M-17 2C-18-16 18-16 17 2 12 6 6 4 5 4L6 15Q0 18-6 15L-5 4C-6 4-12 6-17 2Z', '#e9d3b0') +
      line('M-14 1C-12-10 12-10 14 1', '#a87c52', 4) +
      line('M-8-1q8-4 16 0', '#a87c52', 2),
  },
  'tomato-slice': {
    reach: 20,
    turns: 180,
    draw: (easel) =>
      disc(2, 4, 20, '#1c0a0338') +
      disc(0, 0, 20, '#c92f1f') +
      disc(0, 0, 17, easel.dome('#e8553c', 0.24)) +
      line('M0-5v-7M5 2l7 4M-5 2l-7 4', '#f9b59a', 5) +
      line('M8-7h0M-8-7h0M0 11h0', '#f7cf8a', 4.4),
  },
  'cherry-tomato': {
    reach: 14,
    turns: 180,
    draw: (easel) =>
      disc(2, 4, 14, '#1c0a0338') +
      disc(0, 0, 14, easel.dome('#d9341f', 0.42)) +
      oval(-5, -6, 4, 2.6, '#fffa'),
  },
  avocado: {
    reach: 32,
    turns: 60,
    draw: () =>
      [0, 9, 18, 27]
        .map(
          (y) =>
            line(`M-26 ${y - 12}q26-18 52 0`, '#1c0a0326', 9, 'transform="translate(2 3)"') +
            line(`M-26 ${y - 12}q26-18 52 0`, '#4f8a2a', 9) +
            line(`M-25 ${y - 11}q25-16 50 0`, '#dfe69a', 6),
        )
        .join(''),
  },
  feta: { reach: 16, turns: 45, draw: () => cube('#fffdf6', '#dcd3bf') },
  tofu: { reach: 17, turns: 45, draw: () => cube('#fbf0d4', '#d6bf90') },
  'tuna-cube': { reach: 16, turns: 45, draw: () => cube('#d93a48', '#8f1c2c') },
  'salmon-cube': { reach: 16, turns: 45, draw: () => cube('#f7935c', '#c75a24') },
  'mango-cube': { reach: 16, turns: 45, draw: () => cube('#fbc02f', '#d98f14') },
  crouton: { reach: 15, turns: 45, draw: () => cube('#eec07a', '#a8661f') },
  broccoli: { reach: 22, turns: 60, draw: (easel) => floret(easel, '#5a9a35') },
  asparagus: {
    reach: 20,
    turns: 14,
    draw: (easel) =>
      line('M-62 3H44', '#1c0a0340', 11) +
      line('M-62 0H44', easel.random.pick(['#7aa83c', '#6c9a35']), 10) +
      line('M-56-2H40', '#bcd884', 2.4) +
      shape('M40-7Q62-6 70 0 62 6 40 7Z', '#4f7a2a'),
  },
  beetroot: {
    reach: 19,
    turns: 180,
    draw: (easel) =>
      disc(2, 4, 18, '#1c0a0338') +
      disc(0, 0, 18, easel.dome('#8a1f4a', 0.36)) +
      ring(11, '#c45a86', 2) +
      ring(5, '#c45a86', 2),
  },
  'pumpkin-cube': { reach: 17, turns: 45, draw: () => cube('#f29a2e', '#b9661a') },
  aubergine: {
    reach: 26,
    turns: 180,
    draw: (easel) =>
      oval(3, 5, 26, 19, '#1c0a0338') +
      oval(0, 0, 26, 19, '#4a2a4f') +
      oval(0, 0, 22, 15.5, easel.dome('#e3c794', 0.26)) +
      line('M-12-2h0M-2 4h0M8-3h0M2-7h0', '#a8824a', 3),
  },
  courgette: {
    reach: 17,
    turns: 180,
    draw: (easel) =>
      disc(2, 4, 17, '#1c0a0338') +
      disc(0, 0, 17, '#3f7a2c') +
      disc(0, 0, 14, easel.dome('#e3edb4', 0.2)) +
      ring(6, '#bcd084', 3, 'stroke-dasharray="1 5"'),
  },
  'onion-slice': {
    reach: 20,
    turns: 180,
    draw: () =>
      line('M-18 6q4-20 18-20t18 18M-10 8q2-12 10-12t10 10', '#b0588a', 5) +
      line('M-18 5q4-19 18-19t18 17M-10 7q2-11 10-11t10 9', '#f3dce8', 2.4),
  },
  anchovy: {
    reach: 24,
    turns: 180,
    draw: () =>
      line('M-26 2q12-8 26 0t26-2', '#1c0a0340', 10) +
      line('M-26 0q12-8 26 0t26-2', '#8a6a4a', 9) +
      line('M-24-1q12-7 24 0t24-3', '#d9bd94', 2.6),
  },
  caper: { reach: 6, sprinkle: (easel, places) => beads(easel, places, '#6f7f35', 9) },
  'bean-sprout': {
    reach: 14,
    turns: 180,
    draw: () => line('M-14 6q8-16 18-8t10-6', '#fffdf2', 4.4) + disc(-14, 6, 4, '#d9d98a'),
  },
  seaweed: {
    reach: 22,
    turns: 180,
    draw: (easel) =>
      line(
        Array.from({ length: 9 }, () => {
          const at = () => Math.round(easel.random.between(-16, 16))
          return `M${at()} ${at()}q${at()} ${at()} ${at()} ${at()}`
        }).join(''),
        '#2f7a3a',
        4,
      ),
  },
  edamame: { reach: 8, sprinkle: (easel, places) => beads(easel, places, '#8ac43c', 14) },
  'black-bean': { reach: 7, sprinkle: (easel, places) => beads(easel, places, '#2f2228', 12) },
  parmesan: {
    reach: 6,
    sprinkle: (easel, places) =>
      easel.retrace(
        places.map(({ x, y }, index) => `M${x} ${y}l${index % 2 ? 14 : 10} ${index % 3 ? 5 : -6}`).join(''),
        [
          { stroke: '#2003', width: 7, shift: [1, 3] },
          { stroke: '#fbe9b0', width: 7 },
          { stroke: '#fff8dc', width: 2.4, shift: [0, -2] },
        ],
      ),
  },
  'grated-cheese': {
    reach: 4,
    sprinkle: (easel, places) =>
      easel.retrace(
        places
          .map(({ x, y }, index) => `M${x} ${y}q4 ${index % 2 ? 5 : -5} 11 ${index % 3 ? 3 : -3}`)
          .join(''),
        [
          { stroke: '#d9a53a', width: 4, shift: [1, 2] },
          { stroke: '#fbd96a', width: 3.6 },
        ],
      ),
  },
  parsley: {
    reach: 5,
    sprinkle: (easel, places) =>
      easel.retrace(dotted(places), [
        { stroke: '#2f6f24', width: 6, shift: [1, 2] },
        { stroke: '#5fae3c', width: 5 },
      ]),
  },
  'icing-sugar': { reach: 3, sprinkle: (_, places) => dots(places, '#ffffffd9', 5) },
  'chocolate-flake': {
    reach: 5,
    sprinkle: (_, places) =>
      line(
        places.map(({ x, y }, index) => `M${x} ${y}l${index % 2 ? 9 : 5} ${index % 3 ? 4 : -6}`).join(''),
        '#4a2413',
        4.4,
      ),
  },
  fry: {
    reach: 30,
    turns: 180,
    draw: (easel) =>
      slab(3, 5, 84, 15, 4, '#1c0a0340') +
      slab(0, 0, 84, 15, 4, easel.column('#fbd468', '#e5a02c')) +
      line('M-36-3H30', '#fff0b4', 3),
  },
  wedge: {
    reach: 30,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-42 8Q0-26 42 6Q0 24-42 8Z', easel.dome('#eab04a', 0.38), 5) +
      line('M-38 9Q0 24 38 8', '#9c5f24', 5),
  },
  penne: {
    reach: 22,
    turns: 180,
    draw: (easel, glaze) =>
      slab(3, 5, 50, 19, 8, '#1c0a0338') +
      slab(0, 0, 50, 19, 8, easel.column('#fbe2a0', '#e0ad50')) +
      line('M-20-3H18M-20 3H18', '#c9923c80', 1.8) +
      oval(23, 0, 4, 8, '#b3762a') +
      line('M-12-6h12', glaze, 4),
  },
  ravioli: {
    reach: 30,
    turns: 180,
    draw: (easel) =>
      slab(4, 6, 54, 54, 8, '#1c0a0340') +
      slab(0, 0, 54, 54, 8, '#f2d691') +
      slab(0, 0, 50, 50, 6, 'none', 'stroke="#c99f4c" stroke-width="3" stroke-dasharray="4 5"') +
      disc(0, 0, 18, easel.dome('#fbe8b4', 0.3)) +
      line('M-9-7q5-7 14-6', '#fff9', 4),
  },
  gnocchi: {
    reach: 17,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-20 0C-18-16 18-16 20 0C18 15-18 15-20 0Z', easel.dome('#f9e3a8', 0.32), 4) +
      line('M-10-9v18M-3-10v20M4-10v20M11-8v16', '#d9b05a80', 2.4),
  },
  lasagne: {
    reach: 82,
    turns: 4,
    draw: (easel) =>
      slab(7, 12, 152, 112, 12, '#1c0a0347') +
      slab(3, 10, 152, 108, 10, '#c9401c') +
      line('M-72 44H76M-72 56H76', '#f6dca0', 6) +
      slab(-1, -8, 150, 94, 12, easel.dome('#f2c25a', 0.36)) +
      [
        [-40, -26, 20],
        [10, -12, 26],
        [44, 14, 16],
        [-24, 18, 22],
        [30, -36, 13],
      ]
        .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.7, '#b3561aa6'))
        .join('') +
      line('M-62-34q18-12 44-12', '#fff3c0', 5) +
      line('M-40 30q20-8 44 2t44-4', '#d2451acc', 8),
  },
  'noodle-nest': {
    reach: 44,
    turns: 180,
    draw: (easel) =>
      easel.retrace(
        Array.from({ length: 9 }, (_, step) => {
          const r = 10 + step * 3.6
          const turn = Math.round(easel.random.between(-8, 8))
          return `M${-r} ${turn}a${r} ${r * 0.8} 0 0 1 ${2 * r} ${-turn}`
        }).join('') + 'M-40 8q40 40 78 2M-30 14q30 26 60 0',
        [
          { stroke: '#2003', width: 7, shift: [2, 4] },
          { stroke: '#d9ac52', width: 6.5 },
          { stroke: '#fbe6aa', width: 3.4, shift: [-0.5, -1] },
        ],
      ),
  },
  ragu: {
    reach: 50,
    turns: 180,
    draw: (easel) =>
      raised(easel, blob(easel.random, 48, 0.14, 10), easel.dome('#a8341a', 0.3), 5) +
      dots(
        Array.from({ length: 34 }, () => ({
          x: Math.round(easel.random.between(-34, 34)),
          y: Math.round(easel.random.between(-34, 34)),
        })),
        '#6b2a14',
        8,
      ) +
      dots(
        Array.from({ length: 16 }, () => ({
          x: Math.round(easel.random.between(-34, 34)),
          y: Math.round(easel.random.between(-34, 34)),
        })),
        '#e0653a',
        6,
      ),
  },
} satisfies Record<string, AnyPiece>
