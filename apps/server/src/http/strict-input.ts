/** Which callers want to be refused rather than have a field ignored that we do not know (RFC 7240). */
import type { IncomingHttpHeaders } from 'node:http'
import { rejectIssues } from '../platform/app-error.ts'
import { sendsApiKey } from './request-context.ts'
import { procedureNamed } from './rest/procedure-named.ts'
import { type UnknownField, unknownFields } from './rest/unknown-fields.ts'

const STRICT = /(?:^|[,;\s])handling\s*=\s*"?strict\b/i
const LENIENT = /(?:^|[,;\s])handling\s*=\s*"?lenient\b/i

/** A program with a key has nobody who would see what was ignored. */
export const isStrict = ({ prefer, authorization }: IncomingHttpHeaders): boolean =>
  STRICT.test(String(prefer)) || (sendsApiKey(authorization) && !LENIENT.test(String(prefer)))

/** One that takes none may be called with any body, or without one. */
export const takesInput = (procedure: string): boolean => procedureNamed(procedure).inputs.length > 0

/** The fields of a call's input that no one will read. */
export function ignoredFields(procedure: string, input: unknown): UnknownField[] {
  const [schema] = procedureNamed(procedure).inputs
  return schema ? unknownFields(schema, input) : []
}

export const rejectIgnored = (ignored: readonly UnknownField[]): void =>
  rejectIssues(
    'VALIDATION',
    ignored.map(({ path, nearest }) => ({
      path,
      message: `Unknown field ${path}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    })),
  )
