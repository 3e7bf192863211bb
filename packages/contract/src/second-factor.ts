/** What someone has besides their password: an authenticator app, passkeys, and recovery codes in case both are lost. */
import { z } from 'zod'
import { MAX_LABEL_LENGTH } from './limits.ts'
import { pickupTime } from './pickup-time.ts'
import { requiredText } from './text.ts'

/** How long a login or confirmation allows changes to staff and settings, and exports. */
export const CONFIRMATION_MINUTES = 30

const base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/, 'Must be base64url')
const credentialId = base64Url.max(2000)

// The names of its fields are WebAuthn's.
const credential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
})

/** What a browser returns when a passkey is used: AuthenticationResponseJSON of WebAuthn level 3. */
export const usedPasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: base64Url.optional(),
  }),
})

/** What a browser returns when a passkey is made: RegistrationResponseJSON of WebAuthn level 3. */
export const newPasskey = credential.extend({
  response: z.object({ clientDataJSON: base64Url, attestationObject: base64Url }),
})

/** A code of six digits from the app, or a recovery code; blanks and hyphens do not count. */
const code = requiredText(60, 'Enter the code')
  .toLowerCase()
  .overwrite((value) => value.replaceAll(/[\s-]/g, ''))

/** Optional, because most accounts have no second factor. */
export const secondFactorProof = z.object({
  code: code.optional().describe('From the authenticator app, or a recovery code'),
  passkey: usedPasskey.optional().describe('Instead of a code'),
})

/** The challenge that a browser's `navigator.credentials.get` signs: PublicKeyCredentialRequestOptionsJSON. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

const algorithm = z.object({ type: z.literal('public-key'), alg: z.number() })

/** What a browser's `navigator.credentials.create` needs: PublicKeyCredentialCreationOptionsJSON. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(algorithm),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

const passkeyName = requiredText(MAX_LABEL_LENGTH, 'Name it, so that you recognize it')

export const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  created: pickupTime,
  lastUsed: pickupTime.nullable(),
})

/** How the caller logs in. */
export const loginMethods = z.object({
  isRequired: z.boolean().describe('Without a second factor, the admin area stays closed'),
  mustChangePassword: z
    .boolean()
    .describe('The password was generated; until it is changed the admin area stays closed'),
  hasApp: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number().int(),
  hasPin: z.boolean().describe('With it they take over a session at the counter or in the kitchen'),
  offersPasskeys: z.boolean().describe('False where the site has no name, only a number for an address'),
})

export const newAuthenticatorApp = z.object({
  secret: z.string().describe('In base32, for typing'),
  uri: z.string().describe('For a QR code: otpauth://totp/…'),
})

/** Shown once. Null if the account had them already. */
export const addedFactor = z.object({ recoveryCodes: z.array(z.string()).nullable() })
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const addAuthenticatorAppInput = z.object({ code })
export const addPasskeyInput = z.object({ name: passkeyName, passkey: newPasskey })
export const removePasskeyInput = z.object({ id: requiredText(2000, 'Which passkey?') })

export type UsedPasskey = z.infer<typeof usedPasskey>
export type NewPasskey = z.infer<typeof newPasskey>
export type SecondFactorProof = z.infer<typeof secondFactorProof>
export type PasskeyRequest = z.infer<typeof passkeyRequest>
export type PasskeyCreation = z.infer<typeof passkeyCreation>
export type Passkey = z.infer<typeof passkey>
export type LoginMethods = z.infer<typeof loginMethods>
export type NewAuthenticatorApp = z.infer<typeof newAuthenticatorApp>
export type AddedFactor = z.infer<typeof addedFactor>
