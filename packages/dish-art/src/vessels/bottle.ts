import { darken, lighten, type Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { dots, line, oval, shape, slab, group } from '../easel/shapes.ts'
import { fillings } from '../fillings.ts'
import { paintGlass } from './glass.ts'
import { paintHelping } from '../paint-helping.ts'
import type { PaintVessel } from './vessel.ts'

interface BottleForm {
  outline: string
  glass: Colour
  cap: Colour
  label: Colour
  emblem: Colour
}

/** Paints a standing bottle with a printed label without text. */
function paintBottle(easel: Easel, { outline, glass, cap, label, emblem }: BottleForm): string {
  return (
    oval(150, 266, 62, 18, '#0004') +
    shape(outline, easel.slope(lighten(glass, 0.3), glass, darken(glass, 0.5))) +
    slab(120, 26, 30, 26, 6, cap) +
    slab(120, 182, 74, 78, 5, label) +
    slab(120, 182, 64, 68, 3, 'none', `stroke="${emblem}" stroke-width="2"`) +
    shape('M120 154C138 168 138 190 120 212C102 190 102 168 120 154Z', emblem) +
    line('M120 164V200', label, 2.5) +
    line('M94 240V128Q96 112 106 100', '#fff7', 5)
  )
}

const slender = 'M108 30H132V78C134 104 162 112 162 142V250Q162 266 120 266T78 250V142C78 112 106 104 108 78Z'
const squat = 'M106 30H134V92C136 110 172 118 172 156V248Q172 266 120 266T68 248V156C68 118 104 110 106 92Z'

/** A bottle of beer and a full glass with a head of foam. */
export const beerBottle: PaintVessel = (easel, recipe) => {
  const foam = Array.from({ length: 13 }, (_, step) => ({
    x: 212 + step * 10,
    y: 92 + easel.random.between(-12, 14),
  }))
  return (
    paintBottle(easel, {
      outline: slender,
      glass: '#6b3a14',
      cap: '#d9a83f',
      label: '#fbf3dd',
      emblem: '#c4472b',
    }) +
    paintGlass(easel, recipe, { x: 272, top: 92, bottom: 244, rim: 66, foot: 52, headroom: 12 }) +
    dots(
      foam.map(({ x, y }) => ({ x: x + 2, y: y + 6 })),
      '#d9b878',
      34,
    ) +
    dots(foam, '#fffaf0', 34) +
    dots(foam.slice(3, 9), '#fff', 18)
  )
}

/** A half bottle of wine and a stemmed glass. */
export const wineBottle: PaintVessel = (easel, recipe) => {
  const { colour } = fillings[recipe.filling ?? 'rose-wine']
  return (
    paintBottle(easel, {
      outline: slender,
      glass: lighten(colour, 0.1),
      cap: '#8f2f45',
      label: '#fffaf2',
      emblem: '#d6456f',
    }) +
    oval(286, 262, 62, 18, '#0003') +
    oval(276, 254, 56, 18, '#fff7') +
    line('M276 180V250', '#fffa', 7) +
    shape('M210 82C204 150 238 186 276 186S348 150 342 82Z', '#fff5') +
    shape(
      'M211 112C214 156 244 180 276 180S338 156 341 112Z',
      easel.slope(lighten(colour, 0.4), colour, darken(colour, 0.25)),
    ) +
    oval(276, 112, 64, 21, lighten(colour, 0.35)) +
    oval(276, 82, 66, 22, 'none', 'stroke="#fff" stroke-width="3" opacity=".85"') +
    line('M226 104Q228 140 246 160', '#fff9', 6)
  )
}

/** A squat bottle of mead and a short glass. */
export const meadBottle: PaintVessel = (easel, recipe) => {
  const { garnish, ...drink } = recipe
  return (
    paintBottle(easel, {
      outline: squat,
      glass: '#d08a1c',
      cap: '#5e3412',
      label: '#fff6dd',
      emblem: '#8f5a14',
    }) +
    paintGlass(easel, drink, { x: 272, top: 142, bottom: 242, rim: 64, foot: 54, headroom: 20 }) +
    group(
      paintHelping(
        easel,
        { ...(garnish && { garnish }) },
        {
          surface: { x: 0, y: 0, rx: 50, ry: 18 },
          filling: { radius: 40, isHeaped: false },
          arrange: 'scatter',
        },
      ),
      { x: 272, y: 160 },
    )
  )
}

const body = 'M122 120C112 130 110 140 110 156V226Q112 262 200 264T290 226V156C290 140 288 130 278 120Z'

/** Paints an open glass jar, its lid beside it. */
export const jar: PaintVessel = (easel, recipe) => {
  const { filling, ...onTop } = recipe
  const { colour } = fillings[filling ?? 'pickle']
  return (
    oval(222, 250, 116, 34, '#0004') +
    shape(body, easel.slope(lighten(colour, 0.2), colour, darken(colour, 0.4))) +
    `<g transform="translate(200 196)scale(1 .62)" opacity=".9">${paintHelping(easel, { filling: filling ?? 'pickle' }, place(64, false))}</g>` +
    shape(body, '#fff2') +
    slab(200, 200, 104, 66, 8, '#fff8e8') +
    slab(200, 200, 94, 56, 5, 'none', 'stroke="#c4472b" stroke-width="2"') +
    shape('M200 178C216 190 216 206 200 222C184 206 184 190 200 178Z', '#1e3a8a') +
    line('M200 186V214', '#fff8e8', 2.4) +
    oval(200, 108, 84, 42, '#fff8') +
    oval(200, 106, 84, 42, easel.slope('#ffffff', '#cfd8dd', '#93a2ab')) +
    oval(200, 108, 74, 35, darken(colour, 0.4)) +
    `<g transform="translate(200 110)scale(1 .47)">${paintHelping(easel, { filling: filling ?? 'pickle' }, place(70, false))}</g>` +
    group(
      paintHelping(easel, onTop, { ...place(60, false), surface: { x: 0, y: 0, rx: 70, ry: 34 } }),
      { x: 200, y: 110 },
      0.9,
    ) +
    line('M124 230V160Q124 146 132 136', '#fff8', 8) +
    line('M272 232V168', '#fff6', 4)
  )
}

const place = (radius: number, isHeaped: boolean) => ({
  surface: { x: 0, y: 0, rx: radius, ry: radius },
  filling: { radius, isHeaped },
  arrange: 'scatter' as const,
})
