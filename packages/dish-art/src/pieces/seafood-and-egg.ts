import type { Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { disc, line, oval } from '../easel/shapes.ts'
import { raised, type DrawnPiece } from './piece.ts'

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
