import { paidNames, type HourFormat } from '@tiffin/contract'
import { upperFirst } from '@mantine/hooks'
import { formatMoment, formatShortDate } from '../../lib/time/local-time.ts'

/** What differs between two states of an item, field by field, with readable names. */
export interface ChangedField {
  /** 'Discount percent'; '' where the item is a single value. */
  name: string
  before: string | null
  after: string | null
}

// Only useful to machines.
const IGNORED = new Set(['_id', 'id', 'key', 'version'])

// As the pages call them.
const names: Readonly<Record<string, string>> = {
  added: 'New dishes',
  inserted: 'Added',
  updated: 'Changed',
  skipped: 'Unchanged',
  refused: 'Rejected',
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
export function listChangedFields(before: unknown, after: unknown, region: HourFormat): ChangedField[] {
  const was = flatten(before, region)
  const is = flatten(after, region)
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((path) => ({ name: nameOf(path), before: was.get(path) ?? null, after: is.get(path) ?? null }))
    .filter((field) => field.before !== field.after)
}

/** By path; empty values are left out. */
function flatten(value: unknown, region: HourFormat, path: readonly string[] = []): Map<string, string> {
  if (isRecord(value)) {
    const inside = Object.entries(value).filter(([key]) => !IGNORED.has(key) && !hasLocal(value, key))
    return new Map(inside.flatMap(([key, part]) => [...flatten(part, region, [...path, key])]))
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

function formatValue(value: unknown, region: HourFormat, field = ''): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((part) => formatValue(part, region)).join(', ')
  return typeof value === 'string'
    ? (values[field]?.[value] ?? formatTime(value, region))
    : JSON.stringify(value)
}

/** Days and local times are written out, and other texts stay. */
function formatTime(text: string, region: HourFormat): string {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d)?$/.exec(text) ?? []
  if (day === undefined) return text
  return clock === undefined ? formatShortDate(day) : formatMoment(text, region)
}

/** 'attributes.volumeMl' is 'Attributes volume ml'. */
function nameOf(path: string): string {
  const known = names[path]
  if (known !== undefined) return known
  const words = path.replaceAll('.', ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return upperFirst(words.toLowerCase())
}
