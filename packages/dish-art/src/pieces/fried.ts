import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { blob, disc, dots, line, oval, shape } from '../easel/shapes.ts'
import { raised, type DrawnPiece } from './piece.ts'

const crumbs = (easel: Easel, reach: number, count: number): { x: number; y: number }[] =>
  Array.from({ length: count }, () => ({
    x: Math.round(easel.random.between(-reach, reach)),
    y: Math.round(easel.random.between(-reach, reach)),
  }))

/** A craggy lump of batter. */
function craggy(easel: Easel, colour: Colour, radius: number): string {
  return (
    raised(easel, blob(easel.random, radius, 0.22, 11), easel.dome(colour, 0.36), 6) +
    dots(crumbs(easel, radius * 0.55, 6), darken(colour, 0.35), 6, 'opacity=".5"') +
    dots(crumbs(easel, radius * 0.5, 6), lighten(colour, 0.55), 4.5, 'opacity=".8"')
  )
}

/** A round cake browned on both sides. */
function patty(easel: Easel, colour: Colour, radius: number): string {
  return (
    raised(easel, blob(easel.random, radius, 0.05, 9), darken(colour, 0.3), 6) +
    disc(-1, -2, radius * 0.9, easel.dome(colour)) +
    dots(crumbs(easel, radius * 0.55, 7), darken(colour, 0.45), 7, 'opacity=".35"') +
    line(
      `M${-radius * 0.6}-${radius * 0.3}q${radius * 0.25}-${radius * 0.4} ${radius * 0.7}-${radius * 0.4}`,
      lighten(colour, 0.7),
      3,
      'opacity=".6"',
    )
  )
}

export const fried = {
  samosa: {
    reach: 46,
    turns: 40,
    draw: (easel) =>
      raised(
        easel,
        'M-4-46Q2-52 8-44L50 30Q52 40 42 41Q0 48-42 39Q-52 36-47 27Z',
        easel.slope('#f3c069', '#d18a2f', '#a55f19'),
        8,
      ) +
      shape('M2-47L50 30Q51 40 42 41Q22 45 6 45Q-4 4 2-47Z', '#8f4c1059') +
      line('M2-44Q-4 4 6 43', '#fbe0a4b2', 2.5) +
      line('M-42 34l8 5M-30 36l8 6M-17 38l8 6M-4 38l8 6M10 38l8 5M24 36l8 5', '#8b4a12cc', 2.5) +
      line('M-24 18h0M-14 2h0M-26 28h0M20 10h0M28 26h0', '#fff0c899', 4),
  },
  'onion-bhaji': {
    reach: 30,
    turns: 180,
    draw: (easel) => {
      const whole = (low: number, high: number): number => Math.round(easel.random.between(low, high))
      const shreds = crumbs(easel, 16, 9)
        .map(({ x, y }) => `M${x} ${y}q${whole(-9, 9)} ${whole(-9, 9)} ${whole(-16, 16)} ${whole(-6, 6)}`)
        .join('')
      return (
        raised(easel, blob(easel.random, 28, 0.2, 12), easel.dome('#d08022', 0.4), 6) +
        easel.retrace(shreds, [
          { stroke: '#8f4a0c', width: 6, shift: [1, 2] },
          { stroke: '#f0b455', width: 4.5 },
        ]) +
        line('M-12-10q10-8 18-2M-4 12q10 2 14-8', '#fbe3b0', 2.4)
      )
    },
  },
  pakora: {
    reach: 28,
    turns: 180,
    draw: (easel) => craggy(easel, '#e6a034', 27) + line('M-8 4q6 4 12-1M4-8q4 2 7 0', '#4d7a2acc', 4),
  },
  'paneer-pakora': {
    reach: 38,
    turns: 24,
    draw: (easel) =>
      raised(easel, 'M-38-25Q0-31 36-26Q44 0 38 25Q0 31-37 26Q-44 0-38-25Z', easel.dome('#eaa83c', 0.36), 7) +
      shape('M-28-13H28V13H-28Z', '#fdf6e2') +
      line('M-27 0H27', '#4e8f2f', 7) +
      dots(crumbs(easel, 25, 5), '#b3641c66', 5),
  },
  kachori: {
    reach: 36,
    turns: 180,
    draw: (easel) =>
      raised(easel, blob(easel.random, 35, 0.04, 9), easel.dome('#e6aa4e', 0.4), 7) +
      line('M-20-6q6-16 22-17M-14 16q14 8 28-4M4-4q10-2 12-12', '#9a5a1c99', 3) +
      line('M-25-3q3-18 20-23', '#ffeab8b2', 4) +
      dots(crumbs(easel, 20, 8), '#7f451380', 3.5),
  },
  'batata-vada': { reach: 30, turns: 180, draw: (easel) => craggy(easel, '#efae40', 30) },
  'mirchi-bajji': {
    reach: 27,
    turns: 5,
    draw: (easel) =>
      line('M78-8q14-4 20-14', '#4f7d24', 6) +
      raised(
        easel,
        'M-92 4C-72-22 50-28 82-12Q90-2 82 8C50 24-66 26-92 4Z',
        easel.column('#f2bd58', '#d28a2a', '#97560f'),
        7,
      ) +
      line('M-62 2Q0-8 58-2', '#4b7d22d9', 7) +
      line('M-60-8Q-20-17 30-15M-34 12h0M-4 14h0M26 12h0', '#ffe9b0b2', 4),
  },
  puri: {
    reach: 28,
    turns: 180,
    draw: (easel) =>
      raised(easel, blob(easel.random, 27, 0.03, 9), easel.dome('#efb54e', 0.4), 6) +
      line('M-14-8q4-9 13-10', '#fff4d2d9', 4.5) +
      dots(crumbs(easel, 14, 4), '#b06f1e80', 4),
  },
  'dahi-puri': {
    reach: 30,
    turns: 40,
    draw: (easel) =>
      raised(easel, blob(easel.random, 28, 0.04, 9), easel.dome('#ecb052', 0.4), 6) +
      raised(easel, blob(easel.random, 20, 0.14, 7), '#fdf8ea', 2) +
      line('M-12 3q7-9 14-2t12-3', '#5a1d10', 4) +
      line('M-8-8q6 4 13-1', '#57942f', 3.4),
  },
  papdi: {
    reach: 24,
    turns: 180,
    draw: (easel) =>
      raised(easel, blob(easel.random, 24, 0.05, 9), easel.dome('#efbb5f', 0.36), 5) +
      line('M-8-7h0M6-9h0M10 4h0M-3 5h0M-11 8h0M3 14h0', '#9c5f1e', 3.5),
  },
  'raj-kachori': {
    reach: 90,
    turns: 0,
    draw: (easel) =>
      raised(easel, blob(easel.random, 86, 0.025, 12), easel.dome('#ebb04c', 0.4), 10) +
      shape('M-58-12L-40-44-12-36 6-58 30-40 56-36 54-4 66 22 38 40 18 62-10 46-42 48-44 22Z', '#7a3f12') +
      shape(blob(easel.random, 50, 0.1, 9), '#fdf8ea') +
      line('M-76-14q8-40 44-58', '#fff4d2b2', 6),
  },
  'potato-tikki': { reach: 40, turns: 180, draw: (easel) => patty(easel, '#e59f3a', 38) },
  'green-kebab': {
    reach: 33,
    turns: 60,
    draw: (easel) =>
      patty(easel, '#6c9c32', 32) +
      line('M-5 2q6-8 13-1', '#8c6a35', 8) +
      line('M-5 0q6-8 13-1', '#f6e3b4', 6.5),
  },
  'yogurt-kebab': {
    reach: 33,
    turns: 60,
    draw: (easel) => patty(easel, '#f2c26c', 31) + oval(2, 2, 13, 9, '#fff7e0bf'),
  },
  bhalla: {
    reach: 34,
    turns: 60,
    draw: (easel) =>
      raised(easel, blob(easel.random, 32, 0.05, 8), easel.dome('#fbf3df', 0.16), 5) +
      line('M-18-8q6-12 18-13', '#fff', 5),
  },
} satisfies Record<string, DrawnPiece>
