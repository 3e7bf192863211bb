/** The contract's schemas as JSON Schema, and what the OpenAPI document has to take apart in them. */
import { z } from 'zod'

export interface JsonSchema {
  properties?: Record<string, object>
  required?: string[]
  /** One of several objects, told apart by a field. */
  oneOf?: JsonSchema[]
}

export const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema

/** Every field that an object may have. */
export const fieldsOf = ({ properties, oneOf = [] }: JsonSchema): Record<string, object> =>
  Object.assign({}, ...oneOf.map(fieldsOf), properties) as Record<string, object>

/** The same object for whoever sends these fields elsewhere. */
export function withoutFields(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const { properties, required, oneOf } = schema
  const isKept = (name: string) => !names.includes(name)
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isKept(name))),
    }),
    ...(required && { required: required.filter(isKept) }),
    ...(oneOf && { oneOf: oneOf.map((variant) => withoutFields(variant, names)) }),
  }
}
