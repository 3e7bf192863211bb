/**
 * The option groups of a dish in one cell: `spice (hot); sides (0–2, raita, dal +1.50)`. In brackets is what differs for
 * this dish: its limits, the choices that are chosen at first, and with a sign what a choice costs here.
 */
import type { DishOptionGroup } from '@tiffin/contract'
import { slugOf } from '@tiffin/contract/slug-of'
import type { Money } from '@tiffin/pricing'

export const OPTIONS_EXAMPLE = 'spice (hot); sides (0–2, raita, dal +1.50)'

export const optionsAdvice: readonly [example: string, meaning: string][] = [
  ['spice', 'The group as it is. Separate several groups with semicolons; guests see them in this order.'],
  [
    'spice (hot)',
    'Chosen at first for this product. List several: sides (raita, dal). For no choice at all: spice (none at first).',
  ],
  [
    'sides (0–2)',
    'At least 0 and at most 2 for this product. sides (1–) changes only the least, sides (–3) only the most.',
  ],
  [
    'sides (dal +1.50)',
    'What a choice costs with this product: it adds 1.50. With a minus it takes off: dal -0.50. Free: dal +0.',
  ],
  [OPTIONS_EXAMPLE, 'All of it together. What is not in the brackets is as in the group.'],
]

const NONE_AT_FIRST = 'none at first'

/** A group of a dish, and what differs for it; null is as in the group. */
export interface DishGroup {
  key: string
  min: number | null
  max: number | null
  /** Keys of choices. */
  defaults: readonly string[] | null
  /** In cents, by the key of the choice. */
  prices: Readonly<Record<string, number>> | null
}

export const writeOptionsCell = (groups: readonly DishGroup[], money: Money): string =>
  groups.map((group) => writeGroup(group, money)).join('; ')

/** In the order of their keys: the order of the choices in the group makes no difference. */
function writeGroup({ key, min, max, defaults, prices }: DishGroup, money: Money): string {
  const parts = [
    ...(min === null && max === null ? [] : [`${min ?? ''}–${max ?? ''}`]),
    ...(defaults?.length === 0 ? [NONE_AT_FIRST] : (defaults ?? []).toSorted()),
    ...(prices === null ? [] : [writePrices(prices, money)]),
  ]
  return parts.length === 0 ? key : `${key} (${parts.join(', ')})`
}

/** In the order of their keys: `dal +1.50, raita +2.00`. */
export const writePrices = (prices: Readonly<Record<string, number>>, money: Money): string =>
  Object.entries(prices)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([choice, cents]) => `${choice} ${writePrice(cents, money)}`)
    .join(', ')

const writePrice = (cents: number, money: Money): string =>
  `${cents < 0 ? '-' : '+'}${money.write(money.toAmount(Math.abs(cents)))}`

interface Problem {
  problem: string
}

/** What such a cell says; whether there are such groups and choices is not known yet. */
export function readOptionsCell(text: string): DishOptionGroup[] | Problem {
  const groups: DishOptionGroup[] = []
  const written = splitGroups(text)
  if (written === null) {
    return { problem: `The brackets do not match. Write the options like ${OPTIONS_EXAMPLE}` }
  }
  for (const { name, parts } of written) {
    const group = readGroup(name, parts)
    if ('problem' in group) return group
    groups.push(group)
  }
  return groups
}

/** Names, and what is in the brackets after them; null if these do not match. */
function splitGroups(text: string): { name: string; parts: string[] }[] | null {
  const groups: { name: string; parts: string[] }[] = []
  let group: (typeof groups)[number] | null = null
  let isInside = false
  for (const token of text.split(/([(),;\n])/)) {
    if (token === '(' || token === ')') {
      // A bracket opens once after a name.
      if (isInside === (token === '(') || group === null || (token === '(' && group.parts.length > 0))
        return null
      isInside = token === '('
      if (isInside) group.parts.push('')
    } else if (/^[,;\n]$/.test(token)) {
      if (isInside) group?.parts.push('')
      else group = null
    } else if (isInside) {
      group?.parts.push(`${group.parts.pop() ?? ''}${token}`)
    } else if (token.trim() !== '') {
      if (group !== null) return null
      groups.push((group = { name: token.trim(), parts: [] }))
    }
  }
  return isInside ? null : groups
}

const LIMITS = /^(\d*)\s*(?:[–—-]|to)\s*(\d*)$/
const PRICE = /^(.*\S)\s+([+−–-])\s*\$?(\d+(?:\.\d+)?)$/

/** What a cell says that `writePrices` wrote, or somebody typed. */
export function readPricesCell(text: string): { size: string; price: number }[] | Problem {
  const prices = new Map<string, number>()
  for (const part of text.split(/[,;\n]/).map((one) => one.trim())) {
    if (part === '') continue
    const [, size = '', sign, amount] = PRICE.exec(part) ?? []
    const key = slugOf(size)
    if (key === '' || prices.has(key)) return { problem: 'Write the prices like small +1.00, large +2.50' }
    prices.set(key, signedPrice(sign, amount))
  }
  return [...prices].map(([size, price]) => ({ size, price }))
}

// Adding 0 turns -0 into 0.
const signedPrice = (sign: string | undefined, amount: string | undefined) =>
  Number(amount) * (sign === '+' ? 1 : -1) + 0

function readGroup(name: string, parts: readonly string[]): DishOptionGroup | Problem {
  const found: DishOptionGroup = { group: slugOf(name) }
  const prices = new Map<string, number>()
  const defaults = new Set<string>()
  let isNoneAtFirst = false
  for (const part of parts.map((one) => one.trim()).filter(Boolean)) {
    const limits = limitsOf(part)
    const [, choice = part, sign, amount] = PRICE.exec(part) ?? []
    const key = slugOf(choice)
    if (limits !== null) Object.assign(found, limits)
    else if (part.toLowerCase().replaceAll(/\s+/g, ' ') === NONE_AT_FIRST) isNoneAtFirst = true
    else if (key === '') return { problem: `“${part}” after “${name}” is not the key of a choice` }
    else if (amount === undefined) defaults.add(key)
    else if (prices.has(key)) return { problem: `“${name}” has two prices for “${key}”` }
    else prices.set(key, signedPrice(sign, amount))
  }
  // Where nothing is chosen at first, “1-2” cannot be a choice.
  const [first = ''] = isNoneAtFirst ? defaults : []
  const limits = limitsOfKey(first)
  if (limits) defaults.delete(first)
  if (isNoneAtFirst && defaults.size > 0) {
    return {
      problem: `“${name}” has ${[...defaults].join(', ')} chosen at first, and also “${NONE_AT_FIRST}”`,
    }
  }
  return {
    ...found,
    ...limits,
    ...((isNoneAtFirst || defaults.size > 0) && { defaults: [...defaults] }),
    ...(prices.size > 0 && { prices: [...prices].map(([choice, price]) => ({ choice, price })) }),
  }
}

/** Null if the text has none. “1-2” may also be the key of a choice, such as of a half. */
function limitsOf(text: string): { min?: number; max?: number } | null {
  const [, min = '', max = ''] = LIMITS.exec(text) ?? []
  if (min === '' && max === '') return null
  if (min !== '' && max !== '' && text.includes('-')) return null
  return { ...(min !== '' && { min: Number(min) }), ...(max !== '' && { max: Number(max) }) }
}

/** The limits that someone typed with a hyphen. */
export function limitsOfKey(key: string): { min: number; max: number } | null {
  const [, min, max] = /^(\d{1,2})-([1-9]\d?)$/.exec(key) ?? []
  return min === undefined || max === undefined ? null : { min: Number(min), max: Number(max) }
}
