import { drawPassRoad, drawPeaks, drawSkyline } from './landscape.ts'
import { drawMapOfJasperAve } from './map-of-jasper-ave.ts'
import { drawMapleLeaf, drawMapleMark } from './maple-leaf.ts'

/** The sample's drawings, by their names under `/art/`. */
export const sampleDrawings: Readonly<Record<string, () => string>> = {
  'map-of-jasper-ave.svg': drawMapOfJasperAve,
  'maple-leaf.svg': drawMapleLeaf,
  'maple-mark.svg': drawMapleMark,
  'pass-road.svg': drawPassRoad,
  'peaks.svg': drawPeaks,
  'skyline.svg': drawSkyline,
}
