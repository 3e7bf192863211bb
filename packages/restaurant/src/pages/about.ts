import type { WrittenPage } from '@tiffin/contract'
import { card } from './card.ts'

export const aboutPage: WrittenPage = {
  title: 'About Us',
  description:
    'How an Indian kitchen came from {sisterCity}, {sisterRegion}, where our sister company {sisterName} cooks, to {street}, {city}, and what it holds on to.',
  sections: [
    {
      kind: 'hero',
      arrangement: 'landscape',
      eyebrow: 'About Us',
      heading: 'We came down from the mountains with a clay oven.',
      text: '{name} cooks on Jasper Ave in {city}. Our elder sister, {sisterName}, cooks in {sisterCity}, {sisterRegion}, on the other side of the Rockies. Between the two lies this story.',
      buttons: [],
      facts: [],
      dishes: [],
      image: '/art/hero-thali.svg',
      scene: '/art/pass-road.svg',
    },
    {
      arrangement: 'arches',
      role: '',
      quote: '',
      link: null,
      dishes: ['sarson-ka-saag', 'lamb-rogan-josh'],
      heading: 'Two kitchens, one family',
      text: 'It began in {sisterCity}, a mountain town where two rivers meet and every second car carries skis. The family cooked for whoever came down hungry: lift crews, truck drivers waiting for the pass to open, hikers who had talked about lentils for three days. They came for something hot. They came back for the dal.\n\n{city} asked first. Guests who had driven home over the mountains telephoned to ask whether the dal could follow them. For a few years it did, in steel lunchboxes and catering trays out of a rented kitchen. Then a place on Jasper Ave stood empty, with a window to the street and room for an oven.\n\nWe kept the way of working. Pulses soak overnight, spices arrive whole and are ground in the back room, and no bread is rolled before somebody has ordered it. What changed is the larder: Alberta lamb and bison, prairie lentils, Okanagan wine, and maple where a recipe from home asks for jaggery.',
      kind: 'text',
    },
    {
      kind: 'cards',
      arrangement: 'plates',
      heading: 'What we hold on to',
      text: '',
      items: [
        card(
          'Community',
          'A kitchen belongs to its street. Ours feeds the night shift and the game-night crowd, the office that returns its lunchboxes on Friday, and the family that has shared the same six bowls since we opened.',
          { dishes: ['gujarati-thali'] },
        ),
        card(
          'Quality',
          'Paneer is pressed in the morning, spices are ground once a week, and the black lentils get their whole night on the stove. A sauce that is not ready is not served, even if you are early.',
          { dishes: ['dal-makhani'] },
        ),
        card(
          'Hospitality',
          'A guest is a guest at the counter too. Tell us about an allergy, a small child or a hard day, and the kitchen works around it. The chai while you wait is on us if we keep you longer than we said.',
          { dishes: ['masala-chai'] },
        ),
      ],
      link: null,
    },
    {
      kind: 'cards',
      arrangement: 'statements',
      heading: '',
      text: '',
      items: [
        card(
          'Our mission',
          'To cook the food we grew up with out of what grows around us, and to hand it over hot, at a fair price, to whoever is hungry.',
        ),
        card(
          'Our vision',
          'An {city} where supper out of a paper bag on a Tuesday is cooked with as much care as a Saturday night at the table.',
        ),
      ],
      link: null,
    },
    {
      kind: 'steps',
      arrangement: 'tiers',
      heading: 'Packed like a tiffin',
      text: 'Tier upon tier, each one keeping the next one warm.',
      items: [
        {
          label: '2015',
          title: 'A first oven in {sisterCity}, {sisterRegion}',
          text: '{sisterName} opens with eleven seats, one tandoor and a menu that fits on one side of a page.',
        },
        {
          label: '2019',
          title: 'Over the pass',
          text: 'Forty steel lunchboxes, a van and a rented kitchen in {city}. The first wedding comes the same summer: five hundred guests, and the oven on a trailer behind us.',
        },
        {
          label: '2024',
          title: 'A door of our own',
          text: '{name} opens at {street}, with a counter for pickup, a tandoor by the window and, at last, somewhere to sit.',
        },
      ],
    },
    {
      arrangement: 'portrait',
      role: 'Executive Chef',
      quote: 'If the lentils are right, the rest of the evening goes well.',
      link: null,
      dishes: [],
      heading: 'Who is at the stove',
      text: 'Learned bread at a roadside tandoor near Amritsar, sauces in a hotel in Mumbai, and patience in a Golden winter. Comes in at six, starts the stocks, tastes everything twice and reads every note that comes back inside a lunchbox.\n\nPrefers to be known by the cooking, so there is no name above the door. Ask at the counter, though, and you will be introduced.',
      kind: 'text',
    },
    {
      kind: 'callToAction',
      arrangement: 'office',
      heading: 'Come and see us',
      text: 'The kettle is on at {street}. Or write first: a wedding, a question about cardamom, a lunchbox for five days a week. Somebody who cooks here answers.',
      buttons: [
        {
          label: 'Contact us',
          href: '/contact',
        },
        {
          label: 'Order Online',
          href: '/order-online',
        },
      ],
      image: '',
    },
  ],
}
