import type { SiteSettings } from '@tiffin/contract'

const freeDelivery = 'Catering orders over $50 within 5 km of the restaurant are delivered free.'

/** The catering page's text, section by section in the order of the page. */
export const cateringCopy = {
  hero: {
    eyebrow: 'Catering · {city} and around',
    heading: 'You bring the people.\nWe bring the pots.',
    text: 'Curries that have had all day, breads off a live tandoor, a chaat bar that strangers make friends at. For a lunch of twelve or a wedding of five hundred, cooked on the morning of the day and labelled for everybody at the table.',
    quoteButton: 'Get a quote',
    contactButton: 'Ask us anything',
    facts: [
      { figure: '500+ servings', label: 'from one kitchen, in one day' },
      { figure: '24 hours', label: 'until you hear from us' },
      { figure: 'Free delivery', label: 'over $50 within 5 km' },
    ],
  },
  highlights: {
    heading: 'What you can count on',
    text: 'The things that go wrong at parties, and what we do about them.',
    items: [
      {
        dish: 'dal-makhani',
        title: 'Cooked the same day',
        text: 'Nothing comes out of a freezer. The lentils go on the night before because they must, and everything else is cooked on the morning of your event.',
      },
      {
        dish: 'vegan-thali',
        title: 'A label on every tray',
        text: 'Vegetarian, vegan, gluten-free, dairy-free, and how hot it is. Nobody has to ask whether there is ghee in it, and nobody goes home with rice and salad.',
      },
      {
        dish: 'family-feast',
        title: 'Enough, and not a van too much',
        text: 'We have fed enough rooms to know what two hundred guests eat. We plan the portions with you, for 500+ servings if you need them, and pack what is left to take home.',
      },
      {
        dish: 'tandoori-roti',
        title: 'It arrives hot, and on time',
        text: `${freeDelivery} Farther out we drive too, for a fee that is stated in the quote. Trays, warmers, spoons and napkins come along.`,
      },
    ],
  },
  occasions: {
    heading: 'What are we celebrating?',
    text: 'Three kinds of day that we know well. Yours may be a fourth: ask.',
    items: [
      {
        slug: 'weddings',
        title: 'Weddings',
        dishes: ['raan-e-sikandari', 'saffron-pulao', 'gulab-jamun'],
        text: 'From the mehndi snacks to the midnight chai. We sit down with both families, taste through the menu at our back table, and plan the evening so that the last table is served as hot as the first. Vegetarian families get a kitchen line of their own, with its own pots and its own cooks.',
        points: [
          'A tasting for up to six before you decide',
          'Live tandoor, dosa or chaat stations',
          'Servers in black, and somebody who keeps the clock',
        ],
      },
      {
        slug: 'corporate-events',
        title: 'Corporate events',
        dishes: ['chicken-kathi-roll', 'vegetable-biryani', 'samosa'],
        text: 'Lunch that is on the table at noon, not at ten past. Individual boxes with names on them, trays for the meeting room, or a chaat bar in the lobby for the whole floor. One invoice, one person to call, and a menu that does not send everybody to sleep before the two o’clock.',
        points: [
          'Boxed lunches with a name and a diet on each lid',
          'Standing orders for teams that meet every week',
          'An invoice your accountant will like',
        ],
      },
      {
        slug: 'private-parties',
        title: 'Private parties',
        dishes: ['paneer-tikka', 'butter-chicken', 'mango-lassi'],
        text: 'Birthdays, housewarmings, graduations, Diwali with everyone you know. Pick up trays that only need an oven, have them brought, or let us run the tandoor in your yard while you talk to your guests. Our own back room seats forty if your living room does not.',
        points: [
          'Trays for twelve and up, ready to put on the table',
          'The clay oven on its trailer, with a cook who enjoys questions',
          'Mild pots for small children, without being asked twice',
        ],
      },
    ],
  },
  steps: {
    heading: 'How it goes',
    items: ({ taxes }: SiteSettings) => [
      {
        title: 'You tell us about the day',
        text: 'When, where, how many, and who cannot eat what. The form below takes three minutes, and a guess is good enough.',
      },
      {
        title: 'We reply within 24 hours',
        text: `A person reads it and sends a menu with a price. Food, delivery, staff and ${taxes.name} each have their own line, so that you can take things out.`,
      },
      {
        title: 'You change what you like',
        text: 'Numbers and dishes can move up to 24 hours before. Nothing is booked and nothing is owed until you say yes.',
      },
      {
        title: 'We cook, you host',
        text: 'We bring it, set it up and explain the chutneys. You will find that the hardest part was choosing the desserts.',
      },
    ],
  },
  questions: {
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
  form: {
    heading: 'Tell us about the day',
    text: 'Rough numbers are fine. We’ll confirm the details with you within 24 hours.',
    contact: {
      before: 'Rather talk? Call',
      between: 'or',
      link: 'write to us',
    },
    eventLegend: 'The event',
    occasion: 'Occasion',
    occasionChoice: 'Please choose',
    occasionNames: {
      wedding: 'Wedding',
      corporate: 'Corporate event',
      'private-party': 'Private party',
      festival: 'Festival or community event',
      other: 'Something else',
    },
    eventDay: 'Date',
    dayIsOver: 'That day has passed. Choose a later one.',
    guestCount: 'Guests',
    budget: 'Budget (optional)',
    budgetHint: 'In total or per guest, whichever is easier.',
    foodLegend: 'The food',
    dietary: 'Dietary needs (optional)',
    dietaryHint: 'Such as: 12 vegans, 3 celiacs, one peanut allergy.',
    comments: 'Comments and preferences (optional)',
    commentsHint: 'Where it is, when people eat, must-have dishes.',
    guestLegend: 'You',
    name: 'Name',
    email: 'Email',
    phone: 'Phone (optional)',
    send: 'Request Your Quote',
    sending: 'Sending...',
    sent: {
      heading: 'Thank you. We are on it.',
      /** Shown before the reference. */
      reference: 'Your reference number is',
      steps: [
        'Our catering team will reply within 24 hours with a menu and a price.',
        'We’ve emailed you a confirmation. Not there in ten minutes? Check your spam folder, or call us.',
        'Nothing is booked and nothing is owed until you say yes.',
      ],
      call: ({ contact }: SiteSettings) =>
        `Something to add? Call ${contact.phone.display} and give the number above.`,
      again: 'Request another quote',
    },
    arrived: {
      text: 'Your earlier request has arrived after all. Would you like to send this one as well?',
      sendAgain: 'Send this one too',
    },
    failure: {
      title: 'Your request was not sent.',
      /** Shown after the reason, if there is one. */
      advice: ({ contact }: SiteSettings) =>
        `Everything you typed is still here. Or call us at ${contact.phone.display}.`,
    },
    noReason: 'We got no response. Please check your connection.',
  },
}
