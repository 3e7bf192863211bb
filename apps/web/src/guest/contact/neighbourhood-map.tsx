import { contactCopy } from '@tiffin/restaurant'
import { useTexts } from '../../lib/api/settings.tsx'
import classes from './neighbourhood-map.module.css'

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

/** The blocks around the restaurant, drawn here: nothing is fetched from third parties. Phones show its middle. */
export function NeighbourhoodMap() {
  const drawing = useTexts(contactCopy.map.drawing)
  return (
    <svg
      className={classes.map}
      viewBox="0 0 760 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={drawing}
    >
      <rect width="760" height="400" className={classes.road} />
      {rowsOfBlocks().map((block) => (
        <Block key={`${block.x} ${block.y}`} {...block} />
      ))}
      <Valley />
      <Station />
      <Signs />
      <Pin />
    </svg>
  )
}

interface BlockProps {
  x: number
  y: number
  width: number
  height: number
}

function rowsOfBlocks(): BlockProps[] {
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
function Block({ x, y, width, height }: BlockProps) {
  const wide = 30 + ((x * 7 + y * 3) % 34)
  const rest = width - wide - 21
  const tall = height / 2 - 10
  return (
    <>
      <rect className={classes.block} x={x} y={y} width={width} height={height} rx="6" />
      <g className={classes.house}>
        <rect x={x + 7} y={y + 7} width={wide} height={tall} rx="2" />
        <rect x={x + 14 + wide} y={y + 7} width={rest} height={tall} rx="2" />
        <rect x={x + 7} y={y + height / 2 + 3} width={rest} height={tall} rx="2" />
        <rect x={x + 14 + rest} y={y + height / 2 + 3} width={wide} height={tall} rx="2" />
      </g>
    </>
  )
}

function Valley() {
  return (
    <>
      <path
        className={classes.valley}
        d="M0 300c60-16 116-20 186-12 84 10 122-12 204-10 84 2 128 26 208 18 64-6 112-20 162-24v128H0z"
      />
      <g className={classes.trees}>
        <path d="M236 312a9 9 0 1 1 0 .1zM258 322a7 7 0 1 1 0 .1zM92 318a8 8 0 1 1 0 .1zM116 310a6 6 0 1 1 0 .1zM474 312a7 7 0 1 1 0 .1zM494 322a9 9 0 1 1 0 .1zM516 314a6 6 0 1 1 0 .1zM618 316a8 8 0 1 1 0 .1zM640 308a6 6 0 1 1 0 .1z" />
      </g>
      <path
        className={classes.river}
        d="M0 372c80-18 150-24 228-16 84 10 144 10 220-4 102-18 198-22 312-16v64H0z"
      />
      <text className={classes.place} x="380" y="328" textAnchor="middle">
        River valley
      </text>
      <text className={classes.riverName} x="404" y="384" textAnchor="middle">
        North Saskatchewan River
      </text>
    </>
  )
}

function Station() {
  return (
    <>
      {/* The train runs beneath the avenue. */}
      <path className={classes.train} d={`M0 ${JASPER_Y}H760`} />
      <g transform={`translate(${STATION_X} ${JASPER_Y})`}>
        <circle className={classes.station} r="14" />
        <path className={classes.stationMark} d="M-6 5V-6H6V5zM-6-1H6M-3 5l-3 4M3 5l3 4" />
        <text className={classes.stationName} y="34" textAnchor="middle">
          Corona LRT
        </text>
      </g>
    </>
  )
}

function Signs() {
  return (
    <>
      {streets.map(({ name, x }) => (
        <Sign key={name} name={name} x={x} y={22} />
      ))}
      {avenues.map(({ name, y }) => (
        <Sign key={name} name={name} x={SIGNS_X} y={y} />
      ))}
    </>
  )
}

/** Like the street signs at the corners. */
function Sign({ name, x, y }: { name: string; x: number; y: number }) {
  const width = name.length * 7.6 + 12
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={classes.sign} x={-width / 2} y="-11" width={width} height="22" rx="4" />
      <text className={classes.signName} y="5" textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

function Pin() {
  return (
    <g transform="translate(396 128)">
      <rect className={classes.home} x="-17" y="-18" width="34" height="27" rx="3" />
      <path className={classes.pin} d="M0 0C-6-12-22-22-22-42a22 22 0 0 1 44 0C22-22 6-12 0 0z" />
      <path className={classes.pot} d="M-12-44h24c0 10-4 15-12 15s-12-5-12-15zm2-5h20m-10-6v3" />
    </g>
  )
}
