import type { SiteSettings } from '@tiffin/contract'
import type { Mail } from '../../platform/mail.ts'
import { type FoundGuestOrder, presentGuestOrder } from './get-guest-order.ts'

/** To the guest of an order that was not placed: why, and what happens with the money. */
export function endedMail(
  found: FoundGuestOrder,
  { publicUrl, settings }: { publicUrl: string; settings: SiteSettings },
): Mail {
  const { order, online } = found
  const { cancelReason = '' } = presentGuestOrder(found, settings)
  const isCharged = online?.payments.some(({ state }) => state === 'paid') ?? false
  return {
    to: order.customerEmail,
    subject: `Your order ${order.number} was not placed – ${settings.identity.name}`,
    paragraphs: [
      cancelReason,
      isCharged
        ? 'Depending on your bank, it can take up to ten days until you see it.'
        : 'Nothing was charged.',
      `You can order again any time, or call us at ${settings.contact.phone.display}.`,
    ],
    action: { label: 'View your order', url: `${publicUrl}/order/${order.id}` },
    replyTo: settings.contact.email,
  }
}
