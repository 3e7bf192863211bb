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
  width: number
  height: number
}

/** The widths that a picture is kept in, its own being the largest: it is never blown up. */
export const pictureWidths = (width: number): number[] => [...WIDTHS.filter((each) => each < width), width]

/** One size of a picture, as a path below /uploads. */
export const pictureFile = (set: string, width: number, format: PictureFormat): string =>
  `${set}/${width}.${format}`

/** The address that stands for a whole picture; from it alone follow those of all its sizes. */
export const pictureAddress = (set: string, width: number): string =>
  `/uploads/${pictureFile(set, width, 'webp')}`

/** What an address says if it is that of an uploaded picture, else null. */
export function readPictureAddress(url: string): UploadedAddress | null {
  const [, set, width, height] = UPLOADED.exec(url) ?? []
  return set === undefined ? null : { set, width: Number(width), height: Number(height) }
}
