import { useMutation } from '@tanstack/react-query'
import type { UsedPasskey } from '@tiffin/contract'
import { readErrorBody } from '../api/explain-failure.ts'
import { useTRPCClient } from '../api/trpc.ts'

/** Asks the browser for a passkey, and does something with it. Closing the browser's dialog is not an error. */
export function usePasskey(onUsed: (passkey: UsedPasskey) => Promise<unknown>) {
  const client = useTRPCClient()
  const using = useMutation({
    async mutationFn() {
      const { askForPasskey } = await import('./passkey.ts')
      const passkey = await askForPasskey(await client.auth.requestPasskey.mutate())
      if (passkey !== null) await onUsed(passkey)
    },
    gcTime: 0,
  })
  return {
    ask: () => using.mutate(),
    isAsking: using.isPending,
    failure: using.isError
      ? (readErrorBody(using.error)?.message ??
        'Your passkey could not be used. Try again, or log in another way.')
      : null,
  }
}

/** Whether this browser and the site's address can have passkeys at all. */
export const mayHavePasskeys = () =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)
