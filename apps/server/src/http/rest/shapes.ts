/** The named shapes of the document: every contract schema that is used in more than one place. */
import { z } from 'zod'
import { closingShapes } from './shapes/closings.shapes.ts'
import { liveShapes, pushShapes, webhookShapes } from './shapes/live.shapes.ts'
import { loginShapes } from './shapes/login.shapes.ts'
import { menuShapes } from './shapes/menu.shapes.ts'
import { orderShapes } from './shapes/orders.shapes.ts'
import { peopleShapes } from './shapes/people.shapes.ts'
import type { Shape } from './shapes/shape.ts'
import { tableShapes } from './shapes/tables.shapes.ts'

export const shapes: Record<string, Shape> = {
  ...closingShapes,
  ...liveShapes,
  ...loginShapes,
  ...menuShapes,
  ...orderShapes,
  ...peopleShapes,
  ...pushShapes,
  ...tableShapes,
  ...webhookShapes,
}

const names = new Map(
  Object.entries(shapes).map(([id, { schema, description }]) => [schema, { id, description }]),
)

/** Each schema's zod metadata, and its name. */
export const namedSchemas = {
  get: (schema: z.ZodType) => {
    const named = names.get(schema)
    const described = z.globalRegistry.get(schema)
    return named || described ? { ...named, ...described } : undefined
  },
} as unknown as typeof z.globalRegistry
