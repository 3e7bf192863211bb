import type { PushDevice } from '@tiffin/contract'
import { createECDH, randomBytes } from 'node:crypto'

/** A browser's side of a subscription. */
export const deviceKeys = createECDH('prime256v1')
const publicKey = deviceKeys.generateKeys('base64url')
export const authSecret = randomBytes(16).toString('base64url')

export const device: PushDevice = {
  endpoint: 'https://push.example.com/send/one',
  keys: { p256dh: publicKey, auth: authSecret },
}

export const deviceAt = (path: string): PushDevice => ({
  ...device,
  endpoint: `https://push.example.com/send/${path}`,
})
