/** What differs between two states of an item, field by field, with readable names. */
export interface ChangedField {
  /** 'Discount percent'; '' where the item is a single value. */
  name: string
  before: string | null
  after: string | null
}

// Only useful to machines.
const IGNORED = new Set(['_id', 'id', 'version'])

/** Fields in the order of the newer state; removed fields at the end. */
export function listChangedFields(before: unknown, after: unknown): ChangedField[] {
  const was = flatten(before)
  const is = flatten(after)
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((path) => ({ name: nameOf(path), before: was.get(path) ?? null, after: is.get(path) ?? null }))
    .filter((field) => field.before !== field.after)
}

/** By path; empty values are left out. */
function flatten(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (isRecord(value)) {
    const inside = Object.entries(value).filter(([key]) => !IGNORED.has(key))
    return new Map(inside.flatMap(([key, part]) => [...flatten(part, [...path, key])]))
  }
  const text = formatValue(value)
  return new Map(text === '' ? [] : [[path.join('.'), text]])
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((part) => formatValue(part)).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** 'attributes.volumeMl' is 'Attributes volume ml'. */
function nameOf(path: string): string {
  const name = path
    .replaceAll('.', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
