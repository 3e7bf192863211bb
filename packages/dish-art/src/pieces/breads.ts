import { darken, faint, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { blob, disc, dots, dotted, group, line, oval, shape, slab, type Point } from '../easel/shapes.ts'
import { raised, type DrawnPiece } from './piece.ts'

function spots(easel: Easel, count: number, rx: number, ry = rx): Point[] {
  return Array.from({ length: count }, () => {
    const angle = easel.random.between(0, Math.PI * 2)
    const distance = Math.sqrt(easel.random.between(0, 1))
    return { x: Math.round(Math.cos(angle) * distance * rx), y: Math.round(Math.sin(angle) * distance * ry) }
  })
}

/** Blisters from the tandoor: dark where they touched the fire, light beside it. */
const blisters = (easel: Easel, count: number, rx: number, ry: number): string =>
  easel.retrace(dotted(spots(easel, count, rx, ry)), [
    { stroke: '#ffeeccbb', width: 14, shift: [-2, -2] },
    { stroke: '#8a4a1b', width: 9 },
  ]) + dots(spots(easel, Math.round(count / 2), rx, ry), '#6b3512', 5)

const naanOutline = 'M-74 18C-84-16-48-50-4-52C36-56 84-44 86-14C86 14 44 26 22 40C-8 58-62 56-74 18Z'

const naan = (easel: Easel): string =>
  raised(easel, naanOutline, easel.dome('#f6d896', 0.34), 9, { stroke: '#c98f4388', width: 5 }) +
  blisters(easel, 10, 62, 36)

/** A round flatbread from the griddle. */
const flatbread = (easel: Easel, colour: Colour, radius: number, marks: string): string =>
  raised(easel, blob(easel.random, radius, 0.03, 9), easel.dome(colour), 7, {
    stroke: faint(darken(colour, 0.4), 0.4),
    width: 4,
  }) + marks

/** A ball of bread full of hot air. */
function puffed(easel: Easel, colour: Colour, rx: number, ry: number): string {
  return (
    raised(easel, blob(easel.random, ry, 0.04, 9, rx / ry), easel.dome(colour, 0.45), 9) +
    oval(-rx * 0.3, -ry * 0.36, rx * 0.36, ry * 0.2, '#fff5d6bf', 'transform="rotate(-14)"') +
    dots(spots(easel, 8, rx * 0.7, ry * 0.7), '#a9631d66', 6) +
    line(`M${-rx * 0.7} ${ry * 0.35}Q0 ${ry * 0.85} ${rx * 0.72} ${ry * 0.3}`, '#8f4f1459', 3)
  )
}

/** A soft roll with a glossy top; a shorter top shows more of the `filling` at its open edge. */
function bun(easel: Easel, filling: string, topHeight = 74): string {
  return (
    slab(4, 9, 88, 84, 26, '#1c0a0347') +
    slab(0, 6, 86, 82, 26, '#e9c88e') +
    filling +
    slab(0, topHeight / 2 - 42, 84, topHeight, 26, easel.dome('#c9762b', 0.42)) +
    line('M-28-24q8-12 26-13', '#ffe9c4b2', 6)
  )
}

export const breads = {
  naan: { reach: 74, turns: 8, draw: naan },
  kulcha: {
    reach: 66,
    turns: 60,
    draw: (easel) =>
      flatbread(easel, '#f0c87e', 66, blisters(easel, 16, 52, 52) + dots(spots(easel, 9, 46), '#4e8a2e', 4)),
  },
  'cheese-naan': {
    reach: 96,
    turns: 0,
    draw: (easel) => {
      const quarter = easel.store(
        raised(easel, 'M5 5H76Q84 50 50 72Q26 84 5 78Z', easel.dome('#efc981', 0.34), 8, {
          stroke: '#bf823880',
          width: 5,
        }) +
          easel.retrace('M6 8V74M8 6H72', [
            { stroke: '#fff0b8', width: 7 },
            { stroke: '#f7cf5a', width: 3 },
          ]) +
          line('M28 26h0M50 40h0M24 56h0M60 22h0', '#8a4a1bb2', 10) +
          line('M40 58h0M44 20h0', '#5d2a0eb2', 6),
      )
      const strings = 'M-6-30q6 8 12 2M-8 26q8 6 15-2M30-6q4 6-2 12M-30-5q-4 6 2 11'
      return (
        [0, 90, 180, 270].map((turn) => quarter({ x: 0, y: 0 }, 1, turn)).join('') +
        line(strings, '#fff3c4', 4)
      )
    },
  },
  paratha: {
    reach: 66,
    turns: 90,
    draw: (easel) =>
      flatbread(
        easel,
        '#ebbb6a',
        66,
        easel.retrace(dotted(spots(easel, 9, 48)), [
          { stroke: '#8a4a1b88', width: 13 },
          { stroke: '#6b351288', width: 6, turn: 70 },
          { stroke: '#5b8f34', width: 4, turn: 160 },
        ]) + line('M-44-24q12-22 38-26', '#fff0c899', 5),
      ),
  },
  'flaky-paratha': {
    reach: 72,
    turns: 90,
    draw: (easel) =>
      flatbread(
        easel,
        '#eeb862',
        72,
        line(
          'M0 0a6 6 0 0 1 12 0a15 15 0 0 1-30 0a24 24 0 0 1 48 0a33 33 0 0 1-66 0a42 42 0 0 1 84 0a51 51 0 0 1-102 0a57 57 0 0 1 114 0a60 60 0 0 1-120 6',
          '#9c5f1ebf',
          4.5,
        ) +
          line(
            'M0-3a6 6 0 0 1 12 0a15 15 0 0 1-30 0a24 24 0 0 1 48 0a33 33 0 0 1-66 0a42 42 0 0 1 84 0a51 51 0 0 1-102 0',
            '#fbe2a6e6',
            3,
          ) +
          dots(spots(easel, 9, 56), '#6b35128c', 9),
      ),
  },
  roti: {
    reach: 70,
    turns: 90,
    draw: (easel) =>
      flatbread(
        easel,
        '#e5be82',
        70,
        easel.retrace(dotted(spots(easel, 11, 54)), [
          { stroke: '#5a2f1299', width: 12 },
          { stroke: '#f7e3bbbb', width: 9, turn: 70 },
          { stroke: '#3d1d0b99', width: 6, turn: 200 },
        ]),
      ),
  },
  'makki-roti': {
    reach: 68,
    turns: 90,
    draw: (easel) =>
      flatbread(
        easel,
        '#f6c138',
        66,
        line('M-40-44q14 6 10 16M48-30q-14 4-16 14M-50 26q12-2 16 8', '#b57a12b2', 3) +
          dots(spots(easel, 9, 48), '#8a4a1080', 11) +
          dots(spots(easel, 14, 52), '#7a5a1ccc', 3.5),
      ),
  },
  bhatura: { reach: 62, turns: 20, draw: (easel) => puffed(easel, '#efbd62', 66, 58) },
  poori: { reach: 48, turns: 40, draw: (easel) => puffed(easel, '#eeb04a', 47, 45) },
  papad: {
    reach: 84,
    turns: 90,
    draw: (easel) => {
      const outline = blob(easel.random, 80, 0.07, 10)
      return (
        raised(easel, outline, easel.dome('#f2cf7e', 0.3), 8) +
        easel.retrace(dotted(spots(easel, 15, 66)), [
          { stroke: '#fff6d8cc', width: 9 },
          { stroke: '#a8641d88', width: 6, turn: 70 },
          { stroke: '#5d3a15', width: 2.6, turn: 160 },
          { stroke: '#5d3a15', width: 2.6, turn: 250 },
        ])
      )
    },
  },
  pav: { reach: 44, turns: 8, draw: (easel) => bun(easel, '') },
  dabeli: {
    reach: 46,
    turns: 8,
    draw: (easel) =>
      bun(
        easel,
        line('M-36 34Q0 44 36 34', '#8f3f14', 14) +
          line('M-30 36h0M-8 41h0M16 40h0', '#c81d3a', 8) +
          line('M-20 36h0M4 42h0M28 37h0', '#f2c04a', 7),
      ),
  },
  'vada-pav': {
    reach: 48,
    turns: 6,
    draw: (easel) =>
      bun(
        easel,
        group(raised(easel, blob(easel.random, 28, 0.1, 10, 1.5), easel.dome('#f0b03c', 0.4)), {
          x: 0,
          y: 18,
        }) + line('M-36 14Q0 22 36 14', '#b3261a', 6),
        56,
      ),
  },
  'kathi-roll': {
    reach: 120,
    turns: 0,
    draw: (easel) =>
      '<g transform="rotate(-20)">' +
      raised(
        easel,
        'M-112-34H50Q104-42 106 0Q104 42 50 36H-112Q-128 0-112-34Z',
        easel.column('#f3cf8b', '#dfa657', '#a86a24'),
        10,
      ) +
      line('M-60-20h0M10-24h0M34 10h0M0 12h0M48-14h0M-20-8h0', '#8a4a1b8c', 10) +
      oval(98, 0, 17, 37, '#8a4f1a') +
      oval(97, 0, 13, 32, '#f7e0ae') +
      line('M95-20q6 4 3 9M96-4q4 8-1 14M93 18h3', '#c1431b', 11) +
      line('M101-12v6M90 6v5M100 16v4', '#a5447a', 4) +
      line('M90-10v5M101 4v4', '#4e9a32', 5) +
      shape('M-126-40L20-42 34-30 20-16 36-2 20 12 34 26 18 42-126 40Z', '#fffaf0') +
      line('M-118-28H14M-118 28H14', '#1e3a8acc', 4) +
      line('M-110-12H8M-110 12H8M-110 0H8', '#c4472b', 5, 'stroke-dasharray="0 14" opacity=".8"') +
      shape('M-126-40L-100-20-126 0-100 20-126 40Z', '#e8dcc4') +
      '</g>',
  },
  uttapam: {
    reach: 108,
    turns: 0,
    draw: (easel) =>
      raised(easel, blob(easel.random, 100, 0.025, 12), easel.dome('#e2a54a', 0.3), 9) +
      disc(0, -1, 90, easel.dome('#f6dfa8', 0.2)) +
      dots(spots(easel, 26, 82), '#d79a4899', 7) +
      dots(spots(easel, 16, 80), '#fffaf0cc', 6),
  },
} satisfies Record<string, DrawnPiece>
