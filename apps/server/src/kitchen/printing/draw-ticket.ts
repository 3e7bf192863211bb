/**
 * Draws a ticket as a picture: thermal printers have no fonts for many scripts. By the text engine inside sharp (Pango),
 * which shapes and wraps them; its fonts come with the program.
 */
import type { PaperWidth } from '@tiffin/contract'
import anyAscii from 'any-ascii'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { loadSharp } from '../../platform/load-sharp.ts'
import { openTemporaryFolder } from '../../platform/temporary-files.ts'
import { scriptFontsFolder } from '../../program-files.ts'
import { RULE, type TicketLine, type TicketText } from './ticket-text.ts'

/** The dots of a line at 203 dpi. */
const dotsOf: Record<PaperWidth, number> = { '80mm': 576, '58mm': 384 }
const MARGIN = 12
/** In dots, for paper of 80 mm. */
const sizes: Record<TicketText['size'], number> = { normal: 24, large: 34, huge: 84 }
const NARROWER = 0.75
/** Every line begins at the left: one that is written from the right would take the next ones along. */
const FROM_LEFT = '\u200E'

/** A PNG in black and white, as wide as the paper. */
export async function drawTicket(lines: readonly TicketLine[], paper: PaperWidth): Promise<Buffer> {
  const sharp = await loadSharp()
  const ready = await Promise.all(lines.map(prepare))
  const width = dotsOf[paper]
  const scale = paper === '58mm' ? NARROWER : 1
  const written = await sharp({
    text: {
      text: ready.map((line) => markUp(line, scale, width - 2 * MARGIN)).join('\n'),
      font: `Noto Sans ${sizes.normal}`,
      width: width - 2 * MARGIN,
      wrap: 'word-char',
      rgba: true,
      // One point is one dot.
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return sharp(written.data)
    .flatten({ background: 'white' })
    .extend({
      top: MARGIN,
      bottom: 3 * MARGIN,
      left: MARGIN,
      right: Math.max(0, width - MARGIN - written.info.width),
      background: 'white',
    })
    .threshold(160)
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

const prepare = async (line: TicketLine): Promise<TicketLine> =>
  line === RULE ? line : { ...line, text: await prepareText(line.text) }

/** In Pango's markup. */
function markUp(line: TicketLine, scale: number, width: number): string {
  if (line === RULE) {
    const size = Math.round(sizes.normal * scale)
    // As wide as they are high, and they join.
    return markUp({ text: '—'.repeat(Math.floor(width / size)), size: 'normal' }, scale, width)
  }
  const { text, size, isBold, isBand } = line
  const attributes = [
    `size="${Math.round(sizes[size] * scale)}pt"`,
    isBold && 'weight="bold"',
    isBand && 'background="black" foreground="white"',
  ].filter(Boolean)
  return `<span ${attributes.join(' ')}>${FROM_LEFT}${escapeMarkup(isBand ? ` ${text} ` : text)}</span>`
}

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

// The fonts of all scripts but those of the base font: Noto, in parts of a few hundred letters, compressed. A ticket
// needs one or two of them; each is unpacked when a text first has one of its letters, and the text engine told of it.

interface FontPart {
  file: string
  /** Code points, both ends included. */
  ranges: (readonly [from: number, to: number])[]
}

// What the base font draws, and punctuation, which it has too.
const IN_BASE_FONT =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{ASCII}\p{Script=Inherited}\u00A0-\u00BF\u2000-\u20CF]/u

/**
 * The text as it can be drawn, once the fonts that it needs are loaded: letters that no font has are written in Latin
 * ones, so that a cook sees no box.
 */
export async function prepareText(text: string): Promise<string> {
  const letters = Array.from(text)
  const others = new Set(letters.filter((letter) => !IN_BASE_FONT.test(letter)))
  if (others.size === 0) return text
  const drawn = new Set<string>()
  for (const letter of others) if (await canDraw(letter)) drawn.add(letter)
  return letters
    .map((letter) => (others.has(letter) && !drawn.has(letter) ? anyAscii(letter) || '?' : letter))
    .join('')
}

async function canDraw(letter: string): Promise<boolean> {
  const part = partWith(letter.codePointAt(0) ?? 0)
  // Without room for its font on the disk, a ticket is printed all the same.
  return part !== undefined && load(part).catch(() => false)
}

let parts: FontPart[] | undefined

function partWith(point: number): FontPart | undefined {
  parts ??= listParts()
  return parts.find(({ ranges }) => ranges.some(([from, to]) => from <= point && point <= to))
}

const loaded = new Map<string, Promise<boolean>>()

function load({ file }: FontPart): Promise<boolean> {
  const known = loaded.get(file)
  if (known) return known
  const loading = unpack(file)
  loaded.set(file, loading)
  // The next ticket tries again.
  loading.catch(() => loaded.delete(file))
  return loading
}

let unpacked: Promise<{ path: string }> | undefined

async function unpack(file: string): Promise<boolean> {
  const { default: decompress } = await import('woff2-encoder/decompress')
  unpacked ??= openTemporaryFolder(tmpdir(), 'tiffin-fonts')
  const font = join((await unpacked).path, `${basename(file, '.woff2')}.ttf`)
  await writeFile(font, await decompress(await readFile(file)))
  const sharp = await loadSharp()
  // Drawing with a file makes it known to the engine, for this text and all later ones.
  await sharp({ text: { text: '.', font: 'Noto Sans 8', fontfile: font } })
    .png()
    .toBuffer()
  return true
}

/** As the packages of the fonts list them: `{ "hebrew": "U+0307-0308,U+0590-05FF" }`. */
function listParts(): FontPart[] {
  return readdirSync(scriptFontsFolder)
    .filter((name) => name.startsWith('noto-sans-'))
    .flatMap((name) => {
      const ranges = JSON.parse(readFileSync(join(scriptFontsFolder, name, 'unicode.json'), 'utf8')) as object
      return Object.entries(ranges).map(([part, list]) => ({
        file: join(
          scriptFontsFolder,
          name,
          'files',
          `${name}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
        ),
        ranges: readRanges(list as string),
      }))
    })
    .filter(({ file }) => existsSync(file))
}

const readRanges = (list: string) =>
  Array.from(list.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi), ([, from = '', to = from]) => {
    const ends = [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    return ends
  })
