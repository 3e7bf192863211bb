/** What a restaurant chooses of its website's look, and everything that follows from it. */
export { hasReadableText, nearestReadable, textContrast, textOn } from './colour.ts'
export { fontFace, fontFilesOf, fontPairs, fontsOf, type FontPair } from './fonts.ts'
export { cornerShapes, sampleLook, type Look, plainLook } from './look.ts'
export { lookStyle } from './look-style.ts'
export { paletteOf, royal, saffron } from './palette.ts'
