import type { z } from 'zod'
import type { ProcedureMeta } from '../../platform/require-access.ts'
import { appRouter } from '../router.ts'

interface Procedure {
  type: 'query' | 'mutation' | 'subscription'
  inputs: z.ZodType[]
  output?: z.ZodType
  meta: ProcedureMeta
}

// The router's own types hide its flat table.
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: Procedure }>

/** What the router knows about a call. */
export function procedureNamed(name: string): Procedure {
  const found = procedures[name]
  if (!found) throw new Error(`There is no procedure ${name}`)
  return found._def
}

export const procedureNames = () => Object.keys(procedures)
