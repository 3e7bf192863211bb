import { disc, shape } from './easel/shapes.ts'

/** Paints the mark of the house: a saffron ring, in it a leaf that is also a flame. */
export const paintBrandMark = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  disc(32, 32, 32, '#f2a33a') +
  disc(32, 32, 23, '#1e3a8a') +
  shape('M32 13C41 22 43 38 32 51C21 38 23 22 32 13Z', '#fff') +
  shape('M32 21C33.5 30 33.5 38 32 51C30.5 38 30.5 30 32 21Z', '#1e3a8a') +
  '</svg>'
