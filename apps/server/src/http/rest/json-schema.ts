/** The contract's schemas as JSON Schema, and the helpers that take them apart for the OpenAPI document. */
import { z } from 'zod'
import { namedSchemas } from './shapes.ts'

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  /** One of several objects, told apart by a field. */
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  $defs?: Record<string, JsonSchema>
  allOf?: JsonSchema[]
  description?: string
  examples?: unknown[]
  [keyword: string]: unknown
}

type Direction = 'input' | 'output'

const IN_ZOD = '"#/$defs/'
const IN_DOCUMENT = '"#/components/schemas/'

/** A schema with a name becomes a reference into the document. */
export function toJsonSchema(schema: z.ZodType, io: Direction): JsonSchema {
  const { $schema: _dialect, $defs: _named, ...own } = generate(schema, io)
  return own
}

/** The definition behind such a reference. */
export function definitionOf(schema: z.ZodType, name: string, io: Direction = 'output'): JsonSchema {
  return generate(schema, io).$defs?.[name] ?? {}
}

function generate(schema: z.ZodType, io: Direction): JsonSchema {
  const generated = z.toJSONSchema(schema, {
    io,
    metadata: namedSchemas,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input') readPipe(zodSchema, jsonSchema as JsonSchema)
    },
  })
  return tidy(JSON.parse(JSON.stringify(generated).replaceAll(IN_ZOD, IN_DOCUMENT)) as JsonSchema)
}

/** An input with several spellings is described by its parsed type: `limit` is a number, also in an address. */
function readPipe(schema: z.core.$ZodType, json: JsonSchema): void {
  if (!(schema instanceof z.ZodPipe)) return
  const { in: before, out: after } = schema.def
  if (after instanceof z.ZodTransform) return
  const { description } = json
  if (before instanceof z.ZodUnion || before instanceof z.ZodTransform)
    for (const keyword of Object.keys(json)) delete json[keyword]
  Object.assign(json, toJsonSchema(after as z.ZodType, 'input'), description && { description })
}

/** Every field that an object may have. */
export const fieldsOf = ({ properties, oneOf = [] }: JsonSchema): Record<string, JsonSchema> =>
  Object.assign({}, ...oneOf.map(fieldsOf), properties) as Record<string, JsonSchema>

/** The same object without the fields that are sent elsewhere. */
export function withoutFields(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const { properties, required, oneOf, default: _none, ...others } = schema
  const isIncluded = (name: string) => !names.includes(name)
  return {
    ...others,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isIncluded(name))),
    }),
    ...(required && { required: required.filter(isIncluded) }),
    ...(oneOf && { oneOf: oneOf.map((variant) => withoutFields(variant, names)) }),
  }
}

/** Simplifies zod's JSON Schema output, for people and for code generators. */

function tidy(schema: JsonSchema): JsonSchema {
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
