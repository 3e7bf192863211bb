import type { CustomerAccount } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { localTimeOf } from '../platform/wall-clock.ts'
import type { CustomerRow } from './customer-queries.ts'

export const presentCustomer = (
  { id, name, email, emailVerifiedAt, disabledAt, createdAt }: CustomerRow,
  { count, spentCents }: { count: number; spentCents: number } = { count: 0, spentCents: 0 },
): CustomerAccount => ({
  _id: id,
  name,
  email,
  isEmailVerified: emailVerifiedAt !== null,
  isDisabled: disabledAt !== null,
  createdAt: createdAt.toISOString(),
  createdLocal: localTimeOf(createdAt),
  ordersCount: count,
  spent: dollarsFromCents(spentCents),
})
