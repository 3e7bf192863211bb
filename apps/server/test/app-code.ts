import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app with this secret shows at that time. */
export const appCode = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
