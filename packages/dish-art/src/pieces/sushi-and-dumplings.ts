import { lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { disc, dots, line, oval, shape, slab } from '../easel/shapes.ts'
import { raised, type DrawnPiece } from './piece.ts'

const riceBlock = (easel: Easel): string =>
  slab(4, 8, 84, 40, 18, '#1c0a0347') +
  slab(0, 3, 84, 40, 18, easel.slope('#ffffff', '#e6ddc8')) +
  line('M-32 14h5M-16 18h5M0 15h5M16 18h5M30 13h4', '#cdbf9d', 3)

/** A slice on its block of rice. */
const nigiri = (easel: Easel, fish: Colour, grain: Colour): string =>
  riceBlock(easel) +
  raised(easel, 'M-48-10Q0-28 48-12Q54 2 44 12Q0 6-44 14Q-56 4-48-10Z', easel.dome(fish, 0.34), 4) +
  line('M-30-14q8 12 4 24M-10-18q8 14 4 26M12-18q8 14 4 26M32-15q7 12 3 22', grain, 3.4) +
  line('M-38-10Q-10-20 20-18', '#fff9', 3)

/** A slice of a roll, lying on its side. */
const maki = (easel: Easel, wrapping: Colour, middle: string): string =>
  disc(3, 6, 27, '#1c0a0347') +
  disc(0, 0, 27, wrapping) +
  disc(0, 0, 22.5, easel.dome('#fbf7ee', 0.12)) +
  line('M-14-10l3 2M-4-17l3 1M10-13l3 2M16-2l-1 3M12 12l3-1M-2 17l3 1M-15 9l2 2', '#d9cfb4', 2.6) +
  middle +
  line('M-20-15q8-9 18-9', '#fff6', 3)

const pleats =
  'M-40-4q6 10 4 18M-28-14q6 12 4 24M-13-20q5 13 3 26M3-21q4 13 2 27M18-17q4 12 1 25M31-9q3 10 0 20'

/** A folded dumpling; fried ones are brown below. */
const dumpling = (easel: Easel, dough: Colour, base: Colour): string =>
  raised(
    easel,
    'M-50 12C-44-36 44-36 50 12Q46 26 28 24Q0 34-28 24Q-46 26-50 12Z',
    easel.dome(dough, 0.3),
    7,
  ) +
  shape('M-48 14Q0 36 48 14Q44 28 28 25Q0 36-28 25Q-44 28-48 14Z', base) +
  line(pleats, '#b98a4c8c', 3) +
  line('M-34-12q12-14 32-15', '#fffc', 4)

const tuna = '<path d="M-9-8H9V9H-9Z" fill="#c9283a"/>'
const inside = (...colours: Colour[]): string =>
  colours
    .map((colour, index) => disc((index - (colours.length - 1) / 2) * 10, index % 2 ? 4 : -3, 7, colour))
    .join('')

export const sushiAndDumplings = {
  'salmon-nigiri': { reach: 48, turns: 0, draw: (easel) => nigiri(easel, '#f58a52', '#ffd9bf') },
  'tuna-nigiri': { reach: 48, turns: 0, draw: (easel) => nigiri(easel, '#c92f3f', '#ef8a8a') },
  'prawn-nigiri': { reach: 48, turns: 0, draw: (easel) => nigiri(easel, '#fbd9c4', '#ef7d4d') },
  'egg-nigiri': {
    reach: 48,
    turns: 0,
    draw: (easel) =>
      riceBlock(easel) +
      slab(0, -6, 88, 30, 6, easel.slope('#ffe27a', '#f2b52a')) +
      slab(0, -2, 15, 44, 2, '#1d2b1c'),
  },
  maki: { reach: 28, turns: 30, draw: (easel) => maki(easel, '#1d2b1c', tuna) },
  'salmon-maki': {
    reach: 28,
    turns: 30,
    draw: (easel) => maki(easel, '#1d2b1c', inside('#f58a52', '#7fb53c')),
  },
  'cucumber-maki': { reach: 28, turns: 30, draw: (easel) => maki(easel, '#1d2b1c', inside('#6aa932')) },
  uramaki: {
    reach: 30,
    turns: 30,
    draw: (easel) =>
      disc(3, 6, 29, '#1c0a0347') +
      disc(0, 0, 29, easel.dome('#fdf9ef', 0.1)) +
      dots(
        Array.from({ length: 14 }, (_, step) => ({
          x: Math.round(Math.cos((step / 14) * Math.PI * 2) * 25),
          y: Math.round(Math.sin((step / 14) * Math.PI * 2) * 25),
        })),
        '#f2792f',
        6,
      ) +
      disc(0, 0, 18, '#1d2b1c') +
      disc(0, 0, 15.5, '#fdf9ef') +
      inside('#f58a52', '#7fb53c', '#fbe6b0'),
  },
  gyoza: { reach: 50, turns: 8, draw: (easel) => dumpling(easel, '#f6e3b8', '#c47a2a') },
  'steamed-dumpling': { reach: 50, turns: 8, draw: (easel) => dumpling(easel, '#fbf2dc', '#efe0bd') },
  'soup-dumpling': {
    reach: 38,
    turns: 180,
    draw: (easel) =>
      disc(3, 7, 36, '#1c0a0347') +
      disc(0, 0, 36, easel.dome('#fbf3de', 0.2)) +
      Array.from(
        { length: 12 },
        (_, step) =>
          `<path d="M0-4Q8-20 2-33" stroke="#cdb586" stroke-width="2.6" transform="rotate(${step * 30})"/>`,
      ).join('') +
      disc(0, 0, 7, '#e3cfa0') +
      disc(0, 0, 3, '#b99a62'),
  },
  shumai: {
    reach: 32,
    turns: 180,
    draw: (easel) =>
      disc(3, 6, 30, '#1c0a0347') +
      shape(
        'M-30 0q2-12 9-13 1-12 12-12 5-9 13-3 10-4 14 6 11 2 9 12 8 8-1 16 0 11-11 12-5 10-14 5-10 7-16-2-12-1-11-11-8-4-4-10Z',
        easel.dome('#f7d77c', 0.3),
      ) +
      disc(0, 1, 17, easel.dome('#e0a58a', 0.3)) +
      disc(0, 0, 6, '#f2652a'),
  },
  'spring-roll': {
    reach: 30,
    turns: 12,
    draw: (easel) =>
      raised(
        easel,
        'M-78-16Q0-22 78-16Q88 0 78 17Q0 23-78 17Q-88 0-78-16Z',
        easel.column('#f4c56c', '#dd9330', '#9c5a18'),
        7,
      ) +
      line(
        'M-50-14q8 14 2 30M-8-17q8 16 0 34M34-16q8 16 0 32M-70-6h0M-30 4h0M14-4h0M60 4h0',
        '#a8601d80',
        4,
      ) +
      line('M-66-10Q0-17 60-11', '#fff2cc99', 4),
  },
  'summer-roll': {
    reach: 32,
    turns: 10,
    draw: (easel) =>
      raised(
        easel,
        'M-74-20Q0-25 74-20Q84 0 74 20Q0 25-74 20Q-84 0-74-20Z',
        easel.column('#fdfaf0', '#eee5d0'),
        7,
      ) +
      line('M-56-4q14-8 22 2M10-8q14-6 22 4', '#f2895e', 12) +
      line('M-40 10q22 4 44 0M30 8h30', '#5ea236', 8) +
      line('M-8-4l14 6M52-6l8 8', '#ef7b22', 6) +
      slab(0, 0, 152, 44, 20, '#fff6', 'stroke="#fff" stroke-width="2"'),
  },
  bao: {
    reach: 48,
    turns: 8,
    draw: (easel) =>
      raised(easel, 'M-50 8C-50-42 50-42 50 8Q50 34 0 36Q-50 34-50 8Z', easel.dome('#fdf8ec', 0.14), 8) +
      line('M-44 16Q0 34 44 16', '#7a3418', 14) +
      line('M-38 12q8 10 14 2t14 5 14-3 14 3 14-6', '#63a432', 8) +
      line('M-30 24h0M-6 30h0M20 28h0', '#ef7b22', 6) +
      line('M-34-10q14-18 36-19', '#fff', 6),
  },
  'half-egg': {
    reach: 27,
    turns: 40,
    draw: (easel) =>
      oval(3, 6, 24, 29, '#1c0a0338') +
      oval(0, 0, 24, 29, '#c98a4a') +
      oval(0, 0, 22, 27, easel.dome('#fffaf0', 0.1)) +
      disc(0, 4, 13, easel.dome('#f28a1c', 0.3)) +
      oval(-4, -1, 4, 2.6, '#fff9'),
  },
  chashu: {
    reach: 36,
    turns: 60,
    draw: (easel) =>
      disc(3, 6, 35, '#1c0a0347') +
      disc(0, 0, 35, '#8a4322') +
      disc(0, 0, 31, easel.dome('#e9b58d', 0.3)) +
      line('M-20-8a22 22 0 0 1 36-8a20 20 0 0 1-2 30a16 16 0 0 1-26-6a10 10 0 0 1 16-10', '#fbe6cf', 6) +
      line('M-12 14q12 8 24-2', '#b3683c', 5),
  },
  nori: {
    reach: 34,
    turns: 12,
    draw: (easel) =>
      slab(4, 6, 46, 62, 3, '#1c0a0347') +
      slab(0, 0, 46, 62, 3, easel.slope('#34472f', '#1a261a')) +
      line('M-16-20v40M-4-26v20M10-10v32', '#5a74504d', 3),
  },
  narutomaki: {
    reach: 20,
    turns: 180,
    draw: (easel) =>
      disc(2, 4, 20, '#1c0a0338') +
      disc(0, 0, 20, easel.dome('#fffdf8', 0.1)) +
      line('M0 0a4 4 0 0 1 8 0a8 8 0 0 1-16 0a11 11 0 0 1 21-3', lighten('#e2477f', 0.1), 4),
  },
} satisfies Record<string, DrawnPiece>
