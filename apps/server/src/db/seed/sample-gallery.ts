import { dishRecipes, pagePictures, sampleDrawings } from '@tiffin/restaurant/sample'
import type { Gallery } from '../../platform/gallery.ts'

/** The pictures to which the sample's menu, pages and settings refer. */
export const sampleGallery: Gallery = {
  recipes: dishRecipes,
  laidTables: pagePictures,
  drawings: sampleDrawings,
}
