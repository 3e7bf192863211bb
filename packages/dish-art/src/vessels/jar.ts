import { darken, lighten } from '../easel/colour.ts'
import { group, line, oval, shape, slab } from '../easel/shapes.ts'
import { fillings } from '../fillings.ts'
import { paintHelping } from '../paint-helping.ts'
import type { PaintVessel } from './vessel.ts'

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
