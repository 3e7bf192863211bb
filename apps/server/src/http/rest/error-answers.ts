/** The error answers of a call, by status. */
import { errorCodes, type ErrorBody, type ErrorCode } from '@tiffin/contract'
import { needsConfirmation, type Access } from '../../platform/require-access.ts'
import type { RestRoute } from './route.ts'

const lastSamosas = { path: 'items.0.quantity', message: 'Only 2 left of Samosa' }
const noRaita = { path: 'items.0.options.1', message: 'Butter Chicken – Sides: Raita is sold out' }
const nextTimes = ['2026-12-02T17:30:00Z', '2026-12-02T17:45:00Z']

const examples: Record<ErrorCode, Omit<ErrorBody, 'code'>> = {
  VALIDATION: {
    message: 'Email is required',
    issues: [{ path: 'email', message: 'Email is required' }],
  },
  UNAUTHENTICATED: { message: 'Your session has ended. Please log in again.' },
  SECOND_FACTOR_REQUIRED: {
    message: 'Enter the code from your authenticator app, or use your passkey.',
  },
  SETUP_REQUIRED: { message: 'Owners first add a second factor: an authenticator app or a passkey.' },
  CONFIRMATION_REQUIRED: { message: 'Please confirm that it’s you, and try again.' },
  KEY_INVALID: { message: 'This API key is not one of this site’s.' },
  KEY_ENDED: { message: 'The API key “Till” was revoked.' },
  KEY_REFUSED: { message: 'This call takes no API key: it is for people, who log in.' },
  KEY_EXPOSED: {
    message:
      'API keys are not accepted in an address. Send the key as “Authorization: Bearer …”, and replace it: logs may have kept it.',
  },
  FORBIDDEN: { message: 'Your account doesn’t have permission to do this. Ask the owner.' },
  NOT_FOUND: { message: 'That dish is not on our menu' },
  METHOD_NOT_ALLOWED: { message: 'Only GET, HEAD can be used here' },
  CONFLICT: { message: 'Samosa was changed by someone else in the meantime. Take another look first.' },
  OUT_OF_STOCK: { message: lastSamosas.message, issues: [lastSamosas] },
  OPTION_UNAVAILABLE: { message: noRaita.message, issues: [noRaita] },
  PRICE_CHANGED: {
    message: 'Samosa now costs $5.66',
    issues: [{ path: 'items.0.price', message: 'Samosa now costs $5.66' }],
  },
  CLOSED: { message: 'The kitchen is closed at that time. Please choose another one.', nextTimes },
  NOT_OPEN: { message: 'We are not open yet. We are opening soon.' },
  SLOT_FULL: { message: 'There is no table for 4 left at that time. Please choose another one.', nextTimes },
  COUPON_INVALID: {
    message: 'This coupon has expired',
    issues: [{ path: 'couponCode', message: 'This coupon has expired' }],
  },
  CURSOR_GONE: {
    message:
      'Changes since then are no longer kept. Send the present time as since, read the orders anew, and go on with the cursor.',
  },
  TOO_LARGE: { message: 'Request too large' },
  UNSUPPORTED_MEDIA: { message: 'Content-Type must be application/json' },
  RATE_LIMITED: { message: 'Too many attempts. Please try again in 40 seconds.' },
  UNAVAILABLE: { message: 'We can’t do that at the moment. Please try again in a minute.' },
  INTERNAL: { message: 'Something went wrong on our side. Please try again.' },
}

const exampleOf = (code: ErrorCode): ErrorBody => ({ code, ...examples[code] })
const descriptionOf = (code: ErrorCode) => `\`${code}\`: ${errorCodes[code].when}`
const nameOf = (code: ErrorCode) =>
  code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

const schemaOf = (codes: readonly ErrorCode[]) => ({
  allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
})

const retryAfter = {
  description: 'How many seconds to wait',
  schema: { type: 'string', pattern: '^\\d+$' },
}

const namesRetryAfter = new Set<ErrorCode>(['RATE_LIMITED', 'UNAVAILABLE'])

/** The answer of a status that only one code has. */
const answerWith = (code: ErrorCode) => ({
  description: descriptionOf(code),
  ...(namesRetryAfter.has(code) && { headers: { 'Retry-After': retryAfter } }),
  content: { 'application/json': { schema: schemaOf([code]), example: exampleOf(code) } },
})

const answerWithOneOf = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => `- ${descriptionOf(code)}`).join('\n'),
  content: { 'application/json': { schema: schemaOf(codes), ...examplesOf(codes) } },
})

/** What can be wrong with a key is the same everywhere: a description of it is enough beside a call's own codes. */
function examplesOf(codes: readonly ErrorCode[]) {
  const own = codes.filter((code) => !code.startsWith('KEY_'))
  const [only = codes[0], ...others] = own
  if (only === undefined) return {}
  if (others.length === 0) return { example: exampleOf(only) }
  return { examples: Object.fromEntries(own.map((code) => [code, { value: exampleOf(code) }])) }
}

interface Call {
  route: RestRoute
  access: Access
  hasInput: boolean
}

/** Every error code that a call may return. */
export function codesOf({ route, access, hasInput }: Call): ErrorCode[] {
  const { method, errors = [] } = route
  const takesBody = method === 'POST' || method === 'PUT'
  const needsRights = access === 'staff' || access === 'ownLogin' || typeof access === 'object'
  const derived: (ErrorCode | false)[] = [
    (hasInput || takesBody) && 'VALIDATION',
    access !== 'open' && 'UNAUTHENTICATED',
    // While a session is taken over with a PIN, also for what is about one's own account.
    access !== 'open' && access !== 'guestOrSignedIn' && 'FORBIDDEN',
    needsRights && access !== 'ownLogin' && 'SETUP_REQUIRED',
    needsConfirmation(access) && 'CONFIRMATION_REQUIRED',
    // A key that does not work is rejected even where nobody needs one.
    'KEY_INVALID',
    'KEY_ENDED',
    'KEY_REFUSED',
    'KEY_EXPOSED',
    'RATE_LIMITED',
    takesBody && 'TOO_LARGE',
    takesBody && 'UNSUPPORTED_MEDIA',
    'UNAVAILABLE',
    'INTERNAL',
  ]
  return [...new Set([...derived.filter((code) => code !== false), ...errors])]
}

/** The codes of a call, by the status that they share. */
const groupsOf = (codes: readonly ErrorCode[]): ErrorCode[][] => [
  ...Map.groupBy(codes, (code) => errorCodes[code].status).values(),
]

const nameOfGroup = (codes: readonly ErrorCode[]) => codes.map(nameOf).join('Or')

/** For the document's components: the error answers of these calls, which many of them share. */
export const sharedErrorAnswers = (calls: readonly ErrorCode[][]) =>
  Object.fromEntries(
    calls.flatMap(groupsOf).map((codes) => {
      const [first, ...others] = codes
      const answer = others.length === 0 ? answerWith(first as ErrorCode) : answerWithOneOf(codes)
      return [nameOfGroup(codes), answer]
    }),
  )

/** The answers by status, as the document lists them. */
export const errorAnswers = (codes: readonly ErrorCode[]): Record<string, object> =>
  Object.fromEntries(
    groupsOf(codes).map((group) => [
      errorCodes[group[0] as ErrorCode].status,
      { $ref: `#/components/responses/${nameOfGroup(group)}` },
    ]),
  )
