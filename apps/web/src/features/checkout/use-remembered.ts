import type { Order } from '@tiffin/contract'
import { useState } from 'react'
import { rememberedGuest } from '../../lib/remembered-guest.ts'
import { readChoices, saveChoices } from './checkout-choices.ts'
import type { CustomerDraft } from './customer-draft.ts'

/** Whether this device remembers the guest for their next order. Once they no longer want it, it forgets them at once. */
export function useRemembered() {
  const [isRemembered, setIsRemembered] = useState(
    () => readChoices().isRemembered ?? rememberedGuest.get() !== null,
  )

  function changeRemembered(next: boolean) {
    saveChoices({ isRemembered: next })
    setIsRemembered(next)
    if (!next) rememberedGuest.set(null)
  }

  function remember({ name, email, phone }: CustomerDraft, { items }: Order) {
    if (isRemembered)
      rememberedGuest.set({ name: name.trim(), email: email.trim(), phone: phone.trim(), items })
  }

  return { isRemembered, changeRemembered, remember }
}
