/** What is said of a call in words: what it does, who may call, how its list is read, how it is repeated. */
import { MAX_LIST_LENGTH, permissions, PROGRESS_TYPE, staffRoles } from '@tiffin/contract'
import type { Access } from '../../platform/procedures.ts'
import type { RestRoute } from './route.ts'

interface Call {
  route: RestRoute
  access: Access
  /** Of the input. */
  fields: string[]
}

export function describeCall({ route, access, fields }: Call): string {
  const parts = [
    route.description,
    fields.includes('limit') && sayPaging(route),
    route.isRepeatable &&
      'Send an `Idempotency-Key`: a repeated request with the same key gets the first answer again.',
    route.tellsProgress &&
      `With \`Accept: ${PROGRESS_TYPE}\` the answer is lines of JSON that report progress; the last one has the result.`,
    `**Access:** ${sayAccess(access, route)}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

const sayPaging = ({ unwrap }: RestRoute) =>
  `\`limit\` and \`offset\` ask for a part of the list; without a limit it has at most ${MAX_LIST_LENGTH.toLocaleString('en')} entries.` +
  (unwrap ? ' The header `X-Total-Count` says how many match in all.' : '')

function sayAccess(access: Access, { readsToken }: RestRoute): string {
  if (access === 'open')
    return readsToken
      ? 'everyone. A token is optional; an expired one is ignored.'
      : 'everyone. An expired token is ignored.'
  if (access === 'guestOrSignedIn') return 'everyone. A token is optional, but must be valid if sent.'
  if (access === 'signedIn') return 'signed-in users.'
  if (access === 'staff') return 'all staff.'
  const roles: readonly string[] = permissions[access.permission]
  if (roles.length === staffRoles.length) return 'all staff.'
  return `staff with the role ${roles.join(' or ')} (permission \`${access.permission}\`).`
}

/** The same for machines. */
export function securityOf(access: Access, { readsToken }: RestRoute): object[] {
  const bearer = { bearer: [] }
  if (access === 'guestOrSignedIn' || readsToken) return [{}, bearer]
  return access === 'open' ? [] : [bearer]
}
