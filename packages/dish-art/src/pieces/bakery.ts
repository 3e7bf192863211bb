import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { blob, disc, dots, line, oval, ring, shape, slab } from '../easel/shapes.ts'
import { raised, type DrawnPiece } from './piece.ts'

/** A wedge of layer cake, cut side to the front. */
const cakeSlice = (easel: Easel, top: Colour, crumb: Colour, cream: Colour, crown: string): string =>
  shape('M-76 44L-70-6 72-6 76 44Q0 62-76 44Z', '#1c0a0347', 'transform="translate(6 9)"') +
  shape('M-76 42L-70-8H72L76 42Q0 58-76 42Z', easel.column(crumb, darken(crumb, 0.2))) +
  line('M-72 8H74M-74 26H75', cream, 7) +
  shape('M-70-8L4-58Q10-60 14-56L72-8Q0 8-70-8Z', easel.dome(top, 0.3)) +
  line('M-70-7Q0 9 72-7', cream, 8) +
  line('M-40-14L2-44', '#fff8', 5) +
  crown

const strawberryTop =
  '<path d="M2-26C-12-34-10-50 2-50C14-50 16-34 2-26Z" fill="#d92f3a"/>' +
  line('M-4-40h0M6-42h0M2-34h0', '#ffd9a0', 2.6) +
  line('M-6-50q8-6 16 0', '#4f9432', 4)

const scoop = (easel: Easel, colour: Colour, bits = ''): string =>
  raised(easel, blob(easel.random, 37, 0.05, 11), easel.dome(colour, 0.34), 7) +
  line('M-24 6q10 12 24 10M-28-8q6-18 22-22M2 22q14-2 22-12', darken(colour, 0.2), 4, 'opacity=".5"') +
  line('M-20-14q6-12 18-14', '#fffb', 5) +
  bits

const berries = (easel: Easel, colour: Colour): string =>
  disc(2, 4, 11, '#1c0a0338') + disc(0, 0, 11, easel.dome(colour, 0.36)) + disc(-3, -4, 2.6, '#fff8')

function pancake(easel: Easel): string {
  return [22, 8, -6]
    .map(
      (y) =>
        oval(0, y + 5, 82, 50, '#a8661f') +
        oval(0, y, 82, 50, easel.dome('#f0bd6a', 0.32)) +
        oval(0, y - 1, 72, 42, easel.dome('#d98f3a', 0.3)),
    )
    .join('')
}

export const bakery = {
  croissant: {
    reach: 62,
    turns: 14,
    draw: (easel) =>
      raised(
        easel,
        'M-68 30C-84 8-58-40 0-42C58-40 84 8 68 30C58 38 46 20 34 8Q0-10-34 8C-46 20-58 38-68 30Z',
        easel.dome('#dd9436', 0.46),
        8,
      ) +
      line('M-46-22Q-30-10-32 10M-20-38Q-10-18-12-2M20-38Q10-18 12-2M46-22Q30-10 32 10', '#8f4f1499', 5) +
      line('M-56-4q6-18 22-24M-8-34q8-3 16-1', '#ffe8b8b2', 5),
  },
  pancakes: {
    reach: 86,
    turns: 0,
    draw: (easel) => pancake(easel) + line('M-50-18Q-30-40 10-42', '#fff0c880', 5),
  },
  crepe: {
    reach: 84,
    turns: 8,
    draw: (easel) =>
      raised(easel, 'M-84 36L-6-54Q4-60 12-52L86 34Q0 62-84 36Z', easel.dome('#f4cf86', 0.34), 8) +
      line('M-60 30L0-46M-10 42L8-48', '#c4863866', 4) +
      line('M-30 10h0M4-10h0M26 22h0M-10 30h0M48 28h0', '#b3722a8c', 12),
  },
  waffle: {
    reach: 72,
    turns: 12,
    draw: (easel) =>
      slab(5, 8, 128, 128, 26, '#1c0a0347') +
      slab(0, 0, 128, 128, 26, easel.dome('#dc9a3c', 0.34)) +
      [-40, -14, 12, 38]
        .flatMap((x) =>
          [-40, -14, 12, 38].map(
            (y) => slab(x + 1, y + 1, 18, 18, 4, '#a8661f') + slab(x + 3, y + 3, 13, 13, 3, '#c4822c'),
          ),
        )
        .join('') +
      line('M-54-40v-4q0-12 12-12h40', '#fff0c899', 4),
  },
  toast: {
    reach: 62,
    turns: 10,
    draw: (easel) =>
      raised(easel, 'M-50-34C-64-58 64-58 50-34V48Q50 54 44 54H-44Q-50 54-50 48Z', '#a8641f', 7) +
      shape('M-43-33C-52-50 52-50 43-33V46H-43Z', easel.dome('#f3cd84', 0.3)) +
      line('M-24-22h0M8-30h0M26-6h0M-14 10h0M14 24h0M-28 32h0', '#d9a35299', 8),
  },
  'slice-of-bread': {
    reach: 44,
    turns: 30,
    draw: (easel) =>
      oval(4, 7, 44, 32, '#1c0a0347') +
      oval(0, 0, 44, 32, '#b3722a') +
      oval(0, -1, 38, 27, easel.dome('#fbe8c0', 0.24)) +
      line('M-20-8h0M2-14h0M20-4h0M-8 6h0M12 12h0M-24 6h0', '#d9b273', 6),
  },
  baguette: {
    reach: 118,
    turns: 4,
    draw: (easel) =>
      raised(
        easel,
        'M-120 0Q-112-30-60-32H60Q112-30 120 0Q112 28 60 30H-60Q-112 28-120 0Z',
        easel.column('#f2bd66', '#c27c2c', '#8a4f16'),
        9,
      ) +
      line('M-84 12L-58-20M-42 14L-14-22M0 14L28-22M42 14L70-20M80 10L96-10', '#fbe3b0', 9) +
      line('M-84 14L-58-16', '#8f5218', 2),
  },
  'flat-bread': {
    reach: 88,
    turns: 60,
    draw: (easel) =>
      raised(easel, blob(easel.random, 82, 0.05, 10), easel.dome('#eec478', 0.36), 8) +
      dots(
        Array.from({ length: 12 }, () => ({
          x: Math.round(easel.random.between(-52, 52)),
          y: Math.round(easel.random.between(-52, 52)),
        })),
        '#a8641f8c',
        14,
      ),
  },
  pretzel: {
    reach: 72,
    turns: 6,
    draw: (easel) =>
      easel.retrace('M-34 44C-10 20 30-8 48-26C70-50 34-66 0-34C-34-66-70-50-48-26C-30-8 10 20 34 44', [
        { stroke: '#2004', width: 26, shift: [4, 8] },
        { stroke: '#6b3510', width: 25 },
        { stroke: '#b3661f', width: 17, shift: [-1, -2] },
        { stroke: '#e0a058', width: 5, shift: [-3, -6] },
      ]) + line('M-50-36h0M-20-46h0M24-44h0M50-34h0M-10 6h0M16 8h0', '#fffdf4', 6),
  },
  muffin: {
    reach: 50,
    turns: 0,
    draw: (easel) =>
      shape('M-38 4L-28 54H28L38 4Z', easel.column('#f2d9a8', '#c99a58')) +
      line('M-24 10l5 42M-8 10l2 44M8 10l-2 44M24 10l-5 42', '#a8743a80', 3) +
      raised(easel, 'M-50 6C-58-48 58-48 50 6Q30 20 0 14-30 20-50 6Z', easel.dome('#c98332', 0.4), 5) +
      line('M-24-8h0M-6-20h0M14-10h0M28-2h0M4 4h0', '#3a2a5e', 9),
  },
  donut: {
    reach: 46,
    turns: 180,
    draw: (easel) =>
      disc(4, 7, 46, '#1c0a0347') +
      disc(0, 0, 46, '#dba04c') +
      shape(blob(easel.random, 41, 0.05, 10), easel.dome('#e88aa5', 0.3)) +
      disc(0, 0, 14, '#a8722e') +
      disc(1, 2, 11, '#2a1a0e66') +
      line('M-28-8l5 3M-12-28l4 4M16-26l5-2M30-4l2 5M20 20l-5 3M-10 28l5 2M-28 14l4 4', '#fff3c4', 4.5) +
      line('M-24-20l4-3M2-32l4 3M30 10l3 4M4 32l5-2', '#5fb3d9', 4.5),
  },
  cookie: {
    reach: 40,
    turns: 180,
    draw: (easel) =>
      raised(easel, blob(easel.random, 38, 0.05, 10), easel.dome('#d9a052', 0.36), 6) +
      line('M-18-12h0M4-22h0M18-4h0M-6 4h0M8 18h0M-22 12h0', '#4a240f', 10),
  },
  'cake-slice': {
    reach: 78,
    turns: 0,
    draw: (easel) => cakeSlice(easel, '#fdf3e0', '#f0cf8c', '#fffaf0', strawberryTop),
  },
  'chocolate-cake': {
    reach: 78,
    turns: 0,
    draw: (easel) =>
      cakeSlice(easel, '#4a2413', '#5e2f18', '#2f150a', line('M-20-16q8-8 16-4t16-2', '#8a4f2c', 5)),
  },
  'carrot-cake': {
    reach: 78,
    turns: 0,
    draw: (easel) =>
      cakeSlice(
        easel,
        '#fbf0d8',
        '#b9762f',
        '#fff6e4',
        line('M-14-22h0M10-30h0M26-16h0M-30-12h0', '#8a5a24', 7),
      ),
  },
  cheesecake: {
    reach: 78,
    turns: 0,
    draw: (easel) =>
      shape('M-76 44L-70-6 72-6 76 44Q0 62-76 44Z', '#1c0a0347', 'transform="translate(6 9)"') +
      shape('M-76 40L-70-8H72L76 40Q0 56-76 40Z', easel.column('#fdf0cc', '#f2d694')) +
      line('M-74 42Q0 58 75 42', '#a8641f', 13) +
      shape('M-70-8L4-58Q10-60 14-56L72-8Q0 8-70-8Z', easel.dome('#fbe6b0', 0.2)) +
      shape('M-56-12L6-54 60-12Q40 2 26-4 14 12 2-2-14 8-26-4-44 0-56-12Z', easel.dome('#c4243c', 0.36)) +
      line('M-20-22L4-42', '#ffb0b899', 4),
  },
  brownie: {
    reach: 46,
    turns: 16,
    draw: (easel) =>
      slab(6, 10, 84, 80, 8, '#1c0a0347') +
      slab(2, 6, 84, 78, 8, '#2f150a') +
      slab(-1, -1, 82, 74, 8, easel.slope('#7a4526', '#4a2413')) +
      line('M-30-24l18 8 14-14M-20 10l20-8 24 12M6 26l14-6', '#2f150a8c', 3.4) +
      line('M-32-30h30', '#c98f6399', 4),
  },
  tiramisu: {
    reach: 66,
    turns: 4,
    draw: (easel) =>
      slab(6, 12, 124, 92, 10, '#1c0a0347') +
      slab(2, 8, 124, 90, 10, '#f3dcae') +
      line('M-58 32H62M-58 46H62', '#7a4a24', 6) +
      slab(-1, -8, 122, 74, 10, easel.dome('#6b3a1c', 0.3)) +
      dots(
        Array.from({ length: 40 }, () => ({
          x: Math.round(easel.random.between(-54, 52)),
          y: Math.round(easel.random.between(-40, 24)),
        })),
        '#3f1d0c99',
        4,
      ) +
      line('M-50-38H20', '#d9a57a80', 4),
  },
  tart: {
    reach: 78,
    turns: 0,
    draw: (easel) =>
      disc(5, 9, 76, '#1c0a0347') +
      disc(0, 0, 76, easel.dome('#dca052', 0.36)) +
      ring(72, '#a8661f', 9, 'stroke-dasharray="0 15"') +
      disc(0, 0, 63, easel.dome('#f7d98a', 0.2)),
  },
  pie: {
    reach: 80,
    turns: 40,
    draw: (easel) =>
      disc(5, 9, 78, '#1c0a0347') +
      disc(0, 0, 78, easel.dome('#d9983f', 0.4)) +
      ring(72, '#a8641f', 10, 'stroke-dasharray="3 13"') +
      disc(0, 0, 62, easel.dome('#e6ad58', 0.36)) +
      line('M-14-30q6 18-2 30M14-30q-6 18 2 30M-30 18q18-6 60 0', '#8a4c14', 5) +
      line('M-44-26q10-22 30-30', '#fff0c8b2', 5),
  },
  'vanilla-scoop': {
    reach: 38,
    turns: 40,
    draw: (easel) => scoop(easel, '#fbe9b8', line('M-6 4h0M8-8h0M14 10h0', '#6b4a2a', 2.6)),
  },
  'chocolate-scoop': { reach: 38, turns: 40, draw: (easel) => scoop(easel, '#6b3a20') },
  'strawberry-scoop': {
    reach: 38,
    turns: 40,
    draw: (easel) => scoop(easel, '#f08fa0', line('M-8 6h0M10-6h0M4 16h0', '#c42f4a', 5)),
  },
  'pistachio-scoop': {
    reach: 38,
    turns: 40,
    draw: (easel) => scoop(easel, '#bdd08a', line('M-8 6h0M10-6h0M4 16h0', '#6f8f35', 5)),
  },
  'mango-scoop': { reach: 38, turns: 40, draw: (easel) => scoop(easel, '#f9b52c') },
  'lemon-scoop': { reach: 38, turns: 40, draw: (easel) => scoop(easel, '#f7ec9a') },
  macaron: {
    reach: 34,
    turns: 20,
    draw: (easel) =>
      disc(4, 7, 33, '#1c0a0347') +
      disc(0, 4, 33, '#f3e3d0') +
      disc(
        0,
        0,
        33,
        easel.dome(easel.random.pick(['#e58aa8', '#a9c46c', '#8a5a3a', '#b48ad0', '#f2b84a']), 0.3),
      ) +
      line('M-20-12q7-12 20-13', '#fffb', 5),
  },
  meringue: {
    reach: 60,
    turns: 0,
    draw: (easel) =>
      raised(easel, blob(easel.random, 56, 0.08, 12), easel.dome('#fffaf0', 0.14), 8) +
      line('M-30 6q30 26 58 0M-34-14q34-34 66 0', '#e6d6b8', 5),
  },
  custard: {
    reach: 66,
    turns: 0,
    draw: (easel) =>
      disc(5, 9, 62, '#1c0a0347') +
      disc(0, 2, 62, '#b9651a') +
      disc(0, -2, 54, easel.dome('#f6cf74', 0.3)) +
      disc(0, -4, 40, easel.dome('#b35a14', 0.36)) +
      line('M-24-16q8-14 24-16', '#ffdca0b2', 6),
  },
  churro: {
    reach: 28,
    turns: 12,
    draw: (easel) =>
      raised(
        easel,
        'M-84-13Q0-18 84-13Q92 0 84 13Q0 18-84 13Q-92 0-84-13Z',
        easel.column('#dba04c', '#a8661f'),
        6,
      ) +
      line('M-78-6H78M-78 2H78M-78 8H78', '#7a430f80', 2.6) +
      line('M-64-9h0M-40-4h0M-20-9h0M4-5h0M28-9h0M52-5h0M70-8h0', '#fffdf4', 4),
  },
  strawberry: {
    reach: 18,
    turns: 180,
    draw: (easel) =>
      raised(easel, 'M0 19C-22 6-20-14-8-15Q0-18 8-15C20-14 22 6 0 19Z', easel.dome('#d9263a', 0.36), 4) +
      line('M-8-4h0M4-7h0M-2 4h0M8 3h0M2 11h0', '#ffd9a0', 2.6) +
      line('M-9-15q9 7 18 0M0-15v-5', '#4f9432', 4),
  },
  blueberry: { reach: 11, turns: 180, draw: (easel) => berries(easel, '#3f4a8f') + ring(3.5, '#26305e', 2) },
  raspberry: {
    reach: 13,
    turns: 180,
    draw: (easel) =>
      easel.retrace('M-5-5h0M5-5h0M0 1h0M-6 5h0M6 5h0M0-9h0M0 9h0', [
        { stroke: '#2004', width: 11, shift: [2, 4] },
        { stroke: '#b91f44', width: 11 },
        { stroke: lighten('#e8587a', 0.1), width: 4, shift: [-1, -2] },
      ]),
  },
  'banana-slice': {
    reach: 17,
    turns: 180,
    draw: (easel) =>
      disc(2, 4, 17, '#1c0a0338') +
      disc(0, 0, 17, '#f2d06a') +
      disc(0, 0, 14.5, easel.dome('#fdf3cf', 0.2)) +
      line('M-3-2h0M3-2h0M0 4h0', '#a8803a', 3),
  },
  'whipped-cream': {
    reach: 30,
    turns: 180,
    draw: (easel) =>
      raised(
        easel,
        'M-28 6q-4-16 10-18 2-14 18-12 14-2 18 12 14 4 10 18-4 14-18 14-10 10-20 0-16-2-18-14Z',
        easel.dome('#fffdf8', 0.08),
        5,
      ) + line('M-14 4q6-12 18-10t10 12M-4 10q6-6 12-2', '#e6dac2', 3.4),
  },
} satisfies Record<string, DrawnPiece>
