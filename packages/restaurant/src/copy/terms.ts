import type { SiteSettings } from '@tiffin/contract'

export const termsCopy = {
  heading: 'Terms',
  /** All of them. */
  statement: ({ address, taxes }: SiteSettings) =>
    `By ordering on this site you agree to collect your order at ${address.street}, ${address.city}, at the time promised, and to pay for it there: the prices you saw when you placed it, less your discount, plus ${taxes.percent}% ${taxes.name}. Menu, prices and hours may change at any time, but never for an order that is already placed.`,
  questions: 'Something unclear?',
  link: { label: 'Ask us', href: '/contact' },
}
