import { sampleSettings } from '../settings.ts'
import { drawMapOfJasperAve } from './map-of-jasper-ave.ts'

// The land around the sample's restaurant, in the colours of its look: each drawing's bottom edge matches what is below it.

const { brand, accent } = sampleSettings.look

const colours = {
  primary: brand,
  primaryDeep: '#182F71',
  primarySoft: '#EEF2FC',
  onPrimarySoft: '#DAE3F8',
  accent,
  danger: '#C4472B',
  page: '#FBF6EC',
  surface: '#FFFFFF',
}

const draw = (height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 ${height}" width="1440" height="${height}" preserveAspectRatio="xMidYMax slice">${content}</svg>`

/** `percent` of one colour in another, as CSS `color-mix` does it. */
function mix(colour: string, percent: number, ground: string): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const under = parts(ground)
  const mixed = parts(colour).map((part, at) =>
    Math.round((part * percent + (under[at] ?? 0) * (100 - percent)) / 100),
  )
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The story's route from west to east: cabins below the Rockies, a road, and the city on the prairie. */
function drawPassRoad(): string {
  const shade = (percent: number) => mix(colours.primary, percent, colours.onPrimarySoft)
  const cabin = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path fill="${colours.primaryDeep}" d="M-22 18V-2L0-26 22-2v20z"/><path fill="none" stroke="${shade(22)}" stroke-width="4" stroke-linecap="round" d="M-26 2L0-27 26 2"/><path fill="${colours.accent}" d="M-6 2H6v14H-6z"/></g>`
  return draw(
    480,
    `<path fill="${colours.primaryDeep}" d="M840 380v-40h34v-26h22v26h18v-66h34v66h16v-92h10v-16h4v16h22v92h16v-50h36v50h18v-78h30v78h26l16-30 16 30h24v-46h34v46h36v40z"/><path fill="none" stroke="${colours.accent}" stroke-dasharray="3 9" stroke-width="3" d="M925 288v50M937 292v46M972 262v76M984 262v76M1028 302v34M1064 274v60M1078 274v60M1166 306v30"/><path fill="${shade(66)}" d="M-20 480V190l52-50 28-20 50 40 26-35 54-73 72 98 30-30 38-36 80 94 60-50 90 86 80-34 120 88 140 32 200 22 340-6v164z"/><path fill="${shade(22)}" d="M60 120l-30 29 15-4 12 14 10-12 12 9 12-8zM190 52l-43 58 18-8 14 17 13-20 15 19 12-13 23 17zM330 84l-40 38 18-4 12 13 13-13 12 16 26 0zM470 128l-38 32 19-5 13 12 12-10 24 9z"/><path fill="${shade(84)}" d="M-20 480V280l60-36 50-30 90 76 70-43 30-15 100 80 90-36 130 62 160 14 240 14 460-14v128z"/><path fill="${colours.primary}" d="M-20 480v-96c120-30 240-34 360-14 130 22 220 24 350 4 140-22 300-18 420 4 120 20 240 22 350 6v96z"/><path fill="none" stroke="${colours.accent}" stroke-dasharray="14 13" stroke-linecap="round" stroke-width="4" d="M214 420c110 34 250 28 330 0s120-60 230-48 130 46 210 40 96-18 88-30"/>${cabin(150, 402)}${cabin(208, 392)}<path fill="${colours.primaryDeep}" d="M60 430l14-40 14 40zM90 436l18-54 18 54zM252 416l13-38 13 38zM276 424l17-50 17 50zM316 422l11-32 11 32zM20 436l15-44 15 44z"/>`,
  )
}

/** The Rockies, the river valley and the city, each a shade nearer. */
function drawSkyline(): string {
  const tint = (percent: number) => mix(colours.primary, percent, colours.primarySoft)
  return draw(
    260,
    `<circle cx="1085" cy="92" r="52" fill="${colours.accent}"/><path fill="${tint(13)}" d="M0 260V170l70-42 52 26 84-72 46 38 40-30 78 66 62-34 76 52 84-60 66 34 92-88 58 54 44-30 88 74 66-40 70 44 96-92 60 50 52-32 114 82 84-44v200z"/><path fill="${colours.surface}" d="M206 82L168 114l18-6 10 13 14-13 12 12 11-10L245 114zM750 60L711 97l17-6 11 14 13-14 13 14 11-12L791 98zM1172 70L1134 107l16-6 11 13 14-13 12 13 12-11L1215 106z"/><path fill="${tint(38)}" d="M0 260v-62c90-26 176-22 264 4 84 24 148 20 236-6 110-32 214-30 320 2 92 28 170 22 262-4 122-34 238-28 358 6v60z"/><path fill="${tint(68)}" d="M0 260v-30h60v-42h34v24h16v-60h40v78h22v-46h48v34h14v-84h12v-18h6v18h12v62h30v-30h44v52h20v-70h50v74h40l14-28 14 28h30v30zM1000 260v-16l38-48 38 48 26-32 26 32 34-42 34 42 20-26 20 26h40v-30h18v-34h30v50h20v-66h42v40h22v-24h32v80z"/><path fill="none" stroke="${tint(68)}" stroke-width="3" d="M560 218h380M560 236h380M560 236l19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18 19-18 19 18"/><path fill="${tint(68)}" d="M610 236h8v24h-8zM700 236h8v24h-8zM790 236h8v24h-8zM880 236h8v24h-8z"/><path fill="${colours.primary}" d="M0 262v-12c160-12 300-14 470-6 190 10 330 12 500 2 170-8 310-8 470 4v12z"/>`,
  )
}

/** The Rockies on one side, the Purcells on the other, and a gondola between them. */
function drawPeaks(): string {
  const shade = (percent: number) => mix(colours.primaryDeep, percent, colours.page)
  return draw(
    300,
    `<circle cx="720" cy="170" r="86" fill="${colours.accent}"/><path fill="${shade(22)}" d="M0 300V150l90-62 62 48 104-106 72 84 60-36 130 118 120-40 92 34 96-20 110 22 84-70 74 44 100-112 88 82 64-44 94 76v132z"/><path fill="${colours.surface}" d="M256 30l-46 47 22-6 14 18 16-20 16 16 18-6 6 8zM90 88l-32 22 17-2 11 11 14-10 16 6zM1194 54l-40 45 20-6 14 15 16-16 16 12 16-8zM1020 122l-30 26 18-4 12 10 14-10 14 0z"/><path fill="${shade(58)}" d="M0 300v-66l80-40 84 58 110-92 96 88 70-30 120 66 160-30 150 26 130-60 90 34 110-94 92 86 76-40 72 44v50z"/><path fill="none" stroke="${colours.primaryDeep}" stroke-width="2.5" d="M274 160Q700 300 1178 152"/><g fill="${colours.danger}"><path d="M470 212v12h-16a4 4 0 0 0-4 4v18a6 6 0 0 0 6 6h28a6 6 0 0 0 6-6v-18a4 4 0 0 0-4-4h-13v-12z"/><path d="M958 204v12h-16a4 4 0 0 0-4 4v18a6 6 0 0 0 6 6h28a6 6 0 0 0 6-6v-18a4 4 0 0 0-4-4h-13v-12z"/></g><path fill="${colours.page}" d="M456 229h13v11h-13zM473 229h11v11h-11zM944 221h13v11h-13zM961 221h11v11h-11z"/><path fill="${colours.primaryDeep}" d="M0 302v-26c180-30 330-22 520-6 210 18 330 16 520-2 150-14 280-16 400 6v28z"/><path fill="${colours.primaryDeep}" d="M96 282l16-52 16 52zM130 280l13-40 13 40zM1290 280l16-52 16 52zM1326 284l13-42 13 42zM1256 280l11-34 11 34z"/>`,
  )
}

/** The sample's sign: a maple leaf on a brass thali. */
function drawMapleMark(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="20" fill="${accent}"/>` +
    `<circle cx="20" cy="20" r="16.2" fill="none" stroke="${brand}" stroke-dasharray="1.1 2.29"/>` +
    `<path fill="${brand}" d="${SMALL_LEAF}"/></svg>`
  )
}

const SMALL_LEAF =
  'M20 6.8l2.3 4.5 2.7-1.3-.8 5.6 3.3-3 .7 1.8 3.6-.6-1.3 3.6 1.7.9-5.2 4.4.7 2.2-6.5-1-.3 8.3h-1.8l-.3-8.3-6.5 1 .7-2.2-5.2-4.4 1.7-.9-1.3-3.6 3.6.6.7-1.8 3.3 3-.8-5.6 2.7 1.3z'

/** A large leaf, with a lattice cut into it. */
const drawMapleLeaf = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-36 0 472 500" width="472" height="500"><defs>` +
  `<pattern id="lattice" width="82" height="82" patternUnits="userSpaceOnUse"><g transform="scale(1.14)" fill="none" stroke="#FEECC9" stroke-opacity=".75" stroke-width="1.2"><path d="M36 4 68 36 36 68 4 36z"/><circle cx="36" cy="36" r="16"/><path d="M36 20c-4 6-4 10 0 16 4-6 4-10 0-16zM36 52c-4-6-4-10 0-16 4 6 4 10 0 16zM20 36c6-4 10-4 16 0-6 4-10 4-16 0zM52 36c-6-4-10-4-16 0 6 4 10 4 16 0z"/><circle r="12"/><circle cx="72" r="12"/><circle cy="72" r="12"/><circle cx="72" cy="72" r="12"/><circle r="4"/><circle cx="72" r="4"/><circle cy="72" r="4"/><circle cx="72" cy="72" r="4"/></g></pattern>` +
  `<g id="leaf"><path id="half" d="${HALF_LEAF}"/><use href="#half" transform="matrix(-1 0 0 1 400 0)"/></g></defs>` +
  `<use href="#leaf" fill="#C4472B"/><use href="#leaf" fill="url(#lattice)"/></svg>`

const HALF_LEAF =
  'M199 6l1 0 38 74c4 8 12 8 19 4l30-18-20 110c-3 14 6 18 14 9l54-60 13 32c3 7 8 9 15 7l62-14-22 64c-3 9 0 13 6 16l24 12-96 80c-8 7-9 12-6 21l13 40-108-18c-10-2-16 3-16 12l4 117h-25z'

/** The sample's drawings, by their names under `/art/`. */
export const sampleDrawings: Readonly<Record<string, () => string>> = {
  'map-of-jasper-ave.svg': drawMapOfJasperAve,
  'maple-leaf.svg': drawMapleLeaf,
  'maple-mark.svg': drawMapleMark,
  'pass-road.svg': drawPassRoad,
  'peaks.svg': drawPeaks,
  'skyline.svg': drawSkyline,
}
