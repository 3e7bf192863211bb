/** Simplifies zod's JSON Schema output, for people and for code generators. */
import type { JsonSchema } from './json-schema.ts'

export function tidy(schema: JsonSchema): JsonSchema {
  const { properties, $defs, items, anyOf, oneOf } = schema
  return finish(
    withoutNoise({
      ...schema,
      ...(properties && { properties: tidyEach(properties) }),
      ...($defs && { $defs: tidyEach($defs) }),
      ...(items && { items: tidy(items) }),
      ...(anyOf && { anyOf: anyOf.map(tidy) }),
      ...(oneOf && { oneOf: oneOf.map(tidy) }),
    }),
  )
}

const tidyEach = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, tidy(schema)]))

/** Removes what a format or `integer` implies, and `additionalProperties: false`, which we do not promise. */
function withoutNoise(schema: JsonSchema): JsonSchema {
  const { readOnly: _readOnly, ...kept } = schema
  if (kept.format) {
    delete kept.pattern
    if (kept.allOf?.every((part) => Object.keys(part).join() === 'pattern')) delete kept.allOf
  }
  if (kept.additionalProperties === false) delete kept.additionalProperties
  if (kept.maximum === Number.MAX_SAFE_INTEGER) delete kept.maximum
  if (kept.minimum === Number.MIN_SAFE_INTEGER) delete kept.minimum
  return kept
}

const finish = (schema: JsonSchema) => withRequired(nullableInOne(schema))

/** Writes `anyOf` with null as one schema, as people do. */
function nullableInOne(schema: JsonSchema): JsonSchema {
  const { anyOf, ...others } = schema
  const [value, nothing, ...more] = anyOf ?? []
  if (!value || more.length > 0 || nothing?.type !== 'null') return schema
  if (value.anyOf) return { ...others, ...value, anyOf: [...value.anyOf, { type: 'null' }] }
  if (typeof value.type !== 'string' || value.properties) return schema
  const values = value.enum as unknown[] | undefined
  return { ...value, ...others, type: [value.type, 'null'], ...(values && { enum: [...values, null] }) }
}

/** An object whose default is empty but lacks required fields is itself required. */
function withRequired(schema: JsonSchema): JsonSchema {
  const { properties, required = [] } = schema
  if (!properties) return schema
  const lacking = Object.entries(properties).filter(([, { default: usual, required: needed = [] }]) => {
    return usual !== undefined && needed.length > 0
  })
  for (const [, property] of lacking) delete property.default
  const all = [...required, ...lacking.map(([name]) => name)]
  const { required: _required, ...others } = schema
  return { ...others, ...(all.length > 0 && { required: all }) }
}
