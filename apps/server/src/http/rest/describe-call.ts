/** The text about a call: what it does, who may call, how to page its list, how to retry it safely. */
import {
  CONFIRMATION_MINUTES,
  MAX_LIST_LENGTH,
  permissions,
  PROGRESS_TYPE,
  staffRoles,
} from '@tiffin/contract'
import type { Access } from '../../platform/require-access.ts'
import type { RestRoute } from './route.ts'

interface Call {
  route: RestRoute
  access: Access
  takesKey: boolean
  /** Of the input. */
  fields: string[]
}

export function describeCall({ route, access, takesKey, fields }: Call): string {
  const parts = [
    route.description,
    fields.includes('limit') && describePaging(route),
    route.isRepeatable &&
      'Send an `Idempotency-Key`: a repeated request with the same key gets the original response.',
    route.reportsProgress &&
      `With \`Accept: ${PROGRESS_TYPE}\` the response is one JSON object per line, reporting progress; the last line has the result.`,
    `**Access:** ${describeAccess(access, route)} ${describeKeys(access, takesKey)}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

const describePaging = ({ unwrap }: RestRoute) =>
  `\`limit\` and \`offset\` select a page of the list; without a limit it has at most ${MAX_LIST_LENGTH.toLocaleString('en')} entries.` +
  (unwrap ? ' The header `X-Total-Count` has the total number of matches.' : '')

const SOON = `within ${CONFIRMATION_MINUTES} minutes of a login or of \`POST /api/auth/confirm\``

export function describeAccess(access: Access, { readsToken }: Pick<RestRoute, 'readsToken'>): string {
  if (access === 'open')
    return readsToken
      ? 'everyone. A token is optional; an expired one is ignored.'
      : 'everyone. An expired token is ignored.'
  if (access === 'guestOrSignedIn') return 'everyone. A token is optional, but must be valid if sent.'
  if (access === 'signedIn') return 'signed-in users.'
  if (access === 'confirmed') return `signed-in users, ${SOON}.`
  if (access === 'staff') return 'all staff.'
  if (access === 'ownLogin') return `all staff, ${SOON}.`
  const roles: readonly string[] = permissions[access.permission]
  if (roles.length === staffRoles.length) return 'all staff.'
  const when = access.isConfirmed ? `, ${SOON}` : ''
  return `staff with the role ${roles.join(' or ')} (permission \`${access.permission}\`)${when}.`
}

export function describeKeys(access: Access, takesKey: boolean): string {
  if (!takesKey) return 'API keys are not accepted.'
  return typeof access === 'object'
    ? 'Also with an API key that has the permission.'
    : 'Also with an API key.'
}

/** The same, machine-readable. */
export function securityOf(
  access: Access,
  { readsToken }: Pick<RestRoute, 'readsToken'>,
  takesKey: boolean,
): object[] {
  const bearer = { bearer: [] }
  const key = takesKey ? [{ apiKey: [] }] : []
  if (access === 'guestOrSignedIn' || readsToken) return [{}, bearer, ...key]
  return access === 'open' ? [] : [bearer, ...key]
}
