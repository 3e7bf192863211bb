import { darken, lighten, shortenColours, type Colour } from './colour.ts'
import { createSeededRandom, hashText, type SeededRandom } from './seeded-random.ts'
import { placing, short, transformed, type Point } from './shapes.ts'

/** What one picture shares: its random choices, its gradients and the drawings it repeats. */
export interface Easel {
  random: SeededRandom
  /** A round form lit from the upper left. */
  dome: (colour: Colour, depth?: number) => string
  /** A fade from the upper left to the lower right. */
  slope: (...colours: Colour[]) => string
  /** A fade from top to bottom. */
  column: (...colours: Colour[]) => string
  /** A dark edge around a clear middle, like a wall around food. */
  hollow: () => string
  /** A fill that repeats a square tile. */
  tile: (side: number, markup: string) => string
  /** Stores a drawing for repeated use; identical markup is stored once. */
  store: (markup: string) => DrawStored
  /** Paints one outline several times: a shadow, a body, a light. */
  retrace: (d: string, coats: readonly Coat[]) => string
  /** Stores a path under a name, created at the first use, and paints it in any coat. */
  texture: (name: string, make: () => string) => (coat: Coat) => string
  finish: (size: PictureSize, content: string) => string
}

interface PictureSize {
  width: number
  height: number
}

export interface Coat {
  fill?: string
  stroke?: string
  width?: number
  shift?: readonly [number, number]
  turn?: number
}

type DrawStored = (at: Point, size?: number, turn?: number) => string

/** Creates an easel; the seed determines every random choice and the prefix of every id. */
export function createEasel(seed: string): Easel {
  const prefix = idPrefix(seed)
  const idByMarkup = new Map<string, string>()
  const stored: StoredDrawing[] = []
  const textures = new Map<string, string>()
  let definitions = ''

  const define = (markup: (idAttribute: string) => string): string => {
    const key = markup('')
    const known = idByMarkup.get(key)
    if (known !== undefined) return known
    const id = prefix + idByMarkup.size.toString(36)
    idByMarkup.set(key, id)
    definitions += markup(` id="${id}"`)
    return id
  }
  const paint = (markup: (idAttribute: string) => string): string => `url(#${define(markup)})`
  const linear = (ends: string, colours: readonly Colour[]): string =>
    paint((id) => `<linearGradient${id} ${ends}>${stops(colours)}</linearGradient>`)

  return {
    random: createSeededRandom(seed),
    dome: (colour, depth = 0.3) =>
      paint(
        (id) =>
          `<radialGradient${id} cx=".36" cy=".3" r=".75">${stops([lighten(colour, depth), darken(colour, depth * 0.8)])}</radialGradient>`,
      ),
    slope: (...colours) => linear('x2="1" y2="1"', colours),
    column: (...colours) => linear('x2="0" y2="1"', colours),
    hollow: () =>
      paint(
        (id) =>
          `<radialGradient${id} cx=".53" cy=".54" r=".53"><stop offset=".78" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>`,
      ),
    tile: (side, markup) =>
      paint(
        (id) =>
          `<pattern${id} width="${side}" height="${side}" patternUnits="userSpaceOnUse">${markup}</pattern>`,
      ),
    store: (markup) => {
      const isKnown = idByMarkup.has(`<g>${markup}</g>`)
      const id = define((own) => `<g${own}>${markup}</g>`)
      if (!isKnown) stored.push({ id, markup })
      return (at, size, turn) => `<use href="#${id}"${placed(at, size, turn)}/>`
    },
    retrace: (d, coats) => {
      const isShorterStored = (coats.length - 1) * d.length > coats.length * 14 + 22
      if (!isShorterStored) return coats.map((coat) => `<path d="${d}"${dyed(coat)}${moved(coat)}/>`).join('')
      const id = define((own) => `<path${own} d="${d}"/>`)
      return coats.map((coat) => `<use href="#${id}"${dyed(coat)}${usedAt(coat)}/>`).join('')
    },
    texture: (name, make) => {
      const id = textures.get(name) ?? define((own) => `<path${own} d="${make()}"/>`)
      textures.set(name, id)
      return (coat) => `<use href="#${id}"${dyed(coat)}${usedAt(coat)}/>`
    },
    finish: ({ width, height }, content) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
      `${shortenColours(inlineOnce(`<defs>${definitions}</defs>${content}`, stored))}</svg>`,
  }
}

const idLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

// One page may contain several pictures, so ids begin with three letters specific to their picture.
function idPrefix(seed: string): string {
  const hash = hashText(seed)
  return [1, 52, 52 ** 2].map((place) => idLetters[Math.floor(hash / place) % 52]).join('')
}

const stops = (colours: readonly Colour[]): string =>
  colours
    .map((colour, index) => {
      const offset = index === 0 ? '' : ` offset="${short(index / (colours.length - 1))}"`
      return `<stop${offset} stop-color="${colour}"/>`
    })
    .join('')

const dyed = ({ fill, stroke, width }: Coat): string =>
  (fill ? ` fill="${fill}"` : '') +
  (stroke ? ` stroke="${stroke}"` : '') +
  (width ? ` stroke-width="${short(width)}"` : '')

const shiftOf = ({ shift: [x, y] = [0, 0] }: Coat): Point => ({ x, y })

const moved = (coat: Coat): string => transformed(placing(shiftOf(coat), 1, coat.turn))

const usedAt = (coat: Coat): string => placed(shiftOf(coat), 1, coat.turn)

/** A repeated drawing that is only moved: this takes fewer bytes than a transform. */
function placed({ x, y }: Point, size = 1, turn = 0): string {
  const isOnlyMoved = size === 1 && Math.round(turn) === 0
  if (!isOnlyMoved) return transformed(placing({ x, y }, size, turn))
  return (x === 0 ? '' : ` x="${short(x)}"`) + (y === 0 ? '' : ` y="${short(y)}"`)
}

/** A drawing stored for repeated use. */
interface StoredDrawing {
  id: string
  markup: string
}

/** Inlines each stored drawing that is used only once, which takes fewer bytes. */
function inlineOnce(picture: string, stored: readonly StoredDrawing[]): string {
  // Backwards: a drawing is stored after those that it uses.
  return stored.reduceRight((whole, { id, markup }) => {
    const uses = whole.split(`"#${id}"`).length - 1
    if (uses !== 1) return whole
    const use = new RegExp(`<use href="#${id}"([^>]*)/>`)
    return whole
      .replace(`<g id="${id}">${markup}</g>`, '')
      .replace(use, (_, attributes: string) => inPlace(markup, attributes))
  }, picture)
}

function inPlace(markup: string, attributes: string): string {
  if (attributes === '') return markup
  if (attributes.includes('transform')) return `<g${attributes}>${markup}</g>`
  const [x, y] = ['x', 'y'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '0')
  return `<g transform="translate(${x} ${y})">${markup}</g>`
}
