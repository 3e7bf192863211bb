/** Renders the brand's logo in the sizes that home screens need. The only source is public/favicon.svg. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { restaurant } from '@tiffin/restaurant'
import sharp from 'sharp'
import { CLIENT_FOLDER } from './client-folder.ts'
import { icons } from './web-manifest.ts'

const mark = readFileSync(fileURLToPath(new URL('../public/favicon.svg', import.meta.url)), 'utf8')
/** Systems crop such icons to circles and squircles: only the inner 80% are safe. */
const SAFE_SHARE = 0.62
const BOX = 100

mkdirSync(join(CLIENT_FOLDER, 'icons'), { recursive: true })
for (const { file, size, isCutOut } of icons) {
  const svg = isCutOut ? mark : onGround(mark)
  await sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(CLIENT_FOLDER, file))
}

/** The logo in the middle of a full square, for systems that crop the shape themselves. */
function onGround(svg: string) {
  const side = BOX * SAFE_SHARE
  const offset = (BOX - side) / 2
  const placed = svg.replace('<svg ', `<svg x="${offset}" y="${offset}" width="${side}" height="${side}" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><rect width="${BOX}" height="${BOX}" fill="${restaurant.themeColor}"/>${placed}</svg>`
}
