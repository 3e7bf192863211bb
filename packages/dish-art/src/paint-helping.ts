import type { Arrangement, Helping, Swirl } from './dish-recipe.ts'
import {
  cluster,
  heap,
  ringOf,
  roomToGrow,
  rowOf,
  scatter,
  stackOf,
  type Surface,
  type TakenPlace,
} from './easel/arrange.ts'
import type { Colour } from './easel/colour.ts'
import type { Easel } from './easel/easel.ts'
import { line, type Point, group, oval } from './easel/shapes.ts'
import { fillings } from './fillings.ts'
import { paintFilling } from './paint-filling.ts'
import type { AnyPiece, DrawnPiece } from './pieces/piece.ts'
import { pieces } from './pieces/pieces.ts'

export interface HelpingPlace {
  /** Where food can be placed, around 0,0. */
  surface: Surface
  /** How far a filling spreads; a heaped one has its own edge. */
  filling: { radius: number; isHeaped: boolean }
  arrange: Arrangement
  /** What is already on the surface. */
  obstacles?: readonly TakenPlace[]
}

interface Wanted {
  piece: AnyPiece
  count: number
}

/** Paints one bowl's worth of food, around 0,0. */
export function paintHelping(easel: Easel, helping: Helping, place: HelpingPlace): string {
  const glaze = helping.filling ? fillings[helping.filling].colour : '#c98a4a'
  const arrange = helping.arrange ?? place.arrange
  const taken: TakenPlace[] = [...(place.obstacles ?? [])]
  return [
    helping.filling ? paintFilling(easel, helping.filling, place.filling) : '',
    paintPieces(easel, wantedOf(helping.pieces), { ...place, arrange, glaze, taken }),
    helping.swirl ? paintSwirl(easel, helping.swirl, place.filling.radius / 100) : '',
    paintGarnish(easel, wantedOf(helping.garnish), {
      ...place,
      surface: helping.filling && place.filling.isHeaped ? onMound(place) : place.surface,
      arrange,
      glaze,
      taken,
    }),
  ].join('')
}

const onMound = ({ surface: { x, y, rx, ry }, filling: { radius } }: HelpingPlace): Surface => ({
  x,
  y,
  rx: Math.min(rx, radius * 0.94),
  ry: Math.min(ry, radius * 0.94),
})

function wantedOf(counts: Helping['pieces'] | Helping['garnish'] = {}): Wanted[] {
  return Object.entries(counts).map(([name, count]) => ({
    piece: pieces[name as keyof typeof pieces],
    count,
  }))
}

interface Layout extends HelpingPlace {
  glaze: Colour
  taken: TakenPlace[]
}

function paintPieces(easel: Easel, wanted: readonly Wanted[], layout: Layout): string {
  return layout.arrange === 'scatter'
    ? paintScattered(easel, wanted, layout)
    : paintSetOut(easel, wanted, layout)
}

function paintScattered(easel: Easel, wanted: readonly Wanted[], { surface, glaze, taken }: Layout): string {
  return wanted
    .map(({ piece, count }) => {
      const points = scatter(easel.random, surface, { count, reach: piece.reach }, taken)
      taken.push(...points.map((point) => ({ ...point, reach: piece.reach })))
      return paintAll(easel, piece, points, glaze)
    })
    .join('')
}

/** A slice of lemon goes beside the food, leaves and seeds go on top. */
function paintGarnish(easel: Easel, wanted: readonly Wanted[], layout: Layout): string {
  const [slices, leaves] = [
    wanted.filter(({ piece }) => piece.reach > 16),
    wanted.filter(({ piece }) => piece.reach <= 16),
  ]
  return paintScattered(easel, slices, layout) + paintScattered(easel, leaves, { ...layout, taken: [] })
}

/** Pieces in a set order share one arrangement, alternating by kind; sprinkled ones go on top. */
function paintSetOut(easel: Easel, wanted: readonly Wanted[], layout: Layout): string {
  const order = inTurn(wanted.filter(({ piece }) => 'draw' in piece))
  const reach = Math.max(1, ...order.map((piece) => piece.reach))
  const tight = arrangements[layout.arrange](easel, layout.surface, { count: order.length, reach })
  // Stacked pieces are long: their reach says nothing about their length.
  const size = layout.arrange === 'stack' ? 1 : roomToGrow(layout.surface, tight, reach)
  const points = tight.map(({ x, y }) => ({ x: Math.round(x * size), y: Math.round(y * size) }))
  const drawings = new Map(
    [...new Set(order)].map((piece) => [piece, easel.store(piece.draw(easel, layout.glaze))]),
  )
  const laid = order.map((piece, index) =>
    drawings.get(piece)?.(
      points[index] ?? { x: 0, y: 0 },
      size,
      easel.random.between(-piece.turns, piece.turns),
    ),
  )
  layout.taken.push(...points.map((point) => ({ ...point, reach: reach * size })))
  const strewn = wanted.filter(({ piece }) => !('draw' in piece))
  return (
    (layout.arrange === 'skewers' ? skewersUnder(points) : '') +
    laid.join('') +
    paintScattered(easel, strewn, { ...layout, taken: [] })
  )
}

function inTurn(wanted: readonly Wanted[]): DrawnPiece[] {
  const most = Math.max(0, ...wanted.map(({ count }) => count))
  return Array.from({ length: most }, (_, round) =>
    wanted.flatMap(({ piece, count }) => (round < count && 'draw' in piece ? [piece] : [])),
  ).flat()
}

const arrangements: Record<
  Arrangement,
  (easel: Easel, surface: Surface, wanted: { count: number; reach: number }) => Point[]
> = {
  scatter: (easel, surface, wanted) => scatter(easel.random, surface, wanted),
  heap: (easel, surface, wanted) => heap(easel.random, surface, wanted),
  cluster: (_, surface, wanted) => cluster(surface, wanted),
  ring: (_, surface, wanted) => ringOf(surface, wanted),
  row: (_, surface, wanted) => rowOf(surface, wanted),
  stack: (_, surface, wanted) => stackOf(surface, wanted),
  skewers: (_, surface, { count, reach }) => {
    const perSkewer = Math.ceil(count / 2)
    return [-1, 1].flatMap((side) =>
      rowOf({ ...surface, y: surface.y + side * reach * 1.25 }, { count: perSkewer, reach }),
    )
  },
}

const skewersUnder = (points: readonly Point[]): string => {
  const left = Math.min(...points.map(({ x }) => x)) - 42
  const right = Math.max(...points.map(({ x }) => x)) + 42
  const d = [...new Set(points.map(({ y }) => y))].map(
    (y) => `M${Math.round(left)} ${Math.round(y)}H${Math.round(right)}`,
  )
  return line(d.join(''), '#3b3f46', 6) + line(d.join(''), '#d9dde2', 3.4)
}

function paintAll(easel: Easel, piece: AnyPiece, points: readonly Point[], glaze: Colour): string {
  if ('sprinkle' in piece) return piece.sprinkle(easel, points)
  const drawn = easel.store(piece.draw(easel, glaze))
  return points.map((point) => drawn(point, 1, easel.random.between(-piece.turns, piece.turns))).join('')
}

const spiral = 'M-52 6C-48-46 30-60 50-10C62 40-14 56-26 20C-34-8 8-28 20-4Q24 10 8 12'
const zigzag = 'M-62-14Q-40-50-34-8T-4-6T26-4T58-16'
const backAndForth = 'M-58 14Q-30-20-22 22T12 18T48 8'

const thread = (easel: Easel, d: string, colour: Colour, width: number): string =>
  easel.retrace(d, [
    { stroke: '#2004', width, shift: [2, 4] },
    { stroke: colour, width },
  ])

/** Paints what is drizzled over a dish, around 0,0, for a bowl of radius 100. */
function paintSwirl(easel: Easel, swirl: Swirl, size: number): string {
  return group(drawings[swirl](easel, size < 0.8), { x: 0, y: 0 }, size, easel.random.between(-30, 30))
}

const drawings: Record<Swirl, (easel: Easel, isSmall: boolean) => string> = {
  cream: (easel, isSmall) =>
    thread(easel, spiral, '#fff4dc', 8) +
    (isSmall
      ? ''
      : line('M-50-2C-44-44 26-56 46-14', '#fff', 3.5) +
        line('M58 34h0M-40 40h0', '#fff4dc', 9) +
        line('M66 22h0M-28 48h0', '#fff4dc', 5)),
  yogurt: (easel) => thread(easel, zigzag, '#fffaf0', 11) + thread(easel, backAndForth, '#fffaf0', 11),
  'mint-chutney': (easel) => thread(easel, backAndForth, '#4b8f2c', 7),
  'tamarind-chutney': (easel) => thread(easel, zigzag, '#541c0c', 6),
  chutneys: (easel) => thread(easel, zigzag, '#541c0c', 6) + thread(easel, backAndForth, '#4b8f2c', 7),
  butter: (easel) =>
    oval(0, 4, 40, 28, '#ffc93f8c') +
    oval(-26, 22, 14, 8, '#ffd86a99') +
    '<rect x="-14" y="-12" width="32" height="27" rx="5" fill="#d99c26"/>' +
    `<rect x="-16" y="-16" width="31" height="26" rx="5" fill="${easel.slope('#fffbd8', '#fbdc6c')}"/>`,
  ghee: () =>
    oval(-16, -16, 30, 18, '#ffd24a88') +
    oval(24, 18, 22, 13, '#ffd24a88') +
    oval(30, -26, 9, 6, '#ffd24a88') +
    line('M-36-22q8-8 20-8M12 12q6-5 14-4', '#fff6cfbb', 4),
}
