import type { Crop } from './picture.ts'

/** The addresses of uploaded pictures. Not in the schema files, so the shop need not load zod. */
const WIDTHS = [320, 640, 960, 1440]
const UPLOADED = /^\/uploads\/([0-9a-f]{32}-(\d{1,5})x(\d{1,5}))\/\d{1,5}\.webp$/

/** The formats in which each size is stored, smaller files first. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** The maximum size of a stored picture; larger ones are scaled down. */
export const PICTURE_LIMITS = { width: 1440, height: 1920 }

/** What an address says about its picture. */
export interface UploadedAddress {
  /** The part that all sizes of the picture have in common. */
  set: string
  /** Of the largest size, in pixels; the same applies to the height. */
  width: number
  height: number
}

/** The stored widths, in pixels, of a picture that is `width` wide, its own being the largest: it is never enlarged. */
export const pictureWidths = (width: number): number[] => [...WIDTHS.filter((each) => each < width), width]

/** The path of one size of a picture, below /uploads: `<set>/640.avif` for the one with 640 pixels. */
export const pictureFile = (set: string, width: number, format: PictureFormat): string =>
  `${set}/${width}.${format}`

/** The address that identifies a whole picture, `width` pixels wide; those of all its sizes follow from it. */
export const pictureAddress = (set: string, width: number): string =>
  `/uploads/${pictureFile(set, width, 'webp')}`

/** What the address of an uploaded picture says about it; null for every other address. */
export function readPictureAddress(url: string): UploadedAddress | null {
  const [, set, width, height] = UPLOADED.exec(url) ?? []
  return set === undefined ? null : { set, width: Number(width), height: Number(height) }
}

interface Size {
  width: number
  height: number
}

const ratios = { '4:3': 4 / 3, '1:1': 1, original: null } as const

/** The part of a picture of that size which a crop shows, in its own units: never beyond an edge. */
export function partOf({ width, height }: Size, { shape, x, y, zoom }: Crop) {
  const ratio = ratios[shape] ?? width / height
  const partWidth = Math.min(width, height * ratio) / zoom
  const partHeight = partWidth / ratio
  return {
    left: within(x * width - partWidth / 2, width - partWidth),
    top: within(y * height - partHeight / 2, height - partHeight),
    width: partWidth,
    height: partHeight,
  }
}

const within = (at: number, last: number) => Math.min(Math.max(at, 0), Math.max(last, 0))
