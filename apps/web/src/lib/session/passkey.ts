/** Using and making passkeys in this browser. Loaded when one is wanted. */
import {
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyRequest } from '@tiffin/contract'

/** Null if the person has closed the browser's dialog. */
export const askForPasskey = (request: PasskeyRequest): Promise<AuthenticationResponseJSON | null> =>
  startAuthentication({ optionsJSON: request }).catch(nullIfClosed)

/** Null if the person has closed the browser's dialog. */
export const makePasskey = (creation: PasskeyCreation): Promise<RegistrationResponseJSON | null> =>
  startRegistration({ optionsJSON: creation }).catch(nullIfClosed)

function nullIfClosed(error: unknown): null {
  // On purpose, the browser does not say whether it was closed or took too long.
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
  throw error
}
