export { homePicture, pagePictures, pagePictureUrl, type PagePicture } from './page-pictures.ts'
export { drawMapOfJasperAve } from './pictures/map-of-jasper-ave.ts'
