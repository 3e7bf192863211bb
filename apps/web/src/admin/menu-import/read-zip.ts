import { UPLOAD_LIMIT_BYTES } from '@tiffin/contract'
import { unzip, type Unzipped } from 'fflate'

// Of what it unpacks to: a browser on a small computer bears it.
const MAX_UNPACKED_BYTES = 500 * 1024 * 1024

interface Unpacked {
  sheets: File[]
  photos: File[]
  /** Names of spreadsheets and pictures that are too large. */
  tooLarge: string[]
}

/** What a zip brings along, or why it cannot be used. */
type ZipContents = { sheet: File | undefined; photos: File[] } | { problem: string }

/** The one spreadsheet of a zip, and its photographs of dishes. */
export async function readZip(file: File): Promise<ZipContents> {
  const unpacked = await unpack(file).catch(() => null)
  if (unpacked === null)
    return { problem: 'The zip is damaged, or too large once unpacked. Pack it again in two parts.' }
  const { sheets, photos, tooLarge } = unpacked
  if (tooLarge.length > 0)
    return { problem: `Larger than 10 MB: ${tooLarge.slice(0, 5).join(', ')}. Make it smaller first.` }
  if (sheets.length > 1)
    return {
      problem: `There are several spreadsheets in the zip: ${sheets.map(({ name }) => name).join(', ')}. Leave one.`,
    }
  if (sheets.length + photos.length === 0)
    return { problem: 'There is no spreadsheet and no photograph in this zip.' }
  return { sheet: sheets[0], photos }
}

const SHEET = /\.(?:xlsx|xls|csv)$/i
const PHOTO = /\.(?:jpe?g|png|webp|avif)$/i
// What a Mac adds, and what is hidden.
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.)/

/** Whatever folder they are in. Throws if the zip is damaged or unpacks to too much. */
async function unpack(file: File): Promise<Unpacked> {
  const tooLarge: string[] = []
  let total = 0
  const bytes = new Uint8Array(await file.arrayBuffer())
  const entries = await new Promise<Unzipped>((resolve, reject) => {
    unzip(
      bytes,
      {
        filter({ name, originalSize }) {
          if (BESIDE.test(name) || !(SHEET.test(name) || PHOTO.test(name))) return false
          if (originalSize > UPLOAD_LIMIT_BYTES) tooLarge.push(name)
          else total += originalSize
          return originalSize <= UPLOAD_LIMIT_BYTES && total <= MAX_UNPACKED_BYTES
        },
      },
      (error, unpacked) => (error ? reject(error) : resolve(unpacked)),
    )
  })
  if (total > MAX_UNPACKED_BYTES) throw new Error('Unpacks to too much')
  const files = Object.entries(entries).map(([path, data]) => {
    const name = readName(path.replace(/^.*\//, ''))
    return new File([data as Uint8Array<ArrayBuffer>], name, { type: typeOf(name) })
  })
  return {
    sheets: files.filter(({ name }) => SHEET.test(name)),
    photos: files.filter(({ name }) => PHOTO.test(name)),
    tooLarge,
  }
}

/** Macs write names as UTF-8 without saying so: read byte by byte, "è" is "Ã¨". */
function readName(name: string): string {
  const codes = Array.from(name, (character) => character.charCodeAt(0))
  if (!codes.some((code) => code > 0x7f) || codes.some((code) => code > 0xff)) return name
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes))
  } catch {
    return name
  }
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

const typeOf = (name: string) => types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? ''
