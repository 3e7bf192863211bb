import { rememberedGuest } from '../../lib/session/remembered-guest.ts'
import { createSessionValue } from '../../lib/storage/session-value.ts'
import { userStore } from '../../lib/session/session.ts'

/** What the guest has typed so far. */
export interface CustomerDraft {
  name: string
  email: string
  phone: string
}

export type CustomerErrors = Partial<Record<keyof CustomerDraft, string>>

const noCustomer: CustomerDraft = { name: '', email: '', phone: '' }

const storedDraft = createSessionValue<CustomerDraft>({
  key: 'checkout-customer',
  isValid: (raw): raw is CustomerDraft =>
    typeof raw === 'object' &&
    raw !== null &&
    Object.keys(noCustomer).every((field) => typeof (raw as Record<string, unknown>)[field] === 'string'),
})

/** The typed details, or else those from the signed-in customer's account, or what this device remembers. */
export function readCustomerDraft(): CustomerDraft {
  const user = userStore.get()
  const { name, email, phone } = rememberedGuest.get() ?? noCustomer
  const remembered = user === null || user.email === email ? { name, email, phone } : noCustomer
  return storedDraft.get() ?? { ...remembered, ...(user && { name: user.name, email: user.email }) }
}

export const saveCustomerDraft = (draft: CustomerDraft) => storedDraft.set(draft)

export const forgetCustomerDraft = () => storedDraft.set(null)

/** Name and email are required; the format of an email address is not checked (SPEC 5). */
export function findCustomerErrors({ name, email }: CustomerDraft): CustomerErrors {
  return {
    ...(name.trim() === '' && { name: 'Name required' }),
    ...(email.trim() === '' && { email: 'Email required' }),
  }
}
