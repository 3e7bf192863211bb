import { findChromium } from './find-chromium.ts'

/** A page lives for seconds here: to optimize its code takes longer than it saves, and nobody looks at its pixels. */
const cheap = [
  '--no-sandbox',
  '--js-flags=--no-opt --no-maglev',
  '--disable-lcd-text',
  '--disable-partial-raster',
]

const executablePath = findChromium() ?? ''

/** For `test.use` of journeys that look at pictures, or at what happens to those that fail to load. */
export const withPictures = { executablePath, args: cheap }

const NO_PICTURES = '--blink-settings=imagesEnabled=false'

/** Decoding and painting pictures is a third of the work of the home page. `links.spec.ts` finds those that are missing. */
export const withoutPictures = { executablePath, args: [...cheap, NO_PICTURES] }

export const hasPictures = ({ args }: { args?: string[] | undefined }): boolean =>
  !args?.includes(NO_PICTURES)
