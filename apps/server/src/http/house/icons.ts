/** The restaurant's icons, for browsers and home screens: its logo, or what stands for it. */
import { pictureFile, readPictureAddress, type SiteSettings } from '@tiffin/contract'
import { fontsOf, paletteOf } from '@tiffin/look'
import { loadSharp } from '../../platform/load-sharp.ts'
import { findDrawing, type Gallery } from '../../platform/gallery.ts'
import type { PictureStore } from '../../platform/picture-store.ts'

/** The length of a side in the drawing's own units. */
const MARK_SIDE = 40

/** What stands for the restaurant while it has no logo: its initials, in its colours. */
function drawMark({ identity: { name }, look }: Pick<SiteSettings, 'identity' | 'look'>): string {
  const { brand, onBrand, accentOnBrand } = paletteOf(look)
  const initials = initialsOf(name)
  const size = initials.length > 1 ? 16 : 20
  return svgOf(
    `<circle cx="20" cy="20" r="20" fill="${brand[7]}"/>` +
      `<circle cx="20" cy="20" r="18" fill="none" stroke="${accentOnBrand}" stroke-width="1.5"/>` +
      `<text x="20" y="${20 + size * 0.35}" text-anchor="middle" font-family="${fontsOf(look.fonts).display}" font-weight="600" font-size="${size}" fill="${onBrand}">${initials}</text>`,
  )
}

const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}">${content}</svg>`

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** One or two letters: of the first words that are written with capitals, or else of the first words. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  const capitals = words.filter((word) => !/^\p{Ll}/u.test(word))
  const chosen = capitals.length > 0 ? capitals : words
  return chosen
    .slice(0, 2)
    .map((word) => [...letters.segment(word)][0]?.segment.toUpperCase() ?? '')
    .join('')
}

/** A cut-out icon has no background. */
interface Icon {
  file: string
  size: number
  isCutOut: boolean
}

export const icons: readonly Icon[] = [
  { file: 'icons/192.png', size: 192, isCutOut: true },
  { file: 'icons/512.png', size: 512, isCutOut: true },
  { file: 'icons/maskable-512.png', size: 512, isCutOut: false },
  // For the head of every page; Apple's systems do not read the manifest for it.
  { file: 'icons/apple-touch-180.png', size: 180, isCutOut: false },
]

type House = Pick<SiteSettings, 'identity' | 'look'>

/** Where logos are. */
export interface Pictures {
  pictures: PictureStore
  gallery: Gallery
}

/** Systems crop such icons to circles and squircles: only the inner 80% are safe. */
const SAFE_SHARE = 0.62
/** On the densest screens the header shows the mark with as many dots. */
const LOGO_DOTS = 128

/** For the header, and for browsers' tabs: a drawing, whichever the logo is. */
export async function drawIcon(house: House, pictures: Pictures): Promise<string> {
  const drawing = findDrawing(pictures.gallery, house.identity.logo ?? '')
  if (drawing) return drawing()
  const logo = await readLogo(house, pictures)
  if (logo === null) return drawMark(house)
  const png = await cutSquare(logo, LOGO_DOTS)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIDE} ${MARK_SIDE}"><image width="${MARK_SIDE}" height="${MARK_SIDE}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
}

/** One of the icons, as PNG. */
export async function paintIcon({ size, isCutOut }: Icon, house: House, pictures: Pictures): Promise<Buffer> {
  const sharp = await loadSharp()
  const side = isCutOut ? size : Math.round(size * SAFE_SHARE)
  const drawing = findDrawing(pictures.gallery, house.identity.logo ?? '')
  const logo = drawing === null ? await readLogo(house, pictures) : null
  const mark =
    logo === null ? await paintMark(drawing?.() ?? drawMark(house), side) : await cutSquare(logo, side)
  if (isCutOut) return mark
  const background = logo === null ? house.look.brand : '#FFFFFF'
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

async function paintMark(svg: string, side: number) {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg), { density: (72 * side) / MARK_SIDE })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The middle of a picture. */
async function cutSquare(picture: Uint8Array, side: number) {
  const sharp = await loadSharp()
  return sharp(picture).resize(side, side, { fit: 'cover' }).png({ compressionLevel: 9 }).toBuffer()
}

/** The largest size of the logo; null without one, or if it is lost. */
async function readLogo({ identity: { logo } }: House, { pictures }: Pictures) {
  const address = logo === null ? null : readPictureAddress(logo)
  return address === null ? null : pictures.read(pictureFile(address.set, address.width, 'webp'))
}
