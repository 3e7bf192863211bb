import type { SiteSettings } from '@tiffin/contract'

const roundDown = (count: number) => (count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`)

// Of zero to twenty.
const COUNTS =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  )
const countInWords = (count: number) => COUNTS[count] ?? String(count)

/** The home page's text, section by section in the order of the page. */
export const homeCopy = {
  hero: {
    eyebrow: '{city} · Pickup kitchen',
    slides: [
      {
        headline: 'Slow-cooked, stone-fired, ready when you are.',
        subheading:
          'Butter chicken that simmers all afternoon, naan pulled from the tandoor as you park. Order online, pick up hot.',
      },
      {
        headline: 'Six bowls, one plate, a whole country.',
        subheading:
          'Our thalis carry dal, greens, paneer, rice and bread from Punjab to Tamil Nadu, with something sweet at the end.',
      },
      {
        headline: 'Street corners of Bombay, on Jasper Ave.',
        subheading:
          'Pani puri you fill yourself, pav bhaji off the tawa, samosas folded this morning. Loud food for quiet evenings.',
      },
    ],
    /** How much there is to choose from is left out while it is not known. */
    facts: ({ ordering }: SiteSettings, menu: { dishes: number; categories: number } | null) => [
      { figure: `~${ordering.leadMinutes} min`, label: 'usual wait for pickup' },
      ...(menu === null
        ? []
        : [{ figure: `${roundDown(menu.dishes)} dishes`, label: `${menu.categories} categories` }]),
      { figure: '4 spice levels', label: 'mild to extra hot' },
    ],
    buttons: [
      { label: 'Order Online', href: '/order-online' },
      { label: 'Book a Table', href: '/reservations' },
      { label: 'Our Story', href: '/about' },
      { label: 'Testimonials', href: '/testimonials' },
    ],
  },
  about: {
    heading: 'A kitchen that starts at six',
    paragraphs: [
      'By the time {name} opens at eleven, the black lentils have been on since the night before, the dosa batter has doubled and two people have folded three hundred samosas. We cook the food we grew up with: Punjabi curries, Gujarati snacks, southern breakfasts and biryani under a sealed lid.',
      'The larder is from here. Lamb and bison from Alberta, pulses from the prairies, milk we turn into paneer every morning. The spices travel the long way round, whole, and are ground in the back room once a week.',
    ],
    link: { label: 'Read our story', href: '/about' },
  },
  categories: {
    heading: 'Explore Categories',
    text: (count: number) =>
      count === 1 ? 'One way to be hungry.' : `${countInWords(count)} ways to be hungry.`,
  },
  priceList: {
    heading: 'Drinks & desserts',
    text: 'The last thing you add is often the first thing you finish.',
    drinksHeading: 'Drinks',
    dessertsHeading: 'Desserts',
  },
  chefSpecials: { heading: 'Chef Specials', text: 'What the kitchen is proudest of this week.' },
  newArrivals: { heading: 'New Arrivals', text: 'The latest to earn a line on the menu.' },
  services: {
    heading: 'More than a counter',
    text: 'For a Tuesday lunch, a wedding, and most things in between.',
    items: [
      {
        slug: 'tiffin',
        name: 'Tiffin',
        text: 'A stacked steel lunchbox of dal, vegetable, rice and roti, five days a week. Bring it back, we fill it again.',
        href: '/contact',
      },
      {
        slug: 'catering',
        name: 'Catering',
        text: 'Trays for twelve or a wedding of five hundred, cooked the same day and labelled for every diet.',
        href: '/catering',
      },
      {
        slug: 'live-kitchen',
        name: 'Live Kitchen',
        text: 'Dosas spread and biryani opened in front of your guests, by a cook who enjoys being asked about it.',
        href: '/catering',
      },
      {
        slug: 'chaat-bars',
        name: 'Chaat Bars',
        text: 'Puris, chutneys, sev and yogurt on one long table. Everybody builds a plate, and nobody builds just one.',
        href: '/catering',
      },
      {
        slug: 'live-tandoor',
        name: 'Live Tandoor',
        text: 'We bring the clay oven on its own trailer. Naan and kebabs come off the coals in your yard.',
        href: '/catering',
      },
      {
        slug: 'live-music',
        name: 'Live Music',
        text: 'Tabla and sitar on Friday evenings in the dining room, soft enough to talk over.',
        href: '/reservations',
      },
      {
        slug: 'bar',
        name: 'Bar',
        text: 'Indian lager, Alberta mead, Okanagan wine and a shelf of things without alcohol that we take as seriously.',
        href: '/reservations',
      },
      {
        slug: 'private-parties',
        name: 'Private Parties',
        text: 'The back room seats forty. Birthdays, engagements and the end of exams are all good reasons.',
        href: '/contact',
      },
      {
        slug: 'family-feasts',
        name: 'Family Feasts',
        text: 'Dinner for four in one bag, curries to pudding, for the evening when nobody wants to decide.',
        href: '/product/family-feast',
      },
    ],
  },
  localHighlights: {
    heading: 'In the middle of things',
    text: 'What is around {street}, and who is over the mountains.',
    items: [
      {
        title: 'A short walk from the train',
        text: 'Corona station is down the avenue. Order when you board; your bag is on the counter when you step off.',
      },
      {
        title: 'The river valley',
        text: 'Fifteen minutes on foot to one of the largest urban parks in Canada. Kathi rolls travel well.',
      },
      {
        title: 'Game nights downtown',
        text: 'Pick up before the puck drops. On those evenings we put an extra pair of hands on the tandoor.',
      },
      {
        title: 'Our sister in {sisterCity}, {sisterRegion}',
        text: '{name} is the sister company of {sisterName}, which feeds skiers and hikers in a mountain town between the Rockies and the Purcells.',
      },
    ],
  },
  testimonials: {
    heading: 'Said at the counter',
    items: [
      {
        quote:
          'I have ordered the dal makhani every second Thursday for years. It has never once tasted rushed, and it has never once been late.',
        attribution: 'A regular since opening week',
      },
      {
        quote:
          'Two vegans, one celiac and a grandfather who wants everything extra hot. This is the only place where we all order from one menu.',
        attribution: 'A family of six from downtown',
      },
      {
        quote:
          'They fed our whole floor from a chaat bar in the lobby. People who had never met were comparing chutneys by noon.',
        attribution: 'An office manager, after a lunch for eighty',
      },
    ],
    link: { label: 'More kind words', href: '/testimonials' },
  },
  madeInCanada: {
    heading: 'Made in Canada',
    text: 'The recipes crossed an ocean. Most of what goes into them did not have to.',
    points: [
      'Lentils, chickpeas and mustard seed grown on the prairies',
      'Lamb, bison and honey from Alberta',
      'Paneer and yogurt made here every morning from Alberta milk',
      'Pacific salmon, Okanagan wine, maple syrup from Quebec',
    ],
  },
  faq: { heading: 'Good to know' },
  callToAction: {
    heading: 'Hungry yet?',
    text: 'While our kitchen is open, dinner is usually on the counter at {street} about {leadMinutes} minutes after you order.',
    buttons: [
      { label: 'Order Online', href: '/order-online' },
      { label: 'Plan a party', href: '/catering' },
    ],
  },
}
