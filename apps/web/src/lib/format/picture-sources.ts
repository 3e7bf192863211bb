import { pictureFile, pictureFormats, pictureWidths, readPictureAddress } from '@tiffin/contract'
import type { PictureFormat } from '@tiffin/contract'

/** A covered dish, in place of a picture that is missing or fails to load. */
export const FALLBACK_SRC = '/art/default.svg'

type PictureSources = Record<PictureFormat, string>

/** All sizes of an uploaded picture, as a `srcset` for each format; null for a picture from elsewhere. */
export function pictureSources(url: string): PictureSources | null {
  const uploaded = readPictureAddress(url)
  if (uploaded === null) return null
  const { set, width: full } = uploaded
  const sources = pictureFormats.map((format): [PictureFormat, string] => [
    format,
    pictureWidths(full)
      .map((width) => `/uploads/${pictureFile(set, width, format)} ${width}w`)
      .join(', '),
  ])
  return Object.fromEntries(sources) as PictureSources
}
