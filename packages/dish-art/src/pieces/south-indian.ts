import { disc, dots, line, oval, ring, shape, slab } from '../easel/shapes.ts'
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
