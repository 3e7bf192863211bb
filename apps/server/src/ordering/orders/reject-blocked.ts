import { contactKey } from '@tiffin/contract'
import { AppError } from '../../platform/app-error.ts'
import type { OrderingRules } from '../../platform/context.ts'

interface Guest {
  email: string
  phone?: string | undefined
}

/** Refuses an order or a reservation of a guest whom staff have blocked. */
export function rejectBlocked({ email, phone = '' }: Guest, { blocked, settings }: OrderingRules): void {
  const isBlocked = [email, phone].some((written) => blocked.has(contactKey(written) ?? ''))
  if (!isBlocked) return
  const { phone: ours } = settings.contact
  throw new AppError('FORBIDDEN', `We can’t take this online. Please call us: ${ours.display}`)
}
