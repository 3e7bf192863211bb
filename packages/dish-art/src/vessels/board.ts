import type { DishRecipe } from '../dish-recipe.ts'
import type { Surface } from '../easel/arrange.ts'
import type { Easel } from '../easel/easel.ts'
import { group, line, oval, shape, slab, type Point } from '../easel/shapes.ts'
import { paintHelping } from '../paint-helping.ts'
import { bowlLooks, paintBowl, type BowlLook } from './bowl.ts'
import { boxShadow, helpingOf, type PaintVessel } from './vessel.ts'

interface BoardLook {
  paint: (easel: Easel) => string
  /** Where food is placed with small bowls beside it, and without. */
  surface: { alone: Surface; beside: Surface }
  /** Where the given number of small bowls goes. */
  sides: (count: number) => readonly Point[]
  sideRadius: number
  sideBowl: BowlLook
  filling: { radius: number; isHeaped: boolean }
  arrange: 'cluster' | 'heap' | 'stack' | 'skewers'
}

const wholeBoard: Surface = { x: 200, y: 150, rx: 140, ry: 96 }
const along =
  (y: number) =>
  (count: number): Point[] =>
    Array.from({ length: count }, (_, index) => ({ x: 204 + (index - (count - 1) / 2) * 64, y }))
const at =
  (...points: readonly Point[]) =>
  (): readonly Point[] =>
    points

const woodGrain = 'M52 92Q200 82 350 94M50 126Q180 138 352 124M52 164Q220 152 350 166M52 204Q180 214 350 202'

const looks = {
  'long-plate': {
    paint: (easel) =>
      boxShadow(26, 54, 348, 196, 40) +
      slab(200, 152, 348, 196, 40, easel.slope('#ffffff', '#f6efe4', '#cdbfa8')) +
      slab(200, 152, 322, 170, 30, easel.slope('#ece2d0', '#fffdf9')) +
      line('M40 118V92Q42 68 68 66H120', '#fff', 3),
    surface: { alone: wholeBoard, beside: { x: 200, y: 190, rx: 150, ry: 50 } },
    sides: along(102),
    sideRadius: 36,
    sideBowl: bowlLooks.steel,
    filling: { radius: 70, isHeaped: true },
    arrange: 'stack',
  },
  'banana-leaf': {
    paint: (easel) => {
      const leaf =
        'M22 150C30 76 110 44 210 46C300 48 366 76 382 146C372 220 300 254 206 254C100 256 30 226 22 150Z'
      return (
        shape(leaf, '#0004', 'transform="translate(8 12)"') +
        shape(leaf, easel.slope('#8cbf4a', '#4f8f33', '#2c6420')) +
        line(
          'M74 70L96 148M122 54L140 148M172 48L186 148M226 47L232 148M278 54L280 148M326 74L324 148M74 230L96 154M122 246L140 154M172 253L186 154M226 254L232 154M278 247L280 154M326 228L324 154',
          '#b9dd7c73',
          1.6,
        ) +
        line('M24 150H380', '#cfe89a', 6) +
        line('M24 152H380', '#7fae45', 2.4)
      )
    },
    surface: { alone: { x: 200, y: 150, rx: 130, ry: 84 }, beside: { x: 192, y: 188, rx: 130, ry: 52 } },
    sides: along(98),
    sideRadius: 31,
    sideBowl: bowlLooks.steel,
    filling: { radius: 82, isHeaped: true },
    arrange: 'cluster',
  },
  'bread-board': {
    paint: (easel) =>
      boxShadow(34, 42, 332, 216, 34) +
      slab(200, 150, 332, 216, 34, easel.slope('#d9a066', '#b5773c', '#8a5222')) +
      line(woodGrain, '#7a451966', 2.4) +
      line('M48 116V84Q50 58 78 56H150', '#ffe0b0b2', 3) +
      oval(346, 150, 8, 14, '#5e3412'),
    surface: { alone: { x: 196, y: 150, rx: 132, ry: 92 }, beside: { x: 164, y: 150, rx: 104, ry: 92 } },
    sides: at({ x: 300, y: 104 }, { x: 300, y: 196 }),
    sideRadius: 38,
    sideBowl: bowlLooks.clay,
    filling: { radius: 80, isHeaped: true },
    arrange: 'cluster',
  },
  slate: {
    paint: (easel) =>
      boxShadow(38, 44, 324, 212, 8) +
      shape('M40 46L360 42 364 254 36 258Z', easel.slope('#6a7078', '#40454c', '#262a2f')) +
      line('M60 80L150 66M240 236L340 228M70 220L120 228M270 70L330 84', '#9aa2ac80', 1.6),
    surface: { alone: { x: 200, y: 150, rx: 136, ry: 92 }, beside: { x: 172, y: 150, rx: 112, ry: 92 } },
    sides: at({ x: 310, y: 196 }, { x: 312, y: 104 }),
    sideRadius: 36,
    sideBowl: bowlLooks.white,
    filling: { radius: 84, isHeaped: true },
    arrange: 'cluster',
  },
  sizzler: {
    paint: (easel) =>
      boxShadow(20, 52, 360, 198, 40) +
      slab(200, 150, 360, 198, 40, easel.slope('#c98d52', '#96602b', '#6b3f17')) +
      line('M34 112Q200 100 366 114M34 196Q180 206 366 194', '#5c341073', 2.4) +
      oval(200, 152, 166, 88, '#141518') +
      oval(200, 150, 162, 84, easel.slope('#75787e', '#34363a', '#1c1d20')) +
      oval(200, 152, 146, 71, '#26282b') +
      line('M76 108H324M62 130H338M58 152H342M62 174H338M76 196H324', '#4a4d5399', 4) +
      line('M66 106Q110 74 180 72', '#fff5', 3),
    surface: { alone: { x: 200, y: 148, rx: 134, ry: 62 }, beside: { x: 180, y: 148, rx: 124, ry: 62 } },
    sides: at({ x: 318, y: 192 }),
    sideRadius: 34,
    sideBowl: bowlLooks.steel,
    filling: { radius: 60, isHeaped: true },
    arrange: 'skewers',
  },
  tawa: {
    paint: (easel) =>
      line('M310 228L384 282', '#0004', 26, 'transform="translate(6 8)"') +
      line('M310 228L384 282', '#22242a', 22) +
      line('M316 228L382 276', '#6b6f77', 5) +
      oval(212, 164, 136, 134, '#0003') +
      oval(200, 150, 134, 134, easel.slope('#85898f', '#3c3f45', '#15161a')) +
      oval(200, 151, 122, 122, easel.dome('#3a3d43', 0.2)) +
      oval(200, 151, 96, 96, 'none', 'stroke="#5b5f66" stroke-width="2"'),
    surface: { alone: { x: 200, y: 150, rx: 106, ry: 106 }, beside: { x: 182, y: 150, rx: 96, ry: 100 } },
    sides: at({ x: 300, y: 92 }),
    sideRadius: 38,
    sideBowl: bowlLooks.copper,
    filling: { radius: 96, isHeaped: true },
    arrange: 'cluster',
  },
  'paper-tray': {
    paint: (easel) => {
      const paper =
        'M52 60L120 50 190 58 262 48 346 58 352 128 346 190 354 244 270 252 196 244 120 254 48 246 54 170 46 110Z'
      return (
        shape(paper, '#0004', 'transform="translate(8 12)"') +
        shape(paper, easel.slope('#fffdf6', '#f2e6cc', '#d9c59c')) +
        line(
          'M72 74H326M66 94H334M66 206H332M72 226H328',
          '#c4472b',
          6,
          'stroke-dasharray="0 16" opacity=".65"',
        ) +
        line('M74 84H326M70 216H330', '#1e3a8a73', 2) +
        oval(190, 156, 118, 76, '#e2b25c4c')
      )
    },
    surface: { alone: { x: 200, y: 150, rx: 128, ry: 92 }, beside: { x: 166, y: 150, rx: 104, ry: 90 } },
    sides: at({ x: 300, y: 196 }, { x: 304, y: 104 }),
    sideRadius: 38,
    sideBowl: bowlLooks.clay,
    filling: { radius: 88, isHeaped: true },
    arrange: 'heap',
  },
  'bread-basket': {
    paint: (easel) =>
      oval(212, 168, 164, 122, '#0004') +
      oval(200, 152, 162, 120, easel.slope('#dcaa66', '#ad7334', '#75461a')) +
      oval(200, 152, 150, 109, 'none', 'stroke="#f2cc8e" stroke-width="17" stroke-dasharray="13 9"') +
      oval(200, 152, 150, 109, 'none', 'stroke="#7d4a1a" stroke-width="3"') +
      oval(200, 152, 138, 98, '#8f5a26') +
      shape(
        'M70 150L110 66 196 96 290 62 334 140 292 236 204 224 108 240Z',
        easel.slope('#fffdf8', '#f3e6cf'),
      ) +
      line('M84 150L116 82 196 108 284 78 320 142', '#c4472b', 3, 'stroke-dasharray="0 9"'),
    surface: { alone: { x: 200, y: 152, rx: 118, ry: 82 }, beside: { x: 180, y: 152, rx: 106, ry: 82 } },
    sides: at({ x: 322, y: 222 }),
    sideRadius: 40,
    sideBowl: bowlLooks.copper,
    filling: { radius: 80, isHeaped: true },
    arrange: 'cluster',
  },
} satisfies Record<string, BoardLook>

/** Paints food laid out on something flat: a leaf, a board, a slate, a hot plate, a sheet of paper. */
export const board =
  (name: keyof typeof looks): PaintVessel =>
  (easel, recipe: DishRecipe) => {
    const look: BoardLook = looks[name]
    const sides = recipe.sides ?? []
    const places = look.sides(sides.length)
    const { x, y, rx, ry } = sides.length === 0 ? look.surface.alone : look.surface.beside
    return (
      look.paint(easel) +
      group(
        paintHelping(easel, recipe, {
          surface: { x: 0, y: 0, rx, ry },
          // A mound stays clear of the bowls above it.
          filling: { ...look.filling, radius: Math.min(look.filling.radius, ry + 10) },
          arrange: look.arrange,
          obstacles: places.map((place) => ({ x: place.x - x, y: place.y - y, reach: look.sideRadius })),
        }),
        { x, y },
      ) +
      sides
        .map((side, index) =>
          paintBowl(easel, look.sideBowl, helpingOf(side), {
            ...(places[index] ?? { x: 200, y: 150 }),
            radius: look.sideRadius,
          }),
        )
        .join('')
    )
  }
