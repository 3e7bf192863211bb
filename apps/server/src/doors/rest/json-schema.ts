/** The contract's schemas as JSON Schema, and the helpers that take them apart for the OpenAPI document. */
import { z } from 'zod'
import { namedSchemas } from './shapes.ts'
import { tidy } from './tidy-schema.ts'

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
