import type { SeededRandom } from './seeded-random.ts'

export interface Point {
  x: number
  y: number
}

/** Writes a number with at most one decimal, as short as possible. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

/** Writes coordinates one after the other, for path data and transforms. */
export const xy = (...values: number[]): string => values.map(short).join(' ').replaceAll(' -', '-')

/** Paints a filled shape; `rest` contains further attributes. */
export const shape = (d: string, fill: string, rest = ''): string =>
  `<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`

/** Paints an open line; line ends are round everywhere (set on the root). */
export const line = (d: string, stroke: string, width: number, rest = ''): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${short(width)}"${rest && ` ${rest}`}/>`

/** Paints a disc. */
export const disc = (x: number, y: number, radius: number, fill: string, rest = ''): string =>
  `<circle${centre(x, y)} r="${short(radius)}" fill="${fill}"${rest && ` ${rest}`}/>`

const centre = (x: number, y: number): string =>
  (x === 0 ? '' : ` cx="${short(x)}"`) + (y === 0 ? '' : ` cy="${short(y)}"`)

/** Paints a ring. */
export const ring = (radius: number, stroke: string, width: number, rest = ''): string =>
  `<circle r="${short(radius)}" stroke="${stroke}" stroke-width="${short(width)}"${rest && ` ${rest}`}/>`

/** Paints an ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, rest = ''): string =>
  `<ellipse${centre(x, y)} rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${rest && ` ${rest}`}/>`

/** Paints a rectangle with round corners, centred. */
export const slab = (
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
  rest = '',
): string =>
  `<rect x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${short(width)}" height="${short(height)}" rx="${short(corner)}" fill="${fill}"${rest && ` ${rest}`}/>`

/** Moves, turns and scales its content. */
export function group(content: string, at: Point, size = 1, turn = 0): string {
  const transform = transformed(placing(at, size, turn))
  return content === '' || transform === '' ? content : `<g${transform}>${content}</g>`
}

/** Writes the transform that moves a drawing made around 0,0 to its place. */
export function placing({ x, y }: Point, size = 1, turn = 0): string {
  const moved = x === 0 && y === 0 ? '' : `translate(${short(x)} ${short(y)})`
  const turned = Math.round(turn) === 0 ? '' : `rotate(${Math.round(turn)})`
  const scaled = size === 1 ? '' : `scale(${size.toFixed(2).replace(/^0/, '').replace(/0$/, '')})`
  return moved + turned + scaled
}

/** Writes a transform attribute if there is something to transform. */
export const transformed = (transform: string): string => transform && ` transform="${transform}"`

/** Writes a dot at every point: with round line ends, it is as big as the line is wide. */
export const dotted = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `M${xy(x, y)}h0`).join('')

/** Writes a short straight stroke at every point, each in its own direction. */
export const scratches = (random: SeededRandom, points: readonly Point[], length: number): string =>
  points
    .map(({ x, y }) => {
      const angle = random.between(0, Math.PI)
      return `M${xy(x, y)}l${xy(Math.round(Math.cos(angle) * length), Math.round(Math.sin(angle) * length))}`
    })
    .join('')

/** Paints round dots of one size in one path: each costs only a few bytes. */
export const dots = (points: readonly Point[], colour: string, width: number, rest = ''): string =>
  line(dotted(points), colour, width, rest)

/** Paints short strokes in random directions (rice, sev, cumin) in one path. */
export function strokes(
  random: SeededRandom,
  points: readonly Point[],
  look: { colour: string; width: number; length: number },
): string {
  return line(scratches(random, points, look.length), look.colour, look.width)
}

/** Writes a soft closed outline around 0,0 that is slightly different each time. */
export function blob(random: SeededRandom, radius: number, wobble = 0.16, corners = 7, stretch = 1): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2
    const reach = radius * random.between(1 - wobble, 1 + wobble) * 1.08
    return { x: Math.round(Math.cos(angle) * reach * stretch), y: Math.round(Math.sin(angle) * reach) }
  })
  return smooth(points)
}

/** Writes a closed curve that rounds the given corners. */
function smooth(points: readonly Point[]): string {
  const between = (a: Point, b: Point): string => xy(Math.round((a.x + b.x) / 2), Math.round((a.y + b.y) / 2))
  const first = points[0] ?? { x: 0, y: 0 }
  const last = points.at(-1) ?? first
  const curves = points.map(
    (point, index) => `Q${xy(point.x, point.y)} ${between(point, points[index + 1] ?? first)}`,
  )
  return `M${between(last, first)}${curves.join('')}Z`
}
