import { line, ring } from './easel/shapes.ts'

/** The pierced lattice of a window screen: eight-pointed stars joined by a net; repeats every 96 units. */
export const jaaliTile = (colour: string): string =>
  line(
    'M48 8L58 24L76 20L72 38L88 48L72 58L76 76L58 72L48 88L38 72L20 76L24 58L8 48L24 38L20 20L38 24Z' +
      'M48 0V8M48 88V96M0 48H8M88 48H96M20 20L0 0M76 20L96 0M20 76L0 96M76 76L96 96' +
      'M0 28Q18 18 28 0M68 0Q78 18 96 28M96 68Q78 78 68 96M28 96Q18 78 0 68',
    colour,
    2,
  ) + `<g transform="translate(48 48)">${ring(14, colour, 2)}${petals(colour)}</g>`

const petals = (colour: string): string =>
  line(
    'M0-11Q5-5 0 0Q-5-5 0-11M0 11Q5 5 0 0Q-5 5 0 11M-11 0Q-5 5 0 0Q-5-5-11 0M11 0Q5 5 0 0Q5-5 11 0',
    colour,
    1.6,
  )
