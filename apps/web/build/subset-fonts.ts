import { fontFilesOf, fontPairs } from '@tiffin/look'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** To be raised with every change here: browsers keep a font for a year, and its hash is that of the whole one. */
const VERSION = 1

const LETTERS = lettersOf(
  // Basic Latin and Latin-1, without what cannot be seen.
  [0x20, 0x7e],
  [0xa0, 0xff],
  // ı Œ œ Ÿ ˆ ˜ ʼ
  [0x131, 0x131],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2bc, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2dc, 0x2dc],
  // Dashes, quotation marks, bullets, … ‰ ‹ › ⁄ € ™ ↑ ↓ −
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
)

/** With `rvrn`, which chooses the letters for an optical size; figures are lining or tabular. */
const FEATURES = ['rvrn', 'kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

/** Licence and its address stay in the font. */
const NAMES = [0, 13, 14]

/** What a font keeps of its axes; it keeps an axis that is not named. */
const axes: Readonly<Record<string, Record<string, number | { min: number; max: number }>>> = {
  figtree: { wght: { min: 400, max: 700 } },
  // Its optical size follows the size of the text. A second weight would double the file.
  fraunces: { wght: 600 },
  'playfair-display': { wght: 600 },
  'source-sans-3': { wght: { min: 400, max: 700 } },
  lora: { wght: 600 },
  'nunito-sans': { wght: { min: 400, max: 700 } },
  'bricolage-grotesque': { wght: 600 },
  inter: { wght: { min: 400, max: 700 } },
  outfit: { wght: { min: 400, max: 700 } },
}

/** Leaves in the fonts what the pages show. Other letters appear in the fonts of the reader's system. */
export function subsetFonts(): Plugin {
  return {
    name: 'tiffin:subset-fonts',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue
        const family = Object.keys(axes).find((name) => file.fileName.includes(name))
        file.source = await subsetFont(Buffer.from(file.source), LETTERS, {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          preserveNameIds: NAMES,
          variationAxes: axes[family ?? ''],
        })
      }
    },
  }
}

/**
 * Adds the fonts that only some restaurants choose to the files that browsers may load. No script or style sheet of the
 * site names them: the server does, in the pages of such a look.
 */
export function emitLookFonts(): Plugin {
  return {
    name: 'tiffin:look-fonts',
    async buildStart() {
      for (const file of new Set(fontPairs.flatMap((pair) => fontFilesOf(pair).map((font) => font.file)))) {
        const family = file.replace(/-latin-.*/, '')
        const path = fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${file}.woff2`))
        this.emitFile({ type: 'asset', name: basename(path), source: await readFile(path) })
      }
    },
  }
}

export const assetFileNames = ({ names }: { names: string[] }) =>
  `assets/[name]-[hash]${names.some((name) => name.endsWith('.woff2')) ? `-${VERSION}` : ''}[extname]`

function lettersOf(...ranges: [first: number, last: number][]) {
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => first + step),
  )
  return String.fromCodePoint(...codes)
}
