import { weeklyHoursLines } from '@tiffin/contract'
import type { SiteSettings } from '@tiffin/contract'

/** The restaurant's story, section by section in the order of the page. */
export const aboutCopy = {
  hero: {
    eyebrow: 'About Us',
    heading: 'We came down from the mountains with a clay oven.',
    text: '{name} cooks on Jasper Ave in {city}. Our elder sister, {sisterName}, cooks in {sisterCity}, {sisterRegion}, on the other side of the Rockies. Between the two lies this story.',
  },
  story: {
    heading: 'Two kitchens, one family',
    paragraphs: [
      'It began in {sisterCity}, a mountain town where two rivers meet and every second car carries skis. The family cooked for whoever came down hungry: lift crews, truck drivers waiting for the pass to open, hikers who had talked about lentils for three days. They came for something hot. They came back for the dal.',
      '{city} asked first. Guests who had driven home over the mountains telephoned to ask whether the dal could follow them. For a few years it did, in steel lunchboxes and catering trays out of a rented kitchen. Then a place on Jasper Ave stood empty, with a window to the street and room for an oven.',
      'We kept the way of working. Pulses soak overnight, spices arrive whole and are ground in the back room, and no bread is rolled before somebody has ordered it. What changed is the larder: Alberta lamb and bison, prairie lentils, Okanagan wine, and maple where a recipe from home asks for jaggery.',
    ],
  },
  values: {
    heading: 'What we hold on to',
    items: [
      {
        name: 'Community',
        text: 'A kitchen belongs to its street. Ours feeds the night shift and the game-night crowd, the office that returns its lunchboxes on Friday, and the family that has shared the same six bowls since we opened.',
        dish: 'gujarati-thali',
      },
      {
        name: 'Quality',
        text: 'Paneer is pressed in the morning, spices are ground once a week, and the black lentils get their whole night on the stove. A sauce that is not ready is not served, even if you are early.',
        dish: 'dal-makhani',
      },
      {
        name: 'Hospitality',
        text: 'A guest is a guest at the counter too. Tell us about an allergy, a small child or a hard day, and the kitchen works around it. The chai while you wait is on us if we keep you longer than we said.',
        dish: 'masala-chai',
      },
    ],
  },
  purpose: [
    {
      heading: 'Our mission',
      text: 'To cook the food we grew up with out of what grows around us, and to hand it over hot, at a fair price, to whoever is hungry.',
    },
    {
      heading: 'Our vision',
      text: 'An {city} where supper out of a paper bag on a Tuesday is cooked with as much care as a Saturday night at the table.',
    },
  ],
  timeline: {
    heading: 'Packed like a tiffin',
    text: 'Tier upon tier, each one keeping the next one warm.',
    events: [
      {
        year: '2015',
        title: 'A first oven in {sisterCity}, {sisterRegion}',
        text: '{sisterName} opens with eleven seats, one tandoor and a menu that fits on one side of a page.',
      },
      {
        year: '2019',
        title: 'Over the pass',
        text: 'Forty steel lunchboxes, a van and a rented kitchen in {city}. The first wedding comes the same summer: five hundred guests, and the oven on a trailer behind us.',
      },
      {
        year: '2024',
        title: 'A door of our own',
        text: '{name} opens at {street}, with a counter for pickup, a tandoor by the window and, at last, somewhere to sit.',
      },
    ],
  },
  team: {
    heading: 'Who is at the stove',
    role: 'Executive Chef',
    paragraphs: [
      'Learned bread at a roadside tandoor near Amritsar, sauces in a hotel in Mumbai, and patience in a Golden winter. Comes in at six, starts the stocks, tastes everything twice and reads every note that comes back inside a lunchbox.',
      'Prefers to be known by the cooking, so there is no name above the door. Ask at the counter, though, and you will be introduced.',
    ],
    quote: 'If the lentils are right, the rest of the evening goes well.',
  },
  invitation: {
    heading: 'Come and see us',
    text: 'The kettle is on at {street}. Or write first: a wedding, a question about cardamom, a lunchbox for five days a week. Somebody who cooks here answers.',
    buttons: [
      { label: 'Contact us', href: '/contact' },
      { label: 'Order Online', href: '/order-online' },
    ],
    office: {
      heading: 'Enquiries and catering',
      lines: ({ hours, region }: SiteSettings) => weeklyHoursLines(hours.office, region),
      note: ({ contact }: SiteSettings) =>
        `For orders, see the kitchen hours at the bottom of this page. By phone: ${contact.phone.display}.`,
    },
  },
}
