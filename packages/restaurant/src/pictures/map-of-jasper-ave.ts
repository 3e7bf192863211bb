/** The blocks around the sample's restaurant, drawn here: nothing is fetched from third parties. */

// Streets run north to south and are counted from east to west; in this drawing all blocks are equally wide.
const streets = [
  { name: '109 St', x: 80 },
  { name: '108 St', x: 200 },
  { name: '107 St', x: 320 },
  { name: '106 St', x: 440 },
  { name: '105 St', x: 560 },
  { name: '104 St', x: 680 },
]
const avenues = [
  { name: '102 Ave', y: 56 },
  { name: 'Jasper Ave', y: 154 },
  { name: '100 Ave', y: 246 },
]
const STREET_HALF_WIDTH = 10
const JASPER_Y = 154
const STATION_X = 312
const SIGNS_X = 500

const paper = '#F6ECD9'
const blue = '#1E3A8A'
const deepBlue = '#182F71'
const chilli = '#C4472B'
const sans = 'Figtree, system-ui, sans-serif'
const serif = 'Fraunces, Georgia, serif'

/** An SVG of 760 by 400. What it shows is said beside it. */
export const drawMapOfJasperAve = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 400" width="760" height="400">',
    '<path fill="#FFFFFF" d="M0 0h760v400H0z"/>',
    ...listBlocks().map(drawBlock),
    valley,
    drawStation(),
    ...streets.map(({ name, x }) => drawSign(name, x, 22)),
    ...avenues.map(({ name, y }) => drawSign(name, SIGNS_X, y)),
    pin,
    '</svg>',
  ].join('')

interface Block {
  x: number
  y: number
  width: number
  height: number
}

function listBlocks(): Block[] {
  const edges = [-40, ...streets.map(({ x }) => x), 800]
  // Between the avenues.
  const rows = [
    { y: -30, height: 76 },
    { y: 66, height: 73 },
    { y: 169, height: 67 },
    { y: 256, height: 90 },
  ]
  return rows.flatMap(({ y, height }) =>
    edges.slice(1).map((edge, place) => {
      const x = (edges[place] ?? 0) + STREET_HALF_WIDTH
      return { x, y, width: edge - STREET_HALF_WIDTH - x, height }
    }),
  )
}

/** Houses line its sides; their widths are derived from the block's position. */
function drawBlock({ x, y, width, height }: Block): string {
  const wide = 30 + ((x * 7 + y * 3) % 34)
  const rest = width - wide - 21
  const tall = height / 2 - 10
  const house = (left: number, top: number, across: number) =>
    `<rect x="${left}" y="${top}" width="${across}" height="${tall}" rx="2"/>`
  const below = y + height / 2 + 3
  return [
    `<rect fill="${paper}" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`,
    '<g fill="#EDDBC3">',
    house(x + 7, y + 7, wide),
    house(x + 14 + wide, y + 7, rest),
    house(x + 7, below, rest),
    house(x + 14 + rest, below, wide),
    '</g>',
  ].join('')
}

const valley = [
  '<path fill="#C6D1B0" d="M0 300c60-16 116-20 186-12 84 10 122-12 204-10 84 2 128 26 208 18 64-6 112-20 162-24v128H0z"/>',
  '<path fill="#8FB180" d="M236 312a9 9 0 1 1 0 .1zM258 322a7 7 0 1 1 0 .1zM92 318a8 8 0 1 1 0 .1zM116 310a6 6 0 1 1 0 .1zM474 312a7 7 0 1 1 0 .1zM494 322a9 9 0 1 1 0 .1zM516 314a6 6 0 1 1 0 .1zM618 316a8 8 0 1 1 0 .1zM640 308a6 6 0 1 1 0 .1z"/>',
  '<path fill="#BCC6E1" d="M0 372c80-18 150-24 228-16 84 10 144 10 220-4 102-18 198-22 312-16v64H0z"/>',
  `<g font-family="${serif}" font-style="italic" text-anchor="middle">`,
  '<text fill="#284F23" font-size="17" x="380" y="328">River valley</text>',
  `<text fill="${deepBlue}" font-size="15" x="404" y="384">North Saskatchewan River</text>`,
  '</g>',
].join('')

/** The train runs beneath the avenue. */
const drawStation = (): string =>
  [
    `<path fill="none" stroke="#B8733A" stroke-dasharray="2 8" stroke-linecap="round" stroke-width="3" d="M0 ${JASPER_Y}H760"/>`,
    `<g transform="translate(${STATION_X} ${JASPER_Y})">`,
    `<circle fill="${blue}" stroke="#FFFFFF" stroke-width="3" r="14"/>`,
    '<path fill="none" stroke="#FFFFFF" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.8" d="M-6 5V-6H6V5zM-6-1H6M-3 5l-3 4M3 5l3 4"/>',
    `<text fill="${deepBlue}" font-family="${sans}" font-size="14" font-weight="700" paint-order="stroke" stroke="${paper}" stroke-linejoin="round" stroke-width="5" y="34" text-anchor="middle">Corona LRT</text>`,
    '</g>',
  ].join('')

/** Like the street signs at the corners. */
function drawSign(name: string, x: number, y: number): string {
  const width = name.length * 7.6 + 12
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect fill="${blue}" x="${-width / 2}" y="-11" width="${width}" height="22" rx="4"/>`,
    `<text fill="#FFFFFF" font-family="${sans}" font-size="13.5" font-weight="600" y="5" text-anchor="middle">${name}</text>`,
    '</g>',
  ].join('')
}

const pin = [
  '<g transform="translate(396 128)">',
  '<rect fill="#F2A33A" x="-17" y="-18" width="34" height="27" rx="3"/>',
  `<path fill="${chilli}" stroke="#FFFFFF" stroke-width="3" d="M0 0C-6-12-22-22-22-42a22 22 0 0 1 44 0C22-22 6-12 0 0z"/>`,
  '<path fill="none" stroke="#FFFFFF" stroke-linecap="round" stroke-linejoin="round" stroke-width="3" d="M-12-44h24c0 10-4 15-12 15s-12-5-12-15zm2-5h20m-10-6v3"/>',
  '</g>',
].join('')
