export type Colour = `#${string}`

const warmLight: Colour = '#fff3cc'

/** Mixes two six-digit colours; a share of 1 is all of the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const [from, to] = [channelsOf(first), channelsOf(second)]
  const between = (index: 0 | 1 | 2): number => from[index] * (1 - share) + to[index] * share
  return toColour([between(0), between(1), between(2)])
}

type Channels = readonly [red: number, green: number, blue: number]

function channelsOf(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const toColour = (channels: Channels): Colour =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** Makes the colour transparent: the share is its opacity, rounded to repeated digits, which can be shortened. */
export function faint(colour: Colour, share: number): Colour {
  const [red, green, blue] = channelsOf(colour)
  return `${toColour([toTwin(red), toTwin(green), toTwin(blue)])}${Math.round(share * 15)
    .toString(16)
    .repeat(2)}`
}

const toTwin = (channel: number): number => Math.round(channel / 17) * 17

/** Writes every colour of a picture as short as possible: #ffeecc is #fec. */
export const shortenColours = (markup: string): string =>
  markup.replaceAll(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?:([0-9a-f])\4)?(?=["'])/g, '#$1$2$3$4')

/** Shifts a colour towards warm light. */
export const lighten = (colour: Colour, share: number): Colour => mix(colour, warmLight, share)

/** Shifts a colour towards its own deep, warm shadow: black would turn food grey. */
export const darken = (colour: Colour, share: number): Colour => mix(colour, deepOf(colour), share)

function deepOf(colour: Colour): Colour {
  const [red, green, blue] = channelsOf(colour)
  return toColour([red * 0.56, green * 0.27, blue * 0.1])
}
