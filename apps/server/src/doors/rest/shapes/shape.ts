/** A shape that recurs in answers: what it is, and how one looks. */
import type { z } from 'zod'

export interface Shape {
  schema: z.ZodType
  description: string
  example: unknown
}

/** The compiler holds the example against the schema. */
export const shape = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: z.output<Schema>,
): Shape => ({ schema, description, example })
