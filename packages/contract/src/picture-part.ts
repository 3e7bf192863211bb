import type { Crop } from './picture.ts'

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
