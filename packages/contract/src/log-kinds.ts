/**
 * What a change can be made to, as its action names it: `change product`, `mark order paid`. Not in the schema files, so
 * the web need not load zod.
 */
export const logKinds = [
  'order',
  'reservation',
  'message',
  'catering request',
  'product',
  'category',
  'option group',
  'availability',
  'menu',
  'picture',
  'promotion',
  'coupon',
  'customer',
  'guest',
  'contact',
  'review',
  'subscription',
  'staff',
  'login',
  'second factor',
  'special day',
  'settings',
  'payment keys',
  'API key',
  'webhook',
  'page',
  'pace',
  'printer',
  'drawer',
  'closing',
  'backup',
] as const

export type LogKind = (typeof logKinds)[number]

/** What the security log records, as its table and the process log name it. Not in the schema file, so the web need not load zod. */
export const securityEventKinds = [
  'login',
  'failed login',
  'password reset',
  'password change',
  'wrong password',
  'wrong code',
  'wrong PIN',
  'PIN locked',
  'refused',
  'rejected key',
  'forged notice',
  'export',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]
