/** The named shapes of the document: every contract schema that is used in more than one place. */
import { z } from 'zod'
import { loginShapes } from './shapes/login.ts'
import { menuShapes } from './shapes/menu.ts'
import { orderShapes } from './shapes/orders.ts'
import { peopleShapes } from './shapes/people.ts'
import { pushShapes } from './shapes/push.ts'
import type { Shape } from './shapes/shape.ts'
import { tableShapes } from './shapes/tables.ts'

export const shapes: Record<string, Shape> = {
  ...loginShapes,
  ...menuShapes,
  ...orderShapes,
  ...peopleShapes,
  ...pushShapes,
  ...tableShapes,
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
