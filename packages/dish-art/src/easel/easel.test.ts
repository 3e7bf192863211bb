import { expect, test } from 'vitest'
import { createEasel } from './easel.ts'

const size = { width: 10, height: 10 }

test('a drawing used twice is defined once, a drawing used once is inlined', () => {
  const easel = createEasel('samosa')
  const chickpea = easel.store('<circle r="2"/>')
  const lemon = easel.store('<circle r="9"/>')
  const svg = easel.finish(
    size,
    chickpea({ x: 1, y: 2 }) + chickpea({ x: 3, y: 4 }, 1, 30) + lemon({ x: 5, y: 6 }),
  )
  expect(svg.match(/r="2"/g)).toHaveLength(1)
  expect(svg).toContain('x="1" y="2"')
  expect(svg).toContain('transform="translate(3 4)rotate(30)"')
  expect(svg).toContain('<g transform="translate(5 6)"><circle r="9"/></g>')
})

test('the same light on the same colour is one gradient', () => {
  const easel = createEasel('samosa')
  expect(easel.dome('#cc8833')).toBe(easel.dome('#cc8833'))
  expect(easel.dome('#cc8833')).not.toBe(easel.dome('#33cc88'))
})

test('a long outline that is painted repeatedly is written once', () => {
  const easel = createEasel('jalebi')
  const outline = `M0 0${'l1 1'.repeat(60)}`
  const coats = [{ stroke: '#2004' }, { stroke: '#f59a1f' }]
  expect(easel.finish(size, easel.retrace(outline, coats)).split(outline)).toHaveLength(2)
  expect(easel.finish(size, easel.retrace('M0 0h1', coats)).split('"M0 0h1"')).toHaveLength(3)
})
