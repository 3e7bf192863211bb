import { dishRecipes, pagePictures, sampleDrawings } from '@tiffin/restaurant/sample'

/** The pictures to which the sample's menu, pages and settings refer. */
export const sampleGallery = { recipes: dishRecipes, laidTables: pagePictures, drawings: sampleDrawings }
