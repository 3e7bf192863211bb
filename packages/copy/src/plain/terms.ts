import type { WrittenPage } from '@tiffin/contract'

export const termsPage: WrittenPage = {
  title: 'Terms',
  description:
    'The terms of {name}, in one paragraph: you order for pickup, you pay at the counter, and an order that you have placed keeps its price.',
  sections: [
    {
      kind: 'policy',
      heading: 'Terms',
      lead: '',
      isDated: false,
      text: `By ordering on this site you agree to collect your order at {street}, {city}, at the time promised, and to pay for it there: the prices you saw when you placed it, less your discount, plus {taxPercent}% {taxName}. Menu, prices and hours may change at any time, but never for an order that is already placed.

Something unclear? [Ask us](/contact)`,
    },
  ],
}
