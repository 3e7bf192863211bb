import type { WrittenPage } from '@tiffin/contract'
import { card } from './card.ts'

const freeDelivery = 'Catering orders over $50 within 5 km of the restaurant are delivered free.'

export const cateringPage: WrittenPage = {
  title: 'Catering',
  description:
    'Indian catering in {city} by {name}: weddings, corporate events, private parties, 500+ servings. Delivered free over $50 within 5 km.',
  sections: [
    {
      kind: 'hero',
      arrangement: 'table',
      eyebrow: 'Catering · {city} and around',
      heading: 'You bring the people.\nWe bring the pots.',
      text: 'Curries that have had all day, breads off a live tandoor, a chaat bar that strangers make friends at. For a lunch of twelve or a wedding of five hundred, cooked on the morning of the day and labelled for everybody at the table.',
      buttons: [
        { label: 'Get a quote', href: '#quote' },
        { label: 'Ask us anything', href: '/contact' },
      ],
      facts: [
        { figure: '500+ servings', label: 'from one kitchen, in one day' },
        { figure: '24 hours', label: 'until you hear from us' },
        { figure: 'Free delivery', label: 'over $50 within 5 km' },
      ],
      dishes: [
        'family-feast',
        'saffron-pulao',
        'paneer-tikka',
        'butter-chicken',
        'maharaja-thali',
        'gulab-jamun',
      ],
    },
    {
      kind: 'cards',
      arrangement: 'plates',
      heading: 'What you can count on',
      text: 'The things that go wrong at parties, and what we do about them.',
      items: [
        card(
          'Cooked the same day',
          'Nothing comes out of a freezer. The lentils go on the night before because they must, and everything else is cooked on the morning of your event.',
          { dishes: ['dal-makhani'] },
        ),
        card(
          'A label on every tray',
          'Vegetarian, vegan, gluten-free, dairy-free, and how hot it is. Nobody has to ask whether there is ghee in it, and nobody goes home with rice and salad.',
          { dishes: ['vegan-thali'] },
        ),
        card(
          'Enough, and not a van too much',
          'We have fed enough rooms to know what two hundred guests eat. We plan the portions with you, for 500+ servings if you need them, and pack what is left to take home.',
          { dishes: ['family-feast'] },
        ),
        card(
          'It arrives hot, and on time',
          `${freeDelivery} Farther out we drive too, for a fee that is stated in the quote. Trays, warmers, spoons and napkins come along.`,
          { dishes: ['tandoori-roti'] },
        ),
      ],
      link: null,
    },
    {
      kind: 'cards',
      arrangement: 'features',
      heading: 'What are we celebrating?',
      text: 'Three kinds of day that we know well. Yours may be a fourth: ask.',
      items: [
        card(
          'Weddings',
          'From the mehndi snacks to the midnight chai. We sit down with both families, taste through the menu at our back table, and plan the evening so that the last table is served as hot as the first. Vegetarian families get a kitchen line of their own, with its own pots and its own cooks.',
          {
            dishes: ['raan-e-sikandari', 'saffron-pulao', 'gulab-jamun'],
            points: [
              'A tasting for up to six before you decide',
              'Live tandoor, dosa or chaat stations',
              'Servers in black, and somebody who keeps the clock',
            ],
          },
        ),
        card(
          'Corporate events',
          'Lunch that is on the table at noon, not at ten past. Individual boxes with names on them, trays for the meeting room, or a chaat bar in the lobby for the whole floor. One invoice, one person to call, and a menu that does not send everybody to sleep before the two o’clock.',
          {
            dishes: ['chicken-kathi-roll', 'vegetable-biryani', 'samosa'],
            points: [
              'Boxed lunches with a name and a diet on each lid',
              'Standing orders for teams that meet every week',
              'An invoice your accountant will like',
            ],
          },
        ),
        card(
          'Private parties',
          'Birthdays, housewarmings, graduations, Diwali with everyone you know. Pick up trays that only need an oven, have them brought, or let us run the tandoor in your yard while you talk to your guests. Our own back room seats forty if your living room does not.',
          {
            dishes: ['paneer-tikka', 'butter-chicken', 'mango-lassi'],
            points: [
              'Trays for twelve and up, ready to put on the table',
              'The clay oven on its trailer, with a cook who enjoys questions',
              'Mild pots for small children, without being asked twice',
            ],
          },
        ),
      ],
      link: null,
    },
    {
      kind: 'steps',
      arrangement: 'numbers',
      heading: 'How it goes',
      text: '',
      items: [
        {
          label: '',
          title: 'You tell us about the day',
          text: 'When, where, how many, and who cannot eat what. The form below takes three minutes, and a guess is good enough.',
        },
        {
          label: '',
          title: 'We reply within 24 hours',
          text: 'A person reads it and sends a menu with a price. Food, delivery, staff and {taxName} each have their own line, so that you can take things out.',
        },
        {
          label: '',
          title: 'You change what you like',
          text: 'Numbers and dishes can move up to 24 hours before. Nothing is booked and nothing is owed until you say yes.',
        },
        {
          label: '',
          title: 'We cook, you host',
          text: 'We bring it, set it up and explain the chutneys. You will find that the hardest part was choosing the desserts.',
        },
      ],
    },
    {
      kind: 'quote',
      heading: 'Tell us about the day',
      text: 'Rough numbers are fine. We’ll confirm the details with you within 24 hours.',
      image: '/art/maharaja-thali.svg',
    },
    {
      kind: 'questions',
      heading: 'Before you ask',
      items: [
        {
          question: 'Do you deliver catering?',
          answer: `Yes. ${freeDelivery} Beyond that we charge for the drive, and the quote says how much. You can also collect the trays at {street}.`,
        },
        {
          question: 'How far ahead should we book?',
          answer:
            'A week is comfortable for an office lunch, two months for a wedding in summer. For anything sooner call us: we would rather say honestly what we can still do than have you wonder.',
        },
        {
          question: 'Can you cook for allergies and for Jain, halal or vegan guests?',
          answer:
            'Tell us in the form, and we’ll plan for it. Jain and vegan dishes are cooked in pots of their own. All of it comes from one kitchen that handles nuts, wheat and dairy, so tell us about every severe allergy.',
        },
        {
          question: 'What if fewer people come?',
          answer:
            'Numbers can be changed up to 24 hours before. After that the food is bought and partly cooked, so we pack what is left for you to take home.',
        },
      ],
    },
  ],
}
