/** What a restaurant chooses of its website's look, and everything that follows from it. */
export { hasReadableText, nearestReadable, textContrast, textOn } from './contrast.ts'
export { fontFace, fontFilesOf, fontPairs, fontsOf, type FontPair } from './fonts.ts'
export { cornerShapes, sampleLook, type Look } from './look.ts'
export { plainLook } from './plain-look.ts'
export { lookStyle } from './look-style.ts'
export { paletteOf } from './palette.ts'
export { royal, saffron } from './shades.ts'
