import type { JsonSchema } from './json-schema.ts'
import { shapes } from './shapes.ts'

const NAMED = '#/components/schemas/'

/** An example for a schema built from named shapes: one, a list of one, or an object of them. */
export function exampleOf({ $ref, items, properties, anyOf, allOf }: JsonSchema): unknown {
  if ($ref) return shapes[$ref.slice(NAMED.length)]?.example
  if (items) return [exampleOf(items)]
  const [first] = anyOf ?? allOf ?? []
  if (first) return exampleOf(first)
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, schema]) => [name, exampleOf(schema)]),
  )
}
