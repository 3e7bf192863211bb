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
      'Send an `Idempotency-Key`: whoever repeats the same request with the same key gets the first answer again.',
    route.tellsProgress &&
      `With \`Accept: ${PROGRESS_TYPE}\` the answer is lines of JSON that say how far it is, the last one what came of it.`,
    `**Who may call:** ${sayAccess(access, route)}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

const sayPaging = ({ unwrap }: RestRoute) =>
  `\`limit\` and \`offset\` ask for a part of the list; without a limit it has at most ${MAX_LIST_LENGTH.toLocaleString('en')} entries.` +
  (unwrap ? ' The header `X-Total-Count` says how many match in all.' : '')

function sayAccess(access: Access, { readsToken }: RestRoute): string {
  if (access === 'open')
    return readsToken
      ? 'anybody. A token that is sent is read; one that has ended counts as none.'
      : 'anybody. A token that has ended counts as none.'
  if (access === 'guestOrSignedIn') return 'anybody. A token that is sent has to hold.'
  if (access === 'signedIn') return 'whoever is signed in.'
  if (access === 'staff') return 'everybody who works here.'
  const roles: readonly string[] = permissions[access.permission]
  if (roles.length === staffRoles.length) return 'everybody who works here.'
  return `who works here as ${roles.join(' or ')} (permission \`${access.permission}\`).`
}

/** The same for machines. */
export function securityOf(access: Access, { readsToken }: RestRoute): object[] {
  const bearer = { bearer: [] }
  if (access === 'guestOrSignedIn' || readsToken) return [{}, bearer]
  return access === 'open' ? [] : [bearer]
}
