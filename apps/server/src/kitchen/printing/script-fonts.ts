/**
 * The fonts of all scripts but those of the base font: Noto, in parts of a few hundred letters, compressed. A ticket
 * needs one or two of them; each is unpacked when a text first has one of its letters, and the text engine told of it.
 */
import anyAscii from 'any-ascii'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { loadSharp } from '../../platform/load-sharp.ts'
import { openTemporaryFolder } from '../../platform/temporary-files.ts'
import { scriptFontsFolder } from '../../program-files.ts'

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
