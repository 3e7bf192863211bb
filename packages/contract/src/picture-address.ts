/** Where an uploaded picture lies. Apart from the schemas, so that the shop need not load zod. */
const WIDTHS = [320, 640, 960, 1440]
const UPLOADED = /^\/uploads\/([0-9a-f]{32}-(\d{1,5})x(\d{1,5}))\/\d{1,5}\.webp$/

/** The formats that each size is kept in, the smaller files first. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** The widest and highest that a picture is kept; what is larger is scaled down. */
export const PICTURE_LIMITS = { width: 1440, height: 1920 }

/** What an address tells about its picture. */
export interface UploadedAddress {
  /** The part that all sizes of the picture have in common. */
  set: string
  /** Of the largest size, in pixels, as is the height. */
  width: number
  height: number
}

/** The widths, in pixels, that a picture of `width` is kept in, its own being the largest: it is never blown up. */
export const pictureWidths = (width: number): number[] => [...WIDTHS.filter((each) => each < width), width]

/** Where one size of a picture lies, as a path below /uploads: `<set>/640.avif` for one of 640 pixels. */
export const pictureFile = (set: string, width: number, format: PictureFormat): string =>
  `${set}/${width}.${format}`

/** The address that stands for a whole picture, `width` pixels wide; from it alone follow those of all its sizes. */
export const pictureAddress = (set: string, width: number): string =>
  `/uploads/${pictureFile(set, width, 'webp')}`

/** What the address of an uploaded picture says about it; null for every other address. */
export function readPictureAddress(url: string): UploadedAddress | null {
  const [, set, width, height] = UPLOADED.exec(url) ?? []
  return set === undefined ? null : { set, width: Number(width), height: Number(height) }
}
