import type { PaymentMethod, ErrorBody, PaymentsSettings } from '@tiffin/contract'
import type { OrderQuote } from '@tiffin/pricing'
import { rememberedGuest } from '../../lib/session/remembered-guest.ts'
import type { ChosenExtras } from '../../lib/format/order-extras.ts'
import { createSessionValue } from '../../lib/storage/session-value.ts'
import { userStore } from '../../lib/session/session.ts'
import type { WayToPay } from './ways-to-pay.ts'

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

/** What the guest has chosen so far, apart from their contact details. */
interface CheckoutChoices {
  /** As it was applied, whether or not it is valid; empty: none. */
  couponCode: string
  /** What it took off when it was last checked, in dollars. */
  couponDiscount?: number
  /** null: as soon as possible. */
  pickupAt: string | null
  /** Perhaps one that is no longer offered. */
  paymentMethod: PaymentMethod
  /** It is paid now. */
  isPaidOnline?: boolean
  /** Absent in a tab that was opened before there were notes. */
  kitchenNote?: NoteDraft
  /** Perhaps some that are no longer offered; absent: none. */
  extras?: ChosenExtras
  tip?: TipChoice
}

/** What the guest has typed for the kitchen. */
export interface NoteDraft {
  note: string
  isAllergy: boolean
}

export const noNote: NoteDraft = { note: '', isAllergy: false }

const noChoices: CheckoutChoices = { couponCode: '', pickupAt: null, paymentMethod: 'cash' }

const storedChoices = createSessionValue<CheckoutChoices>({ key: 'checkout-choices', isValid: areChoices })

export const readChoices = (): CheckoutChoices => storedChoices.get() ?? noChoices

export const saveChoices = (changed: Partial<CheckoutChoices>) =>
  storedChoices.set({ ...readChoices(), ...changed })

export const forgetChoices = () => storedChoices.set(null)

function areChoices(raw: unknown): raw is CheckoutChoices {
  const {
    couponCode,
    couponDiscount = 0,
    pickupAt,
    kitchenNote = noNote,
    extras = {},
    tip = null,
  } = (raw ?? {}) as Record<string, unknown>
  const { note, isAllergy } = (kitchenNote ?? {}) as Record<string, unknown>
  return (
    typeof couponCode === 'string' &&
    typeof couponDiscount === 'number' &&
    (pickupAt === null || typeof pickupAt === 'string') &&
    typeof note === 'string' &&
    typeof isAllergy === 'boolean' &&
    Object.values(extras ?? {}).every((quantity) => typeof quantity === 'number') &&
    Object.values(tip ?? {}).every((part) => typeof part === 'number')
  )
}

/** The error messages, by name of the form's field. */
export type CheckoutErrors = CustomerErrors & { pickupTime?: string; note?: string }

const FIELD_PATH = /^(?:customer\.)?(?<field>name|email|phone|note)$/

/** The errors that the server found in the guest's own fields. */
export function readCheckoutIssues({ code, issues = [] }: ErrorBody): CheckoutErrors {
  if (code !== 'VALIDATION') return {}
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const field = FIELD_PATH.exec(path)?.groups?.['field']
      return field === undefined ? [] : [[field, message]]
    }),
  )
}

/** What a guest gives on top: a percentage of the dishes, or an amount of their own. null: nothing. */
export type TipChoice = { percent: number } | { cents: number } | null

/** In whole cents of the restaurant's currency, half-up. */
export const percentTip = (
  percent: number,
  { subtotalCents, discountCents }: Pick<OrderQuote, 'subtotalCents' | 'discountCents'>,
): number => Math.round(((subtotalCents - discountCents) * percent) / 100)

interface Tipping {
  payments: PaymentsSettings
  way: WayToPay
  quote: OrderQuote
}

/** What is charged of a choice: nothing where guests are not asked. */
export function tipCentsOf(choice: TipChoice, { payments: { online }, way, quote }: Tipping): number {
  if (choice === null || !way.isOnline || !online.tips.isOffered) return 0
  if ('cents' in choice) return choice.cents
  return online.tips.percents.includes(choice.percent) ? percentTip(choice.percent, quote) : 0
}
