/** A shape that recurs in answers, with a description and an example. */
import type { z } from 'zod'

export interface Shape {
  schema: z.ZodType
  description: string
  example: unknown
}

/** The compiler checks the example against the schema. */
export const shape = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: z.output<Schema>,
): Shape => ({ schema, description, example })
