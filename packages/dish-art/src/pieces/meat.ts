import { darken, lighten, mix, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { blob, line, oval, shape, disc } from '../easel/shapes.ts'
import { raised, type DrawnPiece } from './piece.ts'

const shine = (d: string, width = 3): string => line(d, '#fff7', width)

/** A boneless, fibrous piece, as in a curry. */
function morsel(easel: Easel, colour: Colour, radius: number): string {
  const outline = blob(easel.random, radius, 0.26, 6, 1.16)
  return (
    raised(easel, outline, easel.dome(colour)) +
    line('M-8 5q8-6 16-2M-4 10q6-3 10-1', darken(colour, 0.35), 2, 'opacity=".6"') +
    shine('M-10-5q4-6 10-7')
  )
}

/** A marinated piece with marks from the tandoor. */
function charred(easel: Easel, colour: Colour): string {
  const outline = blob(easel.random, 21, 0.13, 6, 1.12)
  return (
    raised(easel, outline, easel.dome(colour)) +
    shape(outline, 'none', `stroke="${darken(colour, 0.6)}" stroke-width="2.5" opacity=".45"`) +
    line('M-13-3l9-8M-11 9l18-16M2 12l11-10', '#33100ab2', 3.4) +
    shine('M-13-8q5-7 12-8', 2.5)
  )
}

const bone = (d: string): string => line(d, '#b89a72', 12) + line(d, '#f6e8cd', 9)

export const meat = {
  chicken: {
    reach: 20,
    turns: 180,
    draw: (easel, glaze) => morsel(easel, mix('#d08445', glaze, 0.3), 20),
  },
  'chicken-tikka': { reach: 22, turns: 30, draw: (easel) => charred(easel, '#cf4a1f') },
  'malai-tikka': { reach: 22, turns: 30, draw: (easel) => charred(easel, '#ecd19a') },
  'crispy-chicken': {
    reach: 20,
    turns: 180,
    draw: (easel) => {
      const crust = blob(easel.random, 20, 0.26, 10)
      return (
        raised(easel, crust, easel.dome('#b23a14')) +
        line('M-9-4l3 1M4-9l3 2M8 5l-3 3M-5 8l3 2M0 0l3-1', '#e98a45', 4) +
        shine('M-10-7q3-5 8-6')
      )
    },
  },
  'tandoori-leg': {
    reach: 58,
    turns: 10,
    draw: (easel) =>
      bone('M30 26l24 18m-2 6l4-10') +
      raised(
        easel,
        'M-46-20C-34-48 4-46 20-22C30-6 40 10 36 26C30 38 14 34 0 30C-28 30-58 14-46-20Z',
        easel.dome('#d9481c', 0.35),
        6,
      ) +
      line('M-30-16q10 6 8 18M-12-22q12 8 10 26M8-16q10 10 8 26', '#45120abf', 4.5) +
      line('M-40-14q8-20 30-22', '#ffb27a99', 4),
  },
  'tandoori-breast': {
    reach: 54,
    turns: 10,
    draw: (easel) =>
      raised(
        easel,
        'M-50-6C-46-36-10-44 20-34C48-26 58 2 40 22C20 42-30 38-46 20Q-52 8-50-6Z',
        easel.dome('#d2481c', 0.35),
        6,
      ) +
      line('M-30-18q14 14 10 36M-8-26q14 18 10 46M16-24q14 18 8 40', '#45120abf', 4.5) +
      line('M-38-12q10-16 30-18', '#ffb27a99', 4),
  },
  lamb: {
    reach: 20,
    turns: 180,
    draw: (easel, glaze) => morsel(easel, mix('#6f331b', glaze, 0.25), 20),
  },
  goat: {
    reach: 22,
    turns: 180,
    draw: (easel, glaze) =>
      morsel(easel, mix('#66301a', glaze, 0.2), 21) +
      oval(9, 3, 9, 8, '#efdcb8') +
      oval(9, 3, 4.5, 4, '#a5552f'),
  },
  'lamb-shank': {
    reach: 84,
    turns: 0,
    draw: (easel) =>
      bone('M40-22L80-60m-8-6l14 12') +
      raised(
        easel,
        'M-66 32C-84 4-62-34-24-40C8-44 34-42 50-30C56-20 40-6 22 12C2 36-46 56-66 32Z',
        easel.dome('#a5532a', 0.4),
        8,
      ) +
      line('M-52 20q26 4 54-24M-56 4q22-2 44-24M-34 34q30-4 44-26', '#3a140999', 4) +
      line('M-52-6q10-20 32-24', '#e7a67399', 5),
  },
  'lamb-leg': {
    reach: 118,
    turns: 0,
    draw: (easel) =>
      bone('M70-8L118-30m-6-8l10 14') +
      raised(
        easel,
        'M-104 22C-118-26-72-58-22-52C24-48 62-36 82-18C92-6 84 8 62 14C30 22 8 52-34 56C-72 58-98 48-104 22Z',
        easel.dome('#a04a20', 0.42),
        10,
      ) +
      line(
        'M-76-16q20 26 14 58M-46-28q22 30 16 70M-14-32q22 28 16 62M20-28q16 22 12 42M50-20q10 12 8 22',
        '#32100a99',
        5,
      ) +
      line('M-92 2q6-34 48-40', lighten('#c97a3f', 0.3), 6, 'opacity=".6"'),
  },
  'seekh-kebab': {
    reach: 30,
    turns: 0,
    draw: (easel) =>
      line('M-120 0H120', '#c9cdd3', 4) +
      raised(
        easel,
        'M-88-13Q0-19 88-13Q98 0 88 13Q0 19-88 13Q-98 0-88-13Z',
        easel.column('#b5653a', '#8a3f20', '#4f1f10'),
      ) +
      line(
        'M-70-12q6 12 0 24M-44-14q6 14 0 28M-18-15q6 15 0 30M8-15q6 15 0 30M34-14q6 14 0 28M60-13q6 13 0 26',
        '#35130a99',
        3.5,
      ) +
      line('M-78-8H60', '#ffd9a866', 3),
  },
} satisfies Record<string, DrawnPiece>

function prawn(easel: Easel, colour: Colour, stripe: Colour): string {
  return (
    raised(easel, 'M-17 8l-13 4 5 5-3 8 12-4 4-8Z', stripe, 3) +
    raised(
      easel,
      'M-19 12C-32-12-8-32 14-24C28-18 30 2 18 12L8 8C14 2 14-8 6-10C-6-13-12-2-7 9Z',
      easel.dome(colour),
    ) +
    line('M-22 0l12 3M-17-13l9 8M-4-22l4 11M12-22l-3 12M23-12l-11 5', stripe, 2.6, 'opacity=".8"') +
    line('M-12-16q8-8 18-6', '#fff9', 2.5)
  )
}

/** A battered or glazed fillet, longer than wide. */
function fillet(easel: Easel, colour: Colour, marks: string): string {
  return (
    raised(
      easel,
      'M-46-8C-40-26 20-28 42-14C54-4 50 14 36 18C10 26-30 24-42 14Q-48 4-46-8Z',
      easel.dome(colour),
      6,
    ) + marks
  )
}

export const seafoodAndEgg = {
  prawn: { reach: 27, turns: 90, draw: (easel) => prawn(easel, '#f2a071', '#d9582f') },
  'tandoori-prawn': { reach: 30, turns: 24, draw: (easel) => prawn(easel, '#e8732c', '#7c210f') },
  fish: {
    reach: 30,
    turns: 40,
    draw: (easel) =>
      raised(
        easel,
        'M-28 2C-24-18 8-24 24-14C34-4 30 14 16 18C0 22-26 20-28 2Z',
        easel.dome('#f7e6cc', 0.25),
      ) +
      line('M-16-10q8 10 2 26M-2-16q10 14 4 32M12-16q10 12 4 28', '#cf9f6dcc', 2.2) +
      line('M-20-4q4-10 14-12', '#fffc', 3),
  },
  'fried-fish': {
    reach: 34,
    turns: 16,
    draw: (easel) =>
      fillet(
        easel,
        '#d98a2b',
        line('M-30-6h0M-16 6h0M-4-10h0M8 4h0M22-6h0M32 6h0M-26 10h0', '#a4521a8c', 7) +
          line('M-34-8q10-9 24-9M0-14h0M14 10h0', '#ffe0a0b2', 4),
      ),
  },
  salmon: {
    reach: 42,
    turns: 0,
    draw: (easel) =>
      raised(
        easel,
        'M-78-14C-60-44 40-46 74-22C86-8 82 20 62 30C20 42-50 42-72 26Q-84 6-78-14Z',
        easel.dome('#e2682f', 0.4),
        8,
      ) +
      line('M-50-26q20 24 8 56M-22-32q20 28 8 66M8-32q20 28 8 66M38-28q16 22 6 54', '#ffc09abf', 3.2) +
      line('M-60-4l22-22M-34 24l44-50M8 28l44-48M48 22l18-20', '#4d160880', 5) +
      line('M-62-12q14-16 46-18', '#fff8', 4),
  },
  egg: {
    reach: 24,
    turns: 180,
    draw: (easel) =>
      raised(
        easel,
        'M0-27C14-27 21-8 21 4C21 18 12 25 0 25C-12 25-21 18-21 4C-21-8-14-27 0-27Z',
        easel.dome('#fbf1dc', 0.12),
      ) +
      disc(0, 4, 12, easel.dome('#f5a21c', 0.3)) +
      oval(-4, 0, 3, 2, '#fffc') +
      line('M-14-4q2-12 8-16', '#fffe', 3),
  },
} satisfies Record<string, DrawnPiece>
