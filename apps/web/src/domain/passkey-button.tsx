import type { UsedPasskey } from '@tiffin/contract'
import { mayHavePasskeys, usePasskey } from '../lib/session/use-passkey.ts'
import { Button } from '../ui/button.tsx'
import { FailureNote } from '../ui/failure-note.tsx'

/** Instead of a password or a code. Nothing where this browser and this address cannot have passkeys. */
export function PasskeyButton({ onUsed }: { onUsed: (passkey: UsedPasskey) => Promise<unknown> }) {
  const passkey = usePasskey(onUsed)
  if (!mayHavePasskeys()) return null
  return (
    <>
      <Button look="outline" size="large" isWide isBusy={passkey.isAsking} onClick={passkey.ask}>
        Use a passkey
      </Button>
      {passkey.failure !== null && <FailureNote title={passkey.failure} />}
    </>
  )
}
