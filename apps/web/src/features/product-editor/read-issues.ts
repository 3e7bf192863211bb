import { readErrorBody } from '../../lib/error-body.ts'
import type { DraftErrors } from './check-draft.ts'
import { fieldNames } from './product-draft.ts'

/** What the server found wrong, by field: it says 'attributes.abv' where the form says 'abv'. */
export function readIssues(error: unknown): DraftErrors {
  const issues = readErrorBody(error)?.issues ?? []
  const known = issues.map(({ path, message }): [string, string] => [
    path.replace(/^attributes\./, '').replace(/\.\d+$/, ''),
    message,
  ])
  return Object.fromEntries(known.filter(([field]) => Object.hasOwn(fieldNames, field)))
}
