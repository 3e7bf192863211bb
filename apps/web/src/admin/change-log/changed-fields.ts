import {
  paidNames,
  UNCOUNTED_STOCK,
  UNTIL_RESUMED,
  type PickupTime,
  type RegionSettings,
} from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { upperFirst } from '@mantine/hooks'
import { formatMoment, formatShortDate, localAt } from '../../lib/time/local-time.ts'

/** What differs between two states of an item, field by field, with readable names. */
export interface ChangedField {
  /** 'Discount percent'; '' where the item is a single value. */
  name: string
  before: string | null
  after: string | null
}

// Only useful to machines.
const IGNORED = new Set(['_id', 'id', 'key', 'version', 'revision'])

/** How times and amounts are written. */
interface Region extends Pick<RegionSettings, 'is24Hours' | 'locale' | 'currency'> {
  /** Some moment, from which the restaurant's time at others is derived. */
  time: PickupTime
}

/** Amounts, as decimals; others end in `Cents`. */
const AMOUNTS = new Set(['price', 'minSubtotal', 'cap', 'requiredFrom'])

// As the pages call them.
const names: Readonly<Record<string, string>> = {
  added: 'New dishes',
  inserted: 'Added',
  updated: 'Changed',
  skipped: 'Unchanged',
  refused: 'Rejected',
  pickupAt: 'Pickup time',
  pickupLocal: 'Pickup time',
  'payment.cents': 'Payment amount',
  'groups.added': 'New option groups',
  'groups.inserted': 'Option groups added',
  'groups.updated': 'Option groups changed',
  'groups.skipped': 'Option groups unchanged',
  'groups.refused': 'Option groups rejected',
  minSubtotal: 'Minimum subtotal',
  cap: 'Maximum discount',
  maxUses: 'Total uses',
  maxUsesPerCustomer: 'Uses per customer',
  startsLocal: 'Starts',
  endsLocal: 'Ends',
  ctaText: 'Button text',
  ctaLink: 'Button link',
}

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: { percent: 'percent off', fixed: 'amount off' },
  state: { answered: 'replied' },
  paid: paidNames,
}

/** Fields in the order of the newer state; removed fields at the end. */
export function listChangedFields(before: unknown, after: unknown, region: Region): ChangedField[] {
  const was = flatten(before, region)
  const is = flatten(after, region)
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((path) => ({ name: nameOf(path), before: was.get(path) ?? null, after: is.get(path) ?? null }))
    .filter((field) => field.before !== field.after)
}

/** By path; empty values are left out. */
function flatten(value: unknown, region: Region, path: readonly string[] = []): Map<string, string> {
  if (isRecord(value)) {
    const isAmountOff = value['kind'] === 'fixed'
    const inside = Object.entries(value).filter(([key]) => !IGNORED.has(key) && !hasLocal(value, key))
    return new Map(
      inside.flatMap(([key, part]) => [
        ...flatten(
          isAmountOff && key === 'value' ? moneyOf(region).formatAmount(Number(part)) : part,
          region,
          [...path, key],
        ),
      ]),
    )
  }
  if (Array.isArray(value) && value.some(isRecord)) {
    const byName = value.map((part, index) => [nameOfPart(part) ?? `${index + 1}`, part] as const)
    const list = byName.map(([name]) => name)
    return new Map([...flatten(list, region, path), ...flatten(Object.fromEntries(byName), region, path)])
  }
  const text = formatValue(value, region, path.at(-1))
  return new Map(text === '' ? [] : [[path.join('.'), text]])
}

/** An instant that is also there in the restaurant's time. */
const hasLocal = (record: Record<string, unknown>, key: string) =>
  key.endsWith('At') && key.replace(/At$/, 'Local') in record

const nameOfPart = (part: unknown) =>
  isRecord(part)
    ? [part['key'], part['group'], part['choice'], part['category'], part['name']].find(
        (name) => typeof name === 'string',
      )
    : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function formatValue(value: unknown, region: Region, field = ''): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return formatNumber(value, region, field)
  if (Array.isArray(value)) return value.map((part) => formatValue(part, region)).join(', ')
  return typeof value === 'string'
    ? (values[field]?.[value] ?? formatTime(value, region))
    : JSON.stringify(value)
}

function formatNumber(value: number, region: Region, field: string): string {
  if (AMOUNTS.has(field)) return moneyOf(region).formatAmount(value)
  if (/(^c|C)ents$/.test(field)) return moneyOf(region).format(value)
  return field === 'stock' && value === UNCOUNTED_STOCK ? 'not counted' : String(value)
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Days, local times and instants are written out, and other texts stay. */
function formatTime(text: string, region: Region): string {
  if (text === UNTIL_RESUMED) return 'somebody ends it'
  if (INSTANT.test(text)) return formatMoment(localAt(region.time, Date.parse(text)), region)
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d)?$/.exec(text) ?? []
  if (day === undefined) return text
  return clock === undefined ? formatShortDate(day) : formatMoment(text, region)
}

/** 'attributes.volumeMl' is 'Attributes volume ml', and 'totalCents' is 'Total'. */
function nameOf(path: string): string {
  const known = names[path]
  if (known !== undefined) return known
  const words = path
    .replace(/(?<=[a-z])Cents$/, '')
    .replaceAll('.', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return upperFirst(words.toLowerCase())
}
