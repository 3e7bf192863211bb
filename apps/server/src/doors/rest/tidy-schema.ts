/** Simplifies zod's JSON Schema output, for people and for code generators. */
import type { JsonSchema } from './json-schema.ts'

export function tidy(schema: JsonSchema): JsonSchema {
  const { properties, $defs, items, anyOf, oneOf } = schema
  return finish(
    withoutImplied({
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
function withoutImplied(schema: JsonSchema): JsonSchema {
  const { readOnly: _readOnly, ...tidied } = schema
  if (tidied.format) {
    delete tidied.pattern
    if (tidied.allOf?.every((part) => Object.keys(part).join() === 'pattern')) delete tidied.allOf
  }
  if (tidied.additionalProperties === false) delete tidied.additionalProperties
  if (tidied.maximum === Number.MAX_SAFE_INTEGER) delete tidied.maximum
  if (tidied.minimum === Number.MIN_SAFE_INTEGER) delete tidied.minimum
  return tidied
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
