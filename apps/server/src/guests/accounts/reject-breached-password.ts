import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'

export const BREACHED_PASSWORD =
  'This password is known from a data breach on another site. Choose a different one.'

/**
 * Rejects a password that is known from a data breach (ASVS 6.2.12). If that cannot be found out, it is accepted: nobody
 * should be unable to log in because another site is down. `path` is the field that it was typed into.
 */
export async function rejectBreachedPassword(
  { isBreached, log }: Pick<Context, 'isBreached' | 'log'>,
  password: string,
  path = 'password',
): Promise<void> {
  try {
    if (!(await isBreached(password))) return
  } catch (error) {
    log.warn({ err: error }, 'a new password could not be compared with those of data breaches')
    return
  }
  throw new Refusal('VALIDATION', BREACHED_PASSWORD, { issues: [{ path, message: BREACHED_PASSWORD }] })
}
