declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Receiver {
    version: 'aes128gcm'
    privateKey: ECDH
    authSecret: string
  }

  const httpEce: { decrypt(body: Buffer, receiver: Receiver): Buffer }
  export default httpEce
}
