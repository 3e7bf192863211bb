import { disc, line, shape } from './easel/shapes.ts'

/** Paints one tile of the printed border between sections: paisley and flower by turns; repeats sideways. */
export const paintBlockPrintBorder = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32" viewBox="0 0 96 32" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
  shape(
    'M0 0H96V3Q90 9 84 3Q78 9 72 3Q66 9 60 3Q54 9 48 3Q42 9 36 3Q30 9 24 3Q18 9 12 3Q6 9 0 3Z',
    '#1e3a8a',
  ) +
  shape(
    'M0 32H96V29Q90 23 84 29Q78 23 72 29Q66 23 60 29Q54 23 48 29Q42 23 36 29Q30 23 24 29Q18 23 12 29Q6 23 0 29Z',
    '#1e3a8a',
  ) +
  [0, 45, 90, 135]
    .map((turn) => `<ellipse rx="8.6" ry="3" fill="#c4472b" transform="translate(24 16)rotate(${turn})"/>`)
    .join('') +
  disc(24, 16, 3.2, '#f2a33a') +
  shape('M66 22C60 16 64 8 72 9C77 10 80 13 83 10C82 18 74 25 66 22Z', '#f2a33a') +
  line('M68 19C66 15 69 12 73 13', '#c4472b', 1.8) +
  disc(0, 16, 2.4, '#b5773c') +
  disc(96, 16, 2.4, '#b5773c') +
  disc(48, 16, 2.4, '#b5773c') +
  '</svg>'
