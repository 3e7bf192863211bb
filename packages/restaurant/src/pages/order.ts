import type { WrittenPage } from '@tiffin/contract'

export const orderPage: WrittenPage = {
  title: 'Order Online',
  description:
    'The whole menu of {name}, to order for pickup at {street}, {city}. Search it, filter it: usually ready {leadMinutes} minutes later, while we’re open.',
  sections: [
    {
      kind: 'orderHead',
      heading: 'Order for pickup',
      text: 'Ready about {leadMinutes} minutes after you order, while we’re open · {street}',
    },
    {
      kind: 'specials',
      heading: 'Chef Specials',
      text: 'Small pots and slow roasts. When one is gone, it is gone.',
      category: 'chef-special',
    },
    { kind: 'popular', heading: 'More to Love', text: 'What other tables keep ordering.' },
  ],
}
