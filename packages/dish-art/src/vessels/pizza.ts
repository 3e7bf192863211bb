import type { Colour } from '../easel/colour.ts'
import type { Easel } from '../easel/easel.ts'
import { blob, disc, dotted, group, line, oval, shape } from '../easel/shapes.ts'
import { paintHelping } from '../paint-helping.ts'
import { roundShadow, type PaintVessel } from './vessel.ts'

const middle = { x: 200, y: 150 }
const radius = 128

/** The cut lines of eight slices. */
const cuts = 'M0-118V118M-118 0H118M-84-84L84 84M84-84L-84 84'

const around = (easel: Easel, count: number, reach: number): { x: number; y: number }[] =>
  Array.from({ length: count }, () => {
    const angle = easel.random.between(0, Math.PI * 2)
    const distance = Math.sqrt(easel.random.between(0, 1)) * reach
    return { x: Math.round(Math.cos(angle) * distance), y: Math.round(Math.sin(angle) * distance) }
  })

const onTheRim = (easel: Easel, count: number): { x: number; y: number }[] =>
  Array.from({ length: count }, () => {
    const angle = easel.random.between(0, Math.PI * 2)
    const distance = easel.random.between(113, 121)
    return { x: Math.round(Math.cos(angle) * distance), y: Math.round(Math.sin(angle) * distance) }
  })

/** A round pizza on its board: the crust, what is spread on it, melted cheese, and the toppings all over. */
export const pizza =
  (spread: Colour): PaintVessel =>
  (easel, recipe) =>
    oval(212, 162, 158, 140, '#0003') +
    oval(200, 150, 156, 138, easel.slope('#dba868', '#b5773c', '#8a5222')) +
    line('M60 92Q200 76 344 98M48 140Q190 152 354 138M54 196Q210 182 346 200', '#7a451959', 2.4) +
    roundShadow(middle, radius) +
    group(
      shape(blob(easel.random, radius - 8, 0.02, 14), easel.dome('#e3ab5c', 0.4)) +
        easel.retrace(dotted(onTheRim(easel, 20)), [
          { stroke: '#f6d79a', width: 17 },
          { stroke: '#a8601d99', width: 11, turn: 9 },
          { stroke: '#5a2c0e99', width: 6, turn: 15 },
        ]) +
        disc(0, 0, 104, '#8a3a14') +
        disc(0, -1, 102, easel.dome(spread, 0.24)) +
        easel.retrace(dotted(around(easel, 20, 84)), [
          { stroke: '#f9d98ae6', width: 42 },
          { stroke: '#fdf0c0d9', width: 27, shift: [-2, -3] },
          { stroke: '#dd9a3c66', width: 11, turn: 40 },
        ]) +
        paintHelping(easel, recipe, {
          surface: { x: 0, y: 0, rx: 96, ry: 96 },
          filling: { radius: 90, isHeaped: true },
          arrange: 'scatter',
        }) +
        line(cuts, '#6b350f47', 2.6),
      middle,
    )
