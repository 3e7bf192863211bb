import { darken, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { blob, disc, dots, line, oval, shape, slab } from '../easel/shapes.ts'
import { raised, type DrawnPiece } from './piece.ts'

const bars = 'M-54-18l28 46M-24-34l40 66M8-38l38 62M38-34l22 36'

/** A piece from the grill, with the marks of its bars. */
const grilled = (easel: Easel, outline: string, colour: Colour, marks = '#2a0f08a6'): string =>
  raised(easel, outline, easel.dome(colour, 0.36), 8, { stroke: darken(colour, 0.5), width: 3 }) +
  line(bars, marks, 6) +
  line('M-56-14Q-40-38-4-40', '#ffdcb080', 5)

const steakOutline = 'M-70-6C-66-44-14-52 24-44C60-36 82-10 70 14C58 42 18 48-18 44C-54 42-76 22-70-6Z'
const filletOutline = 'M-68 4C-62-26-20-40 24-34C54-30 76-12 74 6C66 28 30 34-12 34C-44 34-66 26-68 4Z'

/** A curved sausage. */
const sausage = (easel: Easel, colour: Colour): string =>
  raised(
    easel,
    'M-84 8C-80-14-70-18-58-12Q0 12 58-12C70-18 80-12 82 6C76 26 44 34 0 34S-78 30-84 8Z',
    easel.column(colour, darken(colour, 0.6)),
    7,
  ) +
  line('M-50 4l12 16M-18 12l8 18M16 14l-2 18M48 8l-10 16', '#3a140a99', 5) +
  line('M-66-4Q0 18 64-6', '#ffc9a099', 4)

const crust = (easel: Easel, outline: string, colour: Colour): string =>
  raised(easel, outline, easel.dome(colour, 0.42), 8) +
  dots(
    Array.from({ length: 22 }, () => ({
      x: Math.round(easel.random.between(-54, 54)),
      y: Math.round(easel.random.between(-28, 28)),
    })),
    darken(colour, 0.34),
    7,
    'opacity=".55"',
  ) +
  dots(
    Array.from({ length: 16 }, () => ({
      x: Math.round(easel.random.between(-50, 50)),
      y: Math.round(easel.random.between(-28, 26)),
    })),
    '#ffe6b0',
    4.5,
    'opacity=".8"',
  )

function ball(easel: Easel, colour: Colour): string {
  return (
    raised(easel, blob(easel.random, 26, 0.08, 9), easel.dome(colour, 0.42), 6) +
    dots(
      Array.from({ length: 7 }, () => ({
        x: Math.round(easel.random.between(-13, 13)),
        y: Math.round(easel.random.between(-13, 13)),
      })),
      darken(colour, 0.4),
      5,
      'opacity=".55"',
    ) +
    oval(-8, -10, 8, 5, '#fff5')
  )
}

export const grill = {
  steak: {
    reach: 78,
    turns: 6,
    draw: (easel) =>
      grilled(easel, steakOutline, '#7f3a1e') + line('M-66 4C-70 26-50 40-18 42', '#f0d3a0', 7),
  },
  'sliced-steak': {
    reach: 88,
    turns: 4,
    draw: (easel) =>
      [-60, -36, -12, 12, 36, 60]
        .map(
          (x) =>
            `<g transform="translate(${x} 0) rotate(14)">${slab(4, 6, 26, 84, 12, '#1c0a0347')}${slab(0, 0, 26, 84, 12, '#5a2612')}${slab(1, 0, 17, 70, 9, easel.column('#c95a4a', '#d96a5c', '#b04638'))}${line('M-3-26v40', '#ef9c8c', 3)}</g>`,
        )
        .join(''),
  },
  'pork-chop': { reach: 78, turns: 6, draw: (easel) => grilled(easel, steakOutline, '#c98248') },
  'chicken-breast': {
    reach: 74,
    turns: 6,
    draw: (easel) => grilled(easel, filletOutline, '#dd9c4c', '#5a280fa6'),
  },
  'fish-fillet': {
    reach: 74,
    turns: 6,
    draw: (easel) =>
      raised(easel, filletOutline, easel.dome('#f4e2c2', 0.2), 8) +
      line('M-40-22q14 22 6 50M-12-32q14 28 6 62M18-34q14 28 6 60M46-26q10 20 4 42', '#d0a26ccc', 3) +
      dots(
        [
          { x: -44, y: -4 },
          { x: -14, y: 14 },
          { x: 20, y: -14 },
          { x: 46, y: 8 },
        ],
        '#b3722a80',
        15,
      ) +
      line('M-54-8Q-34-30 4-34', '#fffc', 5),
  },
  'whole-fish': {
    reach: 116,
    turns: 0,
    draw: (easel) =>
      raised(easel, 'M70 0L116-36Q108 0 116 36Z', '#7d8a94', 6) +
      raised(
        easel,
        'M-112 4C-80-44 20-50 82-4C84-2 84 2 82 6C20 50-80 46-112 4Z',
        easel.column('#6f7f8a', '#c3ccd0', '#eef0ee'),
        9,
      ) +
      line('M-40-26l14 46M-12-32l16 60M20-30l16 54M48-20l10 34', '#3a2a20a6', 5) +
      line('M-84-18q14 22 0 42', '#4a5a64', 3) +
      disc(-92, -2, 6, '#fff') +
      disc(-92, -2, 3, '#1c1a18'),
  },
  schnitzel: {
    reach: 88,
    turns: 10,
    draw: (easel) => crust(easel, blob(easel.random, 74, 0.1, 11, 1.14), '#dfa03f'),
  },
  'fried-chicken': {
    reach: 40,
    turns: 180,
    draw: (easel) => crust(easel, blob(easel.random, 36, 0.16, 10, 1.2), '#cf8226'),
  },
  nugget: {
    reach: 26,
    turns: 180,
    draw: (easel) =>
      raised(easel, blob(easel.random, 24, 0.14, 8, 1.15), easel.dome('#e0a03a', 0.42), 5) +
      line('M-8-6h0M6-2h0M-2 8h0M12 8h0', '#a8601d80', 5) +
      line('M-12-10q6-6 14-6', '#fff0c8b2', 3),
  },
  wing: {
    reach: 40,
    turns: 180,
    draw: (easel) =>
      raised(
        easel,
        'M-44 14C-46-8-26-16-12-10C0-30 30-34 44-18C50-6 38 4 22 6C14 22-8 20-16 16C-26 26-40 26-44 14Z',
        easel.dome('#b9451a', 0.42),
        6,
      ) +
      line('M-30 8q8-8 16-6M4-12q12-10 26-6', '#ffb070b2', 4) +
      line('M-12-8q4 8 2 18', '#5a1c0a80', 3),
  },
  ribs: {
    reach: 96,
    turns: 4,
    draw: (easel) =>
      slab(6, 9, 190, 96, 20, '#1c0a0347') +
      line('M-72-46v-14M-40-46v-14M-8-46v-14M24-46v-14M56-46v-14', '#f3e3c4', 12) +
      slab(0, 0, 190, 96, 20, easel.dome('#8a2f14', 0.42)) +
      line('M-72-40v80M-40-42v84M-8-42v84M24-42v84M56-42v84', '#4a140880', 6) +
      line('M-82-26q10-12 26-14M-30-34h24M30-34h30', '#ffb48499', 6),
  },
  sausage: { reach: 44, turns: 6, draw: (easel) => sausage(easel, '#c9622c') },
  'white-sausage': { reach: 44, turns: 6, draw: (easel) => sausage(easel, '#e9d3b0') },
  bacon: {
    reach: 34,
    turns: 8,
    draw: (easel) =>
      easel.retrace('M-66 4q11-18 22 0t22 0 22 0 22 0 22 0 22-4', [
        { stroke: '#2004', width: 24, shift: [3, 6] },
        { stroke: '#b53a24', width: 23 },
        { stroke: '#f3c9a8', width: 9 },
        { stroke: '#8f2618', width: 3, shift: [0, 7] },
      ]),
  },
  'fried-egg': {
    reach: 46,
    turns: 180,
    draw: (easel) =>
      raised(easel, blob(easel.random, 42, 0.16, 8), easel.dome('#fffdf6', 0.1), 5, {
        stroke: '#d9a65a80',
        width: 4,
      }) +
      disc(2, 0, 18, easel.dome('#f9a81c', 0.36)) +
      oval(-4, -6, 6, 4, '#fff9'),
  },
  omelette: {
    reach: 84,
    turns: 6,
    draw: (easel) =>
      raised(easel, 'M-86 22C-84-42 84-42 86 22Q0 52-86 22Z', easel.dome('#f7c93f', 0.36), 9) +
      line('M-80 24Q0 50 80 24', '#d9982080', 6) +
      line('M-50-4h0M-20 10h0M16-10h0M44 8h0M-8-18h0', '#c9851f8c', 12) +
      line('M-60-6Q-40-28 0-30', '#fff3b8', 6) +
      line('M-36 4l6-3M0 0l6 3M30 16l6-4', '#4f9432', 4),
  },
  meatball: { reach: 27, turns: 180, draw: (easel) => ball(easel, '#8a4522') },
  falafel: { reach: 27, turns: 180, draw: (easel) => ball(easel, '#9c6a2a') },
  arancini: { reach: 27, turns: 180, draw: (easel) => ball(easel, '#dd9636') },
  calamari: {
    reach: 24,
    turns: 180,
    draw: (easel) =>
      easel.retrace('M0-17a17 17 0 1 1-1 0Z', [
        { stroke: '#2004', width: 15, shift: [2, 5] },
        { stroke: '#d9952f', width: 14 },
        { stroke: '#f6cf7c', width: 6, shift: [-1, -2] },
      ]),
  },
  mussel: {
    reach: 30,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-32 0C-24-26 20-24 34 0C20 24-24 26-32 0Z', easel.slope('#4a5568', '#1c2230'), 5) +
      shape('M-25 0C-18-18 16-16 26 0C16 16-18 18-25 0Z', '#cdd3dc') +
      oval(2, 0, 17, 9, easel.dome('#f0993c', 0.3)) +
      line('M-8-3q8-5 18-1', '#ffe0b0', 2.4),
  },
  oyster: {
    reach: 38,
    turns: 60,
    draw: (easel) =>
      raised(easel, blob(easel.random, 36, 0.14, 9, 1.2), easel.slope('#b5aa98', '#6f665a'), 6) +
      shape(blob(easel.random, 28, 0.08, 8, 1.2), '#f6f3ec') +
      shape(blob(easel.random, 19, 0.16, 7, 1.2), easel.dome('#c9c3b4', 0.2)) +
      line('M-14-4q10-8 24-4', '#fff', 4),
  },
  'roast-chicken': {
    reach: 96,
    turns: 0,
    draw: (easel) =>
      raised(
        easel,
        'M-60 40C-92 26-88-4-66-14C-60-54 52-56 62-14C86-6 92 26 60 40C30 58-30 58-60 40Z',
        easel.dome('#d98a2c', 0.46),
        10,
      ) +
      line('M-66-10C-40-4-34 20-54 40M64-10C40-4 34 20 54 40M0-42V30', '#8a4312a6', 5) +
      line('M-74 34l-18 14M74 34l18 14', '#f3e3c4', 11) +
      line('M-40-26Q-24-42 0-42', '#fff0c8b2', 7) +
      dots(
        Array.from({ length: 12 }, () => ({
          x: Math.round(easel.random.between(-44, 44)),
          y: Math.round(easel.random.between(-24, 34)),
        })),
        '#7a3a1099',
        6,
      ),
  },
  'baked-potato': {
    reach: 56,
    turns: 10,
    draw: (easel) =>
      raised(easel, 'M-58 4C-56-34 54-38 58 0C56 36-54 40-58 4Z', easel.dome('#a8703a', 0.4), 8) +
      shape('M-36-4Q0-28 36-4 18 6 34 18 0 30-34 16-16 6-36-4Z', '#fbe9b8') +
      line('M-14 4h28', '#fff', 15) +
      line('M-10 6l4-3M2 2l4 3M10 8l4-3', '#4f9432', 4),
  },
} satisfies Record<string, DrawnPiece>
