/** Finds the fields of an input that its schema does not know: a misspelling would silently mean something else. */
import { z } from 'zod'

export interface UnknownField {
  /** Dotted: `items.0.qty` */
  path: string
  /** The known field that was probably meant. */
  nearest?: string
}

interface Place {
  path: string[]
  /** The whole input's schema: a field may have been sent at the wrong level. */
  root: z.ZodType
}

// Who misspells names a few; a body of nothing else must not keep the server busy.
const MAX_NAMED = 20

/** The first of them, in the order of the input. */
export const unknownFields = (schema: z.ZodType, input: unknown): UnknownField[] =>
  Array.from(findIn(schema, input, { path: [], root: schema }).take(MAX_NAMED))

function* findIn(wrapped: z.ZodType, value: unknown, { path, root }: Place): Generator<UnknownField> {
  const schema = unwrap(wrapped)
  if (schema instanceof z.ZodUnion) {
    const variants = schema.options.map((option) =>
      Array.from(findIn(option as z.ZodType, value, { path, root }).take(MAX_NAMED)),
    )
    yield* variants.reduce((best, other) => (other.length < best.length ? other : best))
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const element = schema.element as z.ZodType
    for (const [index, item] of value.entries())
      yield* findIn(element, item, { path: [...path, String(index)], root })
  } else if (schema instanceof z.ZodObject && isObject(value)) {
    for (const [name, field] of Object.entries(value)) {
      const place = { path: [...path, name], root }
      if (Object.hasOwn(schema.shape, name)) yield* findIn(schema.shape[name] as z.ZodType, field, place)
      else yield* unknownField(name, schema, place)
    }
  }
}

function* unknownField(name: string, schema: z.ZodObject, place: Place): Generator<UnknownField> {
  const nearest = nearestOf(name, schema, place)
  // A line of a cart may carry other fields (SPEC 3), unless they were meant to be known ones.
  if (schema.def.catchall instanceof z.ZodUnknown && nearest === undefined) return
  yield { path: place.path.join('.'), ...(nearest !== undefined && { nearest }) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is inside of optional, nullable, transformed and other schemas. */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) {
    const { in: before, out: after } = schema.def
    return unwrap((before instanceof z.ZodTransform ? after : before) as z.ZodType)
  }
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return innerType ? unwrap(innerType) : schema
}

/** A similar field beside it, the same field at another level, or a similar one at the top. */
function nearestOf(name: string, schema: z.ZodObject, { path, root }: Place): string | undefined {
  const beside = mostAlike(name, Object.keys(schema.shape))
  if (beside !== undefined) return [...path.slice(0, -1), beside].join('.')
  const top = unwrap(root)
  if (!(top instanceof z.ZodObject)) return undefined
  if (Object.hasOwn(top.shape, name)) return name
  if (path.length > 1) return mostAlike(name, Object.keys(top.shape))
  const [parent] =
    Object.entries(top.shape).find(([, field]) => {
      const inner = unwrap(field as z.ZodType)
      return inner instanceof z.ZodObject && Object.hasOwn(inner.shape, name)
    }) ?? []
  return parent && `${parent}.${name}`
}

const LEAST_LIKENESS = 0.7
const LEAST_ABBREVIATION = 3

/** `status` for `stats`, `quantity` for `qty`, `allergyNote` for `allergies`. */
function mostAlike(name: string, known: string[]): string | undefined {
  const written = name.toLowerCase()
  const [best] = known
    .map((candidate) => ({ candidate, likeness: likenessOf(written, candidate.toLowerCase()) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((one, other) => other.likeness - one.likeness)
  return best?.candidate
}

/** From 0 to 1: the share of letters that both have in the same order; an abbreviation counts as just alike. */
function likenessOf(written: string, known: string): number {
  if (written[0] !== known[0]) return 0
  const shared = sharedLetters(written, known)
  const isAbbreviation = shared === written.length && shared >= LEAST_ABBREVIATION
  return Math.max((2 * shared) / (written.length + known.length), isAbbreviation ? LEAST_LIKENESS : 0)
}

// Names are short; a long one is no misspelling.
const MOST_LETTERS = 40

/** The length of the longest common subsequence. */
function sharedLetters(one: string, other: string): number {
  if (one.length > MOST_LETTERS) return 0
  let row = Array.from<number>({ length: other.length + 1 }).fill(0)
  for (const letter of one) {
    const above = row
    row = [0]
    for (const [index, candidate] of Array.from(other).entries()) {
      const longest = Math.max(above[index + 1] ?? 0, row[index] ?? 0)
      row.push(candidate === letter ? (above[index] ?? 0) + 1 : longest)
    }
  }
  return row.at(-1) ?? 0
}
