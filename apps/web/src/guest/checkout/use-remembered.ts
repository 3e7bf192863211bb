import type { Order } from '@tiffin/contract'
import { useState } from 'react'
import { forgetGuest, rememberedGuest, wantsToBeRemembered } from '../../lib/session/remembered-guest.ts'
import { userStore } from '../../lib/session/session.ts'
import type { CustomerDraft } from './checkout-draft.ts'

/** Whether this device remembers the guest for their next order. Once they no longer want it, it forgets them at once. */
export function useRemembered() {
  const [isRemembered, setIsRemembered] = useState(() => wantsToBeRemembered.get() ?? isRememberedAlready())

  function changeRemembered(next: boolean) {
    if (!next) forgetGuest()
    wantsToBeRemembered.set(next)
    setIsRemembered(next)
  }

  function remember({ name, email, phone }: CustomerDraft, { items }: Order) {
    if (!isRemembered) return
    rememberedGuest.set({ name: name.trim(), email: email.trim(), phone: phone.trim(), items })
  }

  return { isRemembered, changeRemembered, remember }
}

/** Somebody else's wish is not that of a customer who has logged in since. */
function isRememberedAlready() {
  const user = userStore.get()
  const guest = rememberedGuest.get()
  return guest !== null && (user === null || user.email === guest.email)
}
