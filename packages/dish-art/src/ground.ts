import type { Garnish, Ground } from './dish-recipe.ts'
import type { Colour } from './easel/colour.ts'
import type { Easel } from './easel/easel.ts'
import type { Point } from './easel/shapes.ts'
import { pieces } from './pieces/pieces.ts'

interface GroundLook {
  light: Colour
  base: Colour
  dark: Colour
  print: Colour
}

const look = (light: Colour, base: Colour, dark: Colour, print: Colour): GroundLook => ({
  light,
  base,
  dark,
  print,
})

export const grounds: Record<Ground, GroundLook> = {
  'royal-blue': look('#2f55b8', '#1e3a8a', '#142862', '#8fb0ff'),
  cream: look('#fbf0d6', '#f1dcae', '#e0c083', '#b9772c'),
  chilli: look('#dc6242', '#c4472b', '#8e2c18', '#ffc49a'),
  teal: look('#2f8f8c', '#1c6b6b', '#0f4749', '#a4efe0'),
  saffron: look('#fbc05e', '#f2a33a', '#d3801a', '#8f4a08'),
  plum: look('#85456f', '#63294f', '#3f1632', '#f0a8d4'),
  leaf: look('#7fa656', '#587f37', '#395a20', '#e0f2b8'),
  ink: look('#494039', '#2b241e', '#15100c', '#e8b878'),
  terracotta: look('#d98657', '#b9623a', '#8a4121', '#ffd9b5'),
  rose: look('#f3b9b4', '#e49a96', '#c97572', '#8f2f45'),
  sky: look('#a8cde0', '#7fb0cb', '#568ba9', '#1e4a78'),
  sand: look('#e2c79c', '#cda873', '#ac8450', '#6b431a'),
}

/** Paints the cloth under a dish, with a faint printed wreath around the dish. */
export function paintGround(easel: Easel, ground: Ground, size = { width: 400, height: 300 }): string {
  const { light, base, dark } = grounds[ground]
  return `<rect width="${size.width}" height="${size.height}" fill="${easel.slope(light, base, dark)}"/>`
}

/** Paints the printed wreath, around the picture's middle. */
export function paintWreath(easel: Easel, ground: Ground): string {
  const { print } = grounds[ground]
  const rings = easel.random.pick([
    '<circle r="151" stroke-width="15" stroke-dasharray="0 27.9"/><circle r="138" stroke-width="3.4" stroke-dasharray="0 10.3"/>',
    '<circle r="148" stroke-width="9" stroke-dasharray="11 12.25"/><circle r="164" stroke-width="4" stroke-dasharray="0 11"/>',
    '<circle r="140" stroke-width="2.4"/><circle r="156" stroke-width="13" stroke-dasharray="0 25.1"/>',
  ])
  return `<g transform="translate(200 150)" stroke="${print}33">${rings}</g>`
}

const corners: readonly Point[] = [
  { x: 70, y: 46 },
  { x: 334, y: 256 },
  { x: 330, y: 40 },
  { x: 66, y: 252 },
]

/** Places whole spices in the corners, two or three of a kind together. */
export function paintStrewn(easel: Easel, strewn: readonly Garnish[]): string {
  return strewn
    .map((name, index) => {
      const corner = corners[index % corners.length] ?? { x: 70, y: 46 }
      const piece = pieces[name]
      const count = piece.reach > 20 ? 2 : 3
      const points = Array.from({ length: count }, (_, step) => ({
        x: corner.x + (step - (count - 1) / 2) * piece.reach * 1.1 + easel.random.between(-5, 5),
        y: corner.y + (step % 2 === 0 ? -1 : 1) * piece.reach * 0.6 + easel.random.between(-5, 5),
      }))
      if ('sprinkle' in piece) return piece.sprinkle(easel, points)
      const drawn = easel.store(piece.draw(easel, '#8a4a1b'))
      return points
        .map((point) => drawn(point, 0.9, easel.random.between(-piece.turns, piece.turns)))
        .join('')
    })
    .join('')
}
