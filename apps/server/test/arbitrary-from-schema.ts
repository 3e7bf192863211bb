/** Values that fit a JSON Schema of the document, and values that almost do. */
import fc, { type Arbitrary } from 'fast-check'
import { resolve, type Schema } from './documented.ts'

/** Existing values in the test restaurant, by the name of the field. */
export type Known = Record<string, readonly unknown[]>

const MOST_CHARACTERS = 60
const MOST_ITEMS = 4

export function arbitraryOf(schema: Schema, known: Known = {}): Arbitrary<unknown> {
  const { const: constant, enum: values, anyOf, oneOf, type } = resolve(schema)
  if (constant !== undefined) return fc.constant(constant)
  if (values) return fc.constantFrom(...(values as unknown[]))
  const choices = (anyOf ?? oneOf) as Schema[] | undefined
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, known)))
  if (Array.isArray(type)) return fc.oneof(...type.map((one: string) => ofType(one, resolve(schema), known)))
  return typeof type === 'string' ? ofType(type, resolve(schema), known) : fc.jsonValue()
}

function ofType(type: string, schema: Schema, known: Known): Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return integerOf(schema)
  if (type === 'number') return numberOf(schema)
  if (type === 'array') return arrayOf(schema, known)
  return type === 'object' ? objectOf(schema, known) : stringOf(schema)
}

interface Bounds extends Schema {
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

function integerOf({ minimum = -2, maximum = Number.MAX_SAFE_INTEGER }: Bounds) {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) })
  return fc.oneof({ weight: 3, arbitrary: small }, fc.constantFrom(minimum, maximum))
}

function numberOf({ exclusiveMinimum, minimum = exclusiveMinimum ?? -1e9, maximum = 1e9 }: Bounds) {
  const cents = fc.integer({ min: Math.ceil(minimum * 100), max: Math.min(maximum, 100) * 100 })
  return fc.oneof(
    cents.map((amount) => amount / 100),
    fc.double({ min: minimum, max: maximum, noNaN: true, minExcluded: exclusiveMinimum !== undefined }),
  )
}

function arrayOf({ items, minItems = 0, maxItems = MOST_ITEMS }: Schema, known: Known) {
  const lengths = { minLength: Number(minItems), maxLength: Math.min(Number(maxItems), MOST_ITEMS) }
  return fc.array(arbitraryOf((items ?? {}) as Schema, known), lengths)
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known) {
  const fields = Object.entries(properties as Record<string, Schema>).map(([name, schema]) => [
    name,
    fieldOf(name, schema, known),
  ])
  return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: required as string[],
  })
}

/** Mostly an existing value: otherwise every call would end in "not found". */
export function fieldOf(name: string, schema: Schema, known: Known): Arbitrary<unknown> {
  const values = known[name]
  const any = arbitraryOf(schema, known)
  return values ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, any) : any
}

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

function stringOf({
  format,
  pattern,
  minLength = 0,
  maxLength = MOST_CHARACTERS,
}: Schema): Arbitrary<string> {
  if (format === 'date') return day.map((instant) => instant.slice(0, 10))
  if (format === 'date-time') return day
  if (format === 'email') return fc.emailAddress().filter((address) => address.length <= Number(maxLength))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern as string))
  const lengths = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), MOST_CHARACTERS) }
  return fc.oneof(fc.string(lengths), fc.string({ ...lengths, unit: 'grapheme' }))
}

/** Values that no caller intends, but some send. */
const nasty: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', [], {}, -1, 0.1, 2 ** 31, 2 ** 53, 1e300, -1e300),
  fc.constantFrom(
    'x'.repeat(6000),
    '\u0000',
    '\uD800',
    '\u202E',
    '🫓'.repeat(50),
    '1; drop table orders',
    '2026-02-30',
  ),
  fc.constantFrom<unknown>(
    '9999-12-31T23:59:59Z',
    '0000-01-01',
    '../..',
    '%00',
    ['a'],
    { at: {} },
    'NaN',
    '1e5',
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
)

/** The same value with one fault: missing, of another type, too much, or unexpected. */
export function mutated(value: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(), fc.constantFrom('drop', 'replace', 'replace', 'add'), nasty)
    .map(([whole, position, how, wrong]) => {
      const copy: unknown = structuredClone(whole)
      const places = placesIn(copy)
      const place = places[position % Math.max(places.length, 1)]
      if (how === 'add' && isObject(copy)) Object.assign(copy, { surplus: wrong })
      else if (!place) return wrong
      else if (how === 'drop') delete place.of[place.key]
      else place.of[place.key] = wrong
      return copy
    })
}

interface Place {
  of: Record<string, unknown>
  key: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const placesIn = (value: unknown): Place[] =>
  isObject(value) ? Object.keys(value).flatMap((key) => [{ of: value, key }, ...placesIn(value[key])]) : []
