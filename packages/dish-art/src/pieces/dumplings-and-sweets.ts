import { darken, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { blob, disc, dots, line, oval } from '../easel/shapes.ts'
import { raised, type DrawnPiece } from './piece.ts'

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
