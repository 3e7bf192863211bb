/**
 * The only table of error codes: the meaning of each and its HTTP status. Both APIs read it,
 * so tRPC and REST cannot disagree.
 */
export const errorCodes = {
  VALIDATION: { status: 400, when: 'the input does not fit the schema; `issues` names each field' },
  UNAUTHENTICATED: {
    status: 401,
    when: 'a token is required but missing, unknown or expired',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    when: 'the password is right, but the account has a second factor: repeat the call with a `code` or a `passkey`',
  },
  SETUP_REQUIRED: {
    status: 403,
    when: 'the account first has to choose its own password, or add a second factor; see `loginMethods.get`',
  },
  CONFIRMATION_REQUIRED: {
    status: 403,
    when: 'the last login was too long ago for this: call `auth.confirm` and repeat the call',
  },
  KEY_INVALID: {
    status: 401,
    when: 'the API key is damaged, unknown, or of another site',
  },
  KEY_ENDED: {
    status: 401,
    when: 'the API key has expired, was revoked, or its maker no longer works here',
  },
  KEY_REFUSED: {
    status: 403,
    when: 'this call takes no API key, or the key is used from outside its networks',
  },
  KEY_EXPOSED: {
    status: 400,
    when: 'an API key was sent in an address, in a cookie or over plain HTTP: replace it',
  },
  FORBIDDEN: { status: 403, when: 'the caller is signed in, but not allowed to do this' },
  NOT_FOUND: { status: 404, when: 'the resource or the path does not exist' },
  METHOD_NOT_ALLOWED: { status: 405, when: 'the path does not support this method; see the `Allow` header' },
  CONFLICT: { status: 409, when: 'the request conflicts with the current state' },
  OUT_OF_STOCK: { status: 409, when: 'fewer portions are left than were ordered' },
  OPTION_UNAVAILABLE: {
    status: 409,
    when: 'something that was chosen for a dish has run out; `issues` names it',
  },
  PRICE_CHANGED: { status: 409, when: 'a price or tax has changed since it was shown; nothing was ordered' },
  CLOSED: { status: 409, when: 'closed at the requested time; see `nextTimes`' },
  NOT_OPEN: {
    status: 409,
    when: 'the restaurant has not opened its site yet: only staff can order, reserve and try the forms',
  },
  SLOT_FULL: {
    status: 409,
    when: 'no pickup is possible at the requested time, or as soon as asked; see `nextTimes`',
  },
  COUPON_INVALID: {
    status: 409,
    when: 'the coupon is not valid, so the total would differ from the one shown',
  },
  CURSOR_GONE: {
    status: 409,
    when: 'what has changed since then is not known any more: read everything anew, and go on from there',
  },
  TOO_LARGE: { status: 413, when: 'the body or the file is over its limit' },
  UNSUPPORTED_MEDIA: { status: 415, when: 'the body has a content type that the endpoint does not accept' },
  RATE_LIMITED: { status: 429, when: 'too many requests; `Retry-After` says when to try again' },
  UNAVAILABLE: {
    status: 503,
    when: 'something the call needs, such as the database, is not responding; `Retry-After` says when to try again',
  },
  INTERNAL: { status: 500, when: 'an internal error; no details are given' },
} as const satisfies Record<string, { status: number; when: string }>

export type ErrorCode = keyof typeof errorCodes
