import {
  actingState,
  addedFactor,
  deviceSession,
  loginMethods,
  newAuthenticatorApp,
  newPasskey,
  passkey,
  passkeyCreation,
  passkeyRequest,
  recoveryCodes,
  usedPasskey,
} from '@tiffin/contract'
import { shape } from './shape.ts'

export const passkeyId = 'VBhcK3vnjX0n2Ow6dU9yQmC1sRkLp4TzAeFgHiJxWwY'
export const deviceId = '6f1e0c9a-4b7d-4f7e-9a53-2d8c1b0e7f64'
const challenge = 'Zb3n1b0p2YqR9sT4uV5wX6yZ7aB8cD9eF0gH1iJ2kL3'
const credential = { id: passkeyId, rawId: passkeyId, type: 'public-key' as const }
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'
const codes = ['k7mp-w3xd-9rta-hq2f-yb5n-ue8s', 'c4vz-6gjk-t2qw-8mxh-r5da-pn3y']

export const signedPasskey = {
  ...credential,
  response: {
    clientDataJSON,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDe',
  },
}
export const madePasskey = {
  ...credential,
  response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ' },
}

const phone = {
  _id: passkeyId,
  name: 'Test phone',
  created: { at: '2026-11-20T19:00:00.000Z', local: '2026-11-20T13:00' },
  lastUsed: null,
}

export const firefox = {
  _id: deviceId,
  device: 'Firefox on Windows',
  isCurrent: true,
  lastUsed: phone.created,
}

export const loginShapes = {
  DeviceSession: shape(deviceSession, 'A device on which the caller is logged in', firefox),
  LoginMethods: shape(loginMethods, 'How the caller logs in', {
    isRequired: true,
    mustChangePassword: false,
    hasApp: true,
    passkeys: [phone],
    recoveryCodesLeft: 10,
    hasPin: false,
    offersPasskeys: true,
  }),
  ActingState: shape(actingState, 'Who acts in a session', {
    account: { _id: '1f0e3dad99908345f7439f8ffabdffc4', name: 'Counter' },
    actor: { _id: '70efdf2ec9b086079795c442636b55fb', name: 'Test Cook', email: 'cook@example.com' },
    secondsLeft: 540,
    colleagues: [{ _id: '70efdf2ec9b086079795c442636b55fb', name: 'Test Cook' }],
  }),
  Passkey: shape(passkey, 'A passkey of the caller', phone),
  UsedPasskey: shape(usedPasskey, 'AuthenticationResponseJSON of WebAuthn', signedPasskey),
  NewPasskey: shape(newPasskey, 'RegistrationResponseJSON of WebAuthn', madePasskey),
  PasskeyRequest: shape(passkeyRequest, 'PublicKeyCredentialRequestOptionsJSON of WebAuthn', {
    challenge,
    rpId: 'restaurant.example',
    timeout: 300_000,
    userVerification: 'required',
  }),
  PasskeyCreation: shape(passkeyCreation, 'PublicKeyCredentialCreationOptionsJSON of WebAuthn', {
    challenge,
    rp: { id: 'restaurant.example', name: 'Masala & Maple' },
    user: { id: 'MWYwZTNkYWQ', name: 'owner@example.com', displayName: 'Test Owner' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }),
  NewAuthenticatorApp: shape(newAuthenticatorApp, 'What an authenticator app needs', {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Masala%20%26%20Maple:owner%40example.com?issuer=Masala%20%26%20Maple&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  }),
  AddedFactor: shape(addedFactor, 'The recovery codes of an account’s first second factor', {
    recoveryCodes: codes,
  }),
  RecoveryCodes: shape(recoveryCodes, 'New recovery codes, shown once', { recoveryCodes: codes }),
}
