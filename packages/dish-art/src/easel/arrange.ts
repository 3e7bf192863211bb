import type { SeededRandom } from './seeded-random.ts'
import type { Point } from './shapes.ts'

/** The open surface on which food can be placed. */
export interface Surface extends Point {
  rx: number
  ry: number
}

export interface TakenPlace extends Point {
  reach: number
}

/** Finds points all over a surface that keep their distance from each other and from what is already there. */
export function scatter(
  random: SeededRandom,
  surface: Surface,
  wanted: { count: number; reach: number },
  taken: readonly TakenPlace[] = [],
): Point[] {
  const places: TakenPlace[] = [...taken]
  const found: Point[] = []
  for (let index = 0; index < wanted.count; index += 1) {
    const place = roomiest(candidates(random, surface, wanted.reach), places)
    places.push({ ...place, reach: wanted.reach })
    found.push(place)
  }
  return found
}

function candidates(random: SeededRandom, surface: Surface, reach: number): Point[] {
  return Array.from({ length: 14 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const distance = Math.sqrt(random.between(0, 1))
    return {
      x: Math.round(surface.x + Math.cos(angle) * distance * Math.max(surface.rx - reach, 2)),
      y: Math.round(surface.y + Math.sin(angle) * distance * Math.max(surface.ry - reach, 2)),
    }
  })
}

function roomiest(points: readonly Point[], places: readonly TakenPlace[]): Point {
  const room = (point: Point): number =>
    Math.min(400, ...places.map((place) => Math.hypot(place.x - point.x, place.y - point.y) - place.reach))
  return points.reduce((best, point) => (room(point) > room(best) ? point : best))
}

/** Places pieces side by side around the middle, as a cook plates them: 1, 2, a triangle, a square, rings. */
export function cluster(surface: Surface, wanted: { count: number; reach: number }): Point[] {
  const { count, reach } = wanted
  const rings =
    count <= 1
      ? [count]
      : count <= 5
        ? [count]
        : count <= 7
          ? [count - 1, 1]
          : count <= 9
            ? [count - 2, 2]
            : [count - 4, 4]
  return rings.flatMap((size, index) => {
    const radius = size === 1 ? 0 : (reach * 0.92) / Math.sin(Math.PI / size)
    const room = Math.min(1, Math.max(0.55, (surface.rx - reach) / Math.max(radius, 1)))
    const start = size === 2 ? 0.35 : size === 4 ? Math.PI / 4 : -Math.PI / 2 + index
    return Array.from({ length: size }, (_, step) => ({
      x: Math.round(surface.x + Math.cos(start + (step / size) * Math.PI * 2) * radius * room),
      y: Math.round(
        surface.y +
          Math.sin(start + (step / size) * Math.PI * 2) * radius * Math.min(room, surface.ry / surface.rx),
      ),
    }))
  })
}

/** Places pieces in one ring along the edge of a surface. */
export function ringOf(surface: Surface, wanted: { count: number; reach: number }): Point[] {
  return Array.from({ length: wanted.count }, (_, step) => {
    const angle = (step / wanted.count) * Math.PI * 2 - Math.PI / 2
    return {
      x: Math.round(surface.x + Math.cos(angle) * (surface.rx - wanted.reach)),
      y: Math.round(surface.y + Math.sin(angle) * (surface.ry - wanted.reach)),
    }
  })
}

/** Places pieces in a line from left to right. */
export function rowOf(surface: Surface, wanted: { count: number; reach: number }): Point[] {
  const gap = Math.min(wanted.reach * 2, ((surface.rx - wanted.reach) * 2) / Math.max(wanted.count - 1, 1))
  return Array.from({ length: wanted.count }, (_, step) => ({
    x: Math.round(surface.x + (step - (wanted.count - 1) / 2) * gap),
    y: Math.round(surface.y),
  }))
}

/** Places long pieces one below the other. */
export function stackOf(surface: Surface, wanted: { count: number; reach: number }): Point[] {
  return rowOf({ x: surface.y, y: surface.x, rx: surface.ry, ry: surface.rx }, wanted).map(({ x, y }) => ({
    x: y,
    y: x,
  }))
}

/** Piles pieces up: a wide layer first, smaller ones on top of it. */
export function heap(
  random: SeededRandom,
  surface: Surface,
  wanted: { count: number; reach: number },
): Point[] {
  return scatter(random, surface, wanted).toSorted(
    (a, b) => distanceFrom(surface, b) - distanceFrom(surface, a),
  )
}

const distanceFrom = (middle: Point, point: Point): number =>
  Math.hypot(point.x - middle.x, point.y - middle.y)

/** How much larger pieces may be drawn to fill the surface they were placed on. */
export function roomToGrow(surface: Surface, points: readonly Point[], reach: number): number {
  const across = Math.max(1, ...points.map(({ x }) => Math.abs(x - surface.x) + reach))
  const down = Math.max(1, ...points.map(({ y }) => Math.abs(y - surface.y) + reach))
  return Math.min(1.4, Math.max(1, Math.min(surface.rx / across, surface.ry / down)))
}
