import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cluster, heap, ringOf, roomToGrow, rowOf, scatter, stackOf, type Surface } from './arrange.ts'
import { createSeededRandom } from './seeded-random.ts'
import type { Point } from './shapes.ts'

const plate: Surface = { x: 0, y: 0, rx: 100, ry: 100 }
const farthest = (points: readonly Point[]): number => Math.max(...points.map(({ x, y }) => Math.hypot(x, y)))
const closest = (points: readonly Point[]): number =>
  Math.min(
    ...points.flatMap((a, index) => points.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
  )

describe('food on a plate', () => {
  it('is scattered inside the plate, each piece with its own space', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 9 }), (name, count) => {
        const points = scatter(createSeededRandom(name), plate, { count, reach: 18 })
        expect(points).toHaveLength(count)
        expect(farthest(points)).toBeLessThanOrEqual(83)
        expect(closest(points)).toBeGreaterThan(9)
      }),
    )
  })

  it('is scattered around what is already there', () => {
    const bowl = { x: 50, y: 0, reach: 40 }
    const points = scatter(createSeededRandom('lemon'), plate, { count: 3, reach: 20 }, [bowl])
    expect(points.every(({ x, y }) => Math.hypot(x - bowl.x, y - bowl.y) > bowl.reach)).toBe(true)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 12])('is set side by side, %i pieces', (count) => {
    const points = cluster(plate, { count, reach: 20 })
    expect(points).toHaveLength(count)
    expect(farthest(points)).toBeLessThanOrEqual(100)
  })

  it('is heaped from the edge to the middle, so the top piece is painted last', () => {
    const points = heap(createSeededRandom('pakora'), plate, { count: 9, reach: 25 })
    const distances = points.map(({ x, y }) => Math.hypot(x, y))
    expect(distances).toEqual(distances.toSorted((a, b) => b - a))
  })

  it('is arranged in a ring, in a row or one below the other', () => {
    expect(ringOf(plate, { count: 4, reach: 20 })[0]).toEqual({ x: 0, y: -80 })
    expect(rowOf(plate, { count: 3, reach: 20 }).map(({ x }) => x)).toEqual([-40, 0, 40])
    expect(stackOf(plate, { count: 3, reach: 20 }).map(({ y }) => y)).toEqual([-40, 0, 40])
  })

  it('is drawn larger if the plate has room, never beyond it and never smaller', () => {
    expect(roomToGrow(plate, [{ x: 0, y: 0 }], 80)).toBe(1.25)
    expect(roomToGrow(plate, [{ x: 0, y: 0 }], 10)).toBe(1.4)
    expect(roomToGrow(plate, [{ x: 90, y: 0 }], 60)).toBe(1)
  })
})
