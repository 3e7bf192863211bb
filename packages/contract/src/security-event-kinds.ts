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
