import type { Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { blob, dots, line, oval, shape, slab } from '../easel/shapes.ts'
import { raised, type DrawnPiece } from './piece.ts'

const seeds = line(
  'M-44-50l5-2M-20-64l5 1M6-58l5-2M28-66l5 1M48-50l5 2M-6-74l5-1M18-46l5-1M-32-38l5-1',
  '#fff6da',
  4.5,
)
const frill = 'M-88 4q8 15 18 2t20 4 20-2 20 6 20-5 20 4 20-6 20 3 20-8l-4-12H-86Z'

/** Seen from the front, so that what is in it shows. */
function burger(easel: Easel, patty: Colour, cheese: string): string {
  return (
    slab(6, 66, 176, 40, 22, '#1c0a0347') +
    slab(0, 58, 172, 40, 20, easel.column('#e8b163', '#bb7426')) +
    slab(0, 36, 184, 30, 14, easel.column(patty, '#3a1a0a')) +
    line('M-74 34h0M-52 42h0M-26 36h0M4 44h0M34 36h0M62 42h0', '#1c0a0366', 7) +
    cheese +
    slab(0, 9, 172, 14, 7, '#d9341f') +
    line('M-66 8h40M0 9h50', '#f58a6a', 3) +
    shape(frill, easel.column('#8ac43c', '#4c8a24')) +
    shape('M-88-6C-92-104 92-104 88-6Q88 2 76 2H-76Q-88 2-88-6Z', easel.dome('#d98a35', 0.46)) +
    line('M-66-34Q-48-72 4-76', '#ffe6b8a6', 7) +
    seeds
  )
}

const melted = (colour: Colour): string =>
  shape('M-90 18H90L70 26 56 44 40 27H8L-10 40-28 27H-62L-76 34Z', colour)

/** Half of a sandwich cut across, its layers up. */
const triangle = (easel: Easel): string =>
  raised(easel, 'M-52 40L-4-46Q0-52 6-46L56 40Q56 48 46 48H-44Q-54 48-52 40Z', '#e2b676', 8) +
  shape('M-44 38L0-40 46 38Z', easel.slope('#fff3d2', '#f2d59a')) +
  line('M-46 47H48', '#c98f43', 9) +
  line('M-44 36H46', '#6aa932', 9, 'stroke-dasharray="9 7"') +
  line('M-43 26H44', '#d9341f', 8) +
  line('M-38 18H38', '#f6c63c', 6) +
  line('M-34 10H33', '#e9a59a', 7) +
  line('M-30 2H28', '#fbe9c0', 5)

/** A long roll, open at the top. */
const longRoll = (easel: Easel, filling: string): string =>
  slab(6, 12, 236, 84, 42, '#1c0a0347') +
  slab(0, 0, 236, 84, 42, easel.column('#f0c07a', '#b87430')) +
  slab(0, -2, 212, 56, 28, '#fbe6bb') +
  filling +
  line('M-96 30q20 10 46 11M20 41q40 0 70-11', '#8a4f1a66', 4)

export const sandwiches = {
  burger: { reach: 96, turns: 0, draw: (easel) => burger(easel, '#8a4a22', '') },
  cheeseburger: { reach: 96, turns: 0, draw: (easel) => burger(easel, '#7a3f1c', melted('#f9b824')) },
  'chicken-burger': { reach: 96, turns: 0, draw: (easel) => burger(easel, '#dd9a3e', melted('#fff3c8')) },
  'veggie-burger': { reach: 96, turns: 0, draw: (easel) => burger(easel, '#8a9a3a', '') },
  sandwich: { reach: 58, turns: 10, draw: triangle },
  sub: {
    reach: 118,
    turns: 0,
    draw: (easel) =>
      longRoll(
        easel,
        shape('M-104-8q10-22 24-8t26-6 26 4 26-6 26 6 26-6 26 6 20-2v20q-100 18-200 0Z', '#63a432') +
          line('M-88 6h34M-40 2h34M8 6h34M54 2h34', '#d9341f', 20) +
          line('M-92-6h40M-30-8h40M30-6h46', '#f2a79b', 14) +
          line('M-84 12q20-10 40 0t40 0 40 0 40-2 40 0', '#fff3cf', 6),
      ),
  },
  'hot-dog': {
    reach: 118,
    turns: 0,
    draw: (easel) =>
      longRoll(
        easel,
        slab(0, -2, 240, 40, 20, easel.column('#d9683a', '#8f2f14')) +
          line('M-104-12Q0-20 104-12', '#ffb58a99', 5) +
          line('M-100 0q10-16 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0', '#f7c325', 7),
      ),
  },
  taco: {
    reach: 62,
    turns: 6,
    draw: (easel) =>
      raised(easel, 'M-66 30C-64-34 64-34 66 30Q0 52-66 30Z', '#c98a2f', 8) +
      shape('M-62 10q4-30 20-26 6-22 24-14 10-18 26-4 18-10 24 10 20 0 26 26Z', '#6fae35') +
      dots(
        [-40, -24, -6, 12, 30, 44].map((x, index) => ({ x, y: index % 2 ? -16 : -8 })),
        '#8a4522',
        17,
      ) +
      dots(
        [-34, -10, 20, 38].map((x, index) => ({ x, y: index % 2 ? -6 : -20 })),
        '#dc3d24',
        10,
      ) +
      line('M-30-22l10 4M0-26l9 4M28-18l9 5M-14-8l10-3', '#fff3c4', 5) +
      shape('M-66 32C-62-20 60-20 66 32Q0 58-66 32Z', easel.column('#f7cf6a', '#dd9a35')) +
      line('M-40 22h0M-14 12h0M10 26h0M34 16h0M-28 34h0M24 36h0', '#b3701d99', 6),
  },
  quesadilla: {
    reach: 58,
    turns: 14,
    draw: (easel) =>
      raised(easel, 'M-4-56L60 30Q12 62-58 40Z', easel.dome('#f0c36c', 0.4), 8) +
      line('M60 30Q12 62-58 40', '#f7b32a', 10) +
      line('M60 34Q12 66-58 44', '#e9a052', 5) +
      dots(
        [
          { x: -8, y: -14 },
          { x: 12, y: 8 },
          { x: -26, y: 20 },
          { x: 28, y: 22 },
          { x: 0, y: 34 },
        ],
        '#9c5a1c8c',
        13,
      ),
  },
  wrap: {
    reach: 84,
    turns: 8,
    draw: (easel) =>
      raised(
        easel,
        'M-84-30H62Q86 0 62 32H-84Q-100 0-84-30Z',
        easel.column('#f7e0ae', '#e3b970', '#b98436'),
        9,
      ) +
      line('M-60-14h0M-30 12h0M0-10h0M24 16h0M-66 18h0', '#a8682080', 11) +
      oval(70, 1, 18, 32, '#d9a658') +
      oval(70, 1, 14, 27, '#fbeecb') +
      line('M66-14q6 4 3 9M68 4q5 8 0 14', '#8a4522', 11) +
      line('M76-10v8M62 16v5', '#d9341f', 8) +
      line('M62-4v8M78 8v7', '#5ea236', 7),
  },
  nacho: {
    reach: 24,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M-2-27Q24-8 28 20Q0 30-28 22Q-22-10-2-27Z', easel.dome('#f3b73c', 0.36), 4) +
      line('M-8 4h0M6 12h0M2-8h0', '#b3701d99', 4),
  },
  empanada: {
    reach: 44,
    turns: 12,
    draw: (easel) =>
      raised(easel, 'M-48 22C-46-42 46-42 48 22Q0 34-48 22Z', easel.dome('#e3a44c', 0.42), 8) +
      line('M-46 22q5 9 10 1t10 4 10 2 10 0 10 2 10-2 10-2 10-4 10-2', '#a8661f', 5) +
      line('M-26-6Q-14-24 8-24', '#ffe6b0b2', 5) +
      blobs(easel),
  },
} satisfies Record<string, DrawnPiece>

function blobs(easel: Easel): string {
  return shape(blob(easel.random, 9, 0.2, 6), '#8a4f1a33')
}
