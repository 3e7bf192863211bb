import { darken, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { disc, dots, line, oval, ring, shape, slab, blob } from '../easel/shapes.ts'
import { raised, type DrawnPiece } from './piece.ts'

export const southIndian = {
  'dosa-roll': {
    reach: 150,
    turns: 0,
    draw: (easel) =>
      raised(
        easel,
        'M-146-28Q0-38 148-30Q158 0 148 30Q0 38-146 28Q-156 0-146-28Z',
        easel.column('#e6a544', '#f4c873', '#d08a2c', '#8f5012'),
        10,
      ) +
      line(
        'M-120-30q-8 28 0 60M-92-31q-8 30 0 63M-62-32q-8 32 0 65M-30-33q-8 32 0 66M4-33q-8 32 0 66M36-33q-8 32 0 65M68-32q-8 32 0 64M100-31q-8 30 0 62',
        '#a9611a8c',
        3,
      ) +
      dots(
        Array.from({ length: 22 }, () => ({
          x: easel.random.between(-130, 130),
          y: easel.random.between(-22, 26),
        })),
        '#8a4a12',
        5,
        'opacity=".4"',
      ) +
      line('M-128-20Q0-28 128-21', '#fff0c4bf', 6) +
      oval(146, 0, 13, 29, '#9c5f1c') +
      oval(146, 0, 9, 24, '#f2c23f') +
      line('M144-10h0M148 4h0M144 13h0', '#5c8f2f', 5),
  },
  'dosa-fold': {
    reach: 110,
    turns: 0,
    draw: (easel) =>
      raised(
        easel,
        'M-104 62Q-60-78 6-92Q72-74 108 62Q0 96-104 62Z',
        easel.slope('#f7d489', '#dd9a3a', '#b06a1c'),
        10,
      ) +
      shape('M-104 62Q-60-78 6-92Q-8 0 20 80Q-40 84-104 62Z', '#fff0c440') +
      line('M6-90Q-8 0 20 80', '#8f4c1099', 4) +
      line(
        'M-78 50Q-44-52 0-70M-52 62Q-30-30-2-50M-26 70Q-14-10 0-20M76 52Q50-44 12-68M54 64Q40-14 10-40',
        '#a9611a80',
        3,
      ) +
      line('M-100 64Q0 96 104 64', '#c3271c', 9) +
      line('M-88 66Q0 94 92 66', '#f2c23f', 5, 'stroke-dasharray="10 14"') +
      line('M-80 26Q-50-44-20-66', '#fff5d6b2', 6),
  },
  idli: {
    reach: 42,
    turns: 0,
    draw: (easel) =>
      disc(4, 8, 41, '#1c0a0340') +
      disc(0, 3, 41, '#d9cdb4') +
      disc(0, 0, 40, easel.dome('#fbf6e8', 0.1)) +
      ring(27, '#e3d8c0b2', 3) +
      line('M-20-18q8-10 20-11', '#fff', 6),
  },
  'medu-vada': {
    reach: 48,
    turns: 180,
    draw: (easel) =>
      ring(29, '#1c0a0347', 36, 'transform="translate(5 8)"') +
      ring(29, '#9c5a18', 36) +
      ring(28, easel.dome('#e9a63c', 0.36), 31) +
      line('M-30-16q8-18 28-21', '#ffe6aecc', 5) +
      line('M-24 20h0M8 36h0M30 14h0M22-24h0M-36-2h0M-4-32h0', '#6b3a10b2', 5) +
      line('M12 26h0M-32-14h0M32-6h0', '#57802c', 6),
  },
  dhokla: {
    reach: 30,
    turns: 0,
    draw: (easel) =>
      slab(4, 8, 54, 54, 7, '#2004') +
      slab(0, 3, 54, 54, 7, '#c9941f') +
      slab(0, -2, 52, 50, 7, easel.dome('#f7d254')) +
      line('M-12-12h0M9-6h0M-6 9h0', '#3a1c08', 5) +
      line('M6 12q6-9 13-4', '#4e8a2e', 6),
  },
} satisfies Record<string, DrawnPiece>

function ball(easel: Easel, colour: Colour, radius: number): string {
  return (
    disc(3, 6, radius, '#1c0a034c') +
    disc(0, 0, radius, easel.dome(colour, 0.42)) +
    oval(-radius * 0.36, -radius * 0.44, radius * 0.26, radius * 0.15, '#fffa', 'transform="rotate(-20)"')
  )
}

/** Frozen milk from a ribbed conical mould, on its stick. */
function kulfi(easel: Easel, colour: Colour, nuts: Colour): string {
  const rib = darken(colour, 0.3)
  const bits = Array.from({ length: 14 }, () => ({
    x: easel.random.between(-64, 60),
    y: easel.random.between(-20, 20),
  }))
  return (
    line('M70 0H116', '#8a5a2b', 11) +
    line('M70-1H116', '#e2b97c', 8) +
    raised(
      easel,
      'M-78-22Q-86 0-78 22Q-40 40 66 36Q82 0 66-36Q-40-40-78-22Z',
      easel.column(colour, colour, rib),
      9,
    ) +
    line('M-74-12Q0-22 68-18M-78 0H72M-74 12Q0 22 68 18', rib, 2.5, 'opacity=".5"') +
    line('M-66-20Q-20-32 50-29', '#fffb', 6) +
    dots(bits, darken(nuts, 0.4), 6.5) +
    dots(
      bits.map(({ x, y }) => ({ x: x - 0.8, y: y - 1 })),
      nuts,
      4.5,
    )
  )
}

export const dumplingsAndSweets = {
  kofta: {
    reach: 30,
    turns: 180,
    draw: (easel) =>
      ball(easel, '#b5631c', 29) +
      dots(
        [
          { x: 6, y: 8 },
          { x: -10, y: 10 },
          { x: 12, y: -6 },
        ],
        '#7a3f1080',
        5,
      ),
  },
  'gulab-jamun': {
    reach: 34,
    turns: 0,
    draw: (easel) => ball(easel, '#7c3213', 34) + line('M14 18q10-4 13-14', '#e79a4d99', 4),
  },
  rasmalai: {
    reach: 36,
    turns: 0,
    draw: (easel) =>
      raised(easel, blob(easel.random, 34, 0.04, 9), easel.dome('#fbeec2', 0.3), 6) +
      line('M-20-10q6-13 20-14', '#fffe', 5) +
      line('M-6 0q6-6 14-1M-12 12q12 5 22-3', '#e0bf6eb2', 2.5),
  },
  jalebi: {
    reach: 52,
    turns: 180,
    draw: (easel) => {
      const coil =
        'M2 0a7 7 0 0 1-14 0a15 15 0 0 1 30 2a23 23 0 0 1-46-2a31 31 0 0 1 62 2a38 38 0 0 1-76 2q0-16 14-28'
      const loops = 'M-30-8q30 26 62-2M-8-34q-12 36 10 66'
      return easel.retrace(loops + coil, [
        { stroke: '#2004', width: 12, shift: [4, 7] },
        { stroke: '#b34a08', width: 11 },
        { stroke: '#f59a1f', width: 7 },
        { stroke: '#ffe3a1', width: 2, shift: [-1, -2] },
      ])
    },
  },
  'pistachio-kulfi': { reach: 42, turns: 0, draw: (easel) => kulfi(easel, '#dfe6ae', '#86a83a') },
  'maple-kulfi': { reach: 42, turns: 0, draw: (easel) => kulfi(easel, '#e9c48d', '#8f5424') },
} satisfies Record<string, DrawnPiece>
