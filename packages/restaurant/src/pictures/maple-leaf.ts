import { sampleSettings } from '../settings.ts'

/** The sample's sign: a maple leaf on a brass thali. */
export function drawMapleMark(): string {
  const { brand, accent } = sampleSettings.look
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="20" fill="${accent}"/>` +
    `<circle cx="20" cy="20" r="16.2" fill="none" stroke="${brand}" stroke-dasharray="1.1 2.29"/>` +
    `<path fill="${brand}" d="${SMALL_LEAF}"/></svg>`
  )
}

const SMALL_LEAF =
  'M20 6.8l2.3 4.5 2.7-1.3-.8 5.6 3.3-3 .7 1.8 3.6-.6-1.3 3.6 1.7.9-5.2 4.4.7 2.2-6.5-1-.3 8.3h-1.8l-.3-8.3-6.5 1 .7-2.2-5.2-4.4 1.7-.9-1.3-3.6 3.6.6.7-1.8 3.3 3-.8-5.6 2.7 1.3z'

/** A large leaf, with a lattice cut into it. */
export const drawMapleLeaf = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-36 0 472 500" width="472" height="500"><defs>` +
  `<pattern id="lattice" width="82" height="82" patternUnits="userSpaceOnUse"><g transform="scale(1.14)" fill="none" stroke="#FEECC9" stroke-opacity=".75" stroke-width="1.2"><path d="M36 4 68 36 36 68 4 36z"/><circle cx="36" cy="36" r="16"/><path d="M36 20c-4 6-4 10 0 16 4-6 4-10 0-16zM36 52c-4-6-4-10 0-16 4 6 4 10 0 16zM20 36c6-4 10-4 16 0-6 4-10 4-16 0zM52 36c-6-4-10-4-16 0 6 4 10 4 16 0z"/><circle r="12"/><circle cx="72" r="12"/><circle cy="72" r="12"/><circle cx="72" cy="72" r="12"/><circle r="4"/><circle cx="72" r="4"/><circle cy="72" r="4"/><circle cx="72" cy="72" r="4"/></g></pattern>` +
  `<g id="leaf"><path id="half" d="${HALF_LEAF}"/><use href="#half" transform="matrix(-1 0 0 1 400 0)"/></g></defs>` +
  `<use href="#leaf" fill="#C4472B"/><use href="#leaf" fill="url(#lattice)"/></svg>`

const HALF_LEAF =
  'M199 6l1 0 38 74c4 8 12 8 19 4l30-18-20 110c-3 14 6 18 14 9l54-60 13 32c3 7 8 9 15 7l62-14-22 64c-3 9 0 13 6 16l24 12-96 80c-8 7-9 12-6 21l13 40-108-18c-10-2-16 3-16 12l4 117h-25z'
