/** Whether a password is known from a data breach, by a service that is told no password. */

/** Throws if nobody could be asked. */
export type IsBreached = (password: string) => Promise<boolean>

export const PWNED_PASSWORDS = 'https://api.pwnedpasswords.com'

const TIMEOUT_MS = 2000

/**
 * Sends the first five of forty hexadecimal digits of the password's SHA-1, which hundreds of others share, to a service
 * that speaks the range protocol of Pwned Passwords; null asks none.
 */
export function createBreachCheck(serviceUrl: string | null): IsBreached {
  if (serviceUrl === null) return async () => false
  // Without padding the length of the answer would tell more.
  const options = { baseUrl: serviceUrl, addPadding: true, timeoutMs: TIMEOUT_MS, userAgent: 'Tiffin' }
  return async (password) => {
    const { pwnedPassword } = await import('hibp')
    return (await pwnedPassword(password, options)) > 0
  }
}
