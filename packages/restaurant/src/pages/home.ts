import type { WrittenPage } from '@tiffin/contract'
import { card } from './card.ts'

export const homePage: WrittenPage = {
  title: 'Home',
  description:
    '{name} cooks Indian food in downtown {city}: curries, chaat, dosas and breads from the tandoor. Order online, pick up hot.',
  sections: [
    {
      kind: 'slides',
      eyebrow: '{city} · Pickup kitchen',
      image: '/art/hero-thali.svg',
      slides: [
        {
          heading: 'Slow-cooked, stone-fired, ready when you are.',
          text: 'Butter chicken that simmers all afternoon, naan pulled from the tandoor as you park. Order online, pick up hot.',
          dishes: ['butter-chicken', 'mango-lassi'],
        },
        {
          heading: 'Six bowls, one plate, a whole country.',
          text: 'Our thalis carry dal, greens, paneer, rice and bread from Punjab to Tamil Nadu, with something sweet at the end.',
          dishes: ['palak-paneer', 'gulab-jamun'],
        },
        {
          heading: 'Street corners of Bombay, on Jasper Ave.',
          text: 'Pani puri you fill yourself, pav bhaji off the tawa, samosas folded this morning. Loud food for quiet evenings.',
          dishes: ['pav-bhaji', 'pani-puri'],
        },
      ],
      buttons: [
        { label: 'Order Online', href: '/order-online' },
        { label: 'Book a Table', href: '/reservations' },
        { label: 'Our Story', href: '/about' },
        { label: 'Testimonials', href: '/testimonials' },
      ],
      facts: [
        { figure: '~{leadMinutes} min', label: 'usual wait for pickup' },
        { figure: '{dishCount} dishes', label: '{categoryCount} categories' },
        { figure: '4 spice levels', label: 'mild to extra hot' },
      ],
    },
    { kind: 'promotions' },
    {
      kind: 'text',
      arrangement: 'archesRight',
      heading: 'A kitchen that starts at six',
      role: '',
      text: 'By the time {name} opens at eleven, the black lentils have been on since the night before, the dosa batter has doubled and two people have folded three hundred samosas. We cook the food we grew up with: Punjabi curries, Gujarati snacks, southern breakfasts and biryani under a sealed lid.\n\nThe larder is from here. Lamb and bison from Alberta, pulses from the prairies, milk we turn into paneer every morning. The spices travel the long way round, whole, and are ground in the back room once a week.',
      quote: '',
      link: { label: 'Read our story', href: '/about' },
      dishes: ['dal-makhani', 'masala-chai', 'samosa'],
    },
    {
      kind: 'categories',
      heading: 'Explore Categories',
      text: '{categoriesInWords} ways to be hungry.',
      plates: [
        { category: 'breakfast-lunch', dish: 'masala-dosa' },
        { category: 'thali', dish: 'maharaja-thali' },
        { category: 'chaat-cold', dish: 'pani-puri' },
        { category: 'chaat-tawa', dish: 'pav-bhaji' },
        { category: 'chaat-frying', dish: 'samosa' },
        { category: 'veg-appetizers', dish: 'paneer-tikka' },
        { category: 'non-veg-appetizers', dish: 'tandoori-mixed-grill' },
        { category: 'veg-main-course', dish: 'palak-paneer' },
        { category: 'non-veg-main-course', dish: 'butter-chicken' },
        { category: 'rice', dish: 'saffron-pulao' },
        { category: 'breads', dish: 'garlic-naan' },
        { category: 'extras', dish: 'kachumber-salad' },
        { category: 'soup', dish: 'tomato-shorba' },
        { category: 'drinks', dish: 'mango-lassi' },
        { category: 'desserts', dish: 'gulab-jamun' },
        { category: 'chef-special', dish: 'maple-tandoori-salmon' },
      ],
    },
    {
      kind: 'priceList',
      heading: 'Drinks & desserts',
      text: 'The last thing you add is often the first thing you finish.',
      columns: [
        {
          heading: 'Drinks',
          category: 'drinks',
          dishes: [
            'saskatoon-berry-shikanji',
            'kesar-badam-milk',
            'rose-falooda',
            'mango-lassi',
            'rose-lassi',
            'kokum-cooler',
            'masala-chai',
            'madras-filter-coffee',
            'fresh-lime-soda',
          ],
        },
        {
          heading: 'Desserts',
          category: 'desserts',
          dishes: [
            'gulab-jamun',
            'rasmalai',
            'gajar-halwa',
            'rice-kheer',
            'pistachio-kulfi',
            'maple-walnut-kulfi',
            'jalebi',
            'coconut-payasam',
          ],
        },
      ],
      dishes: ['rose-lassi', 'jalebi'],
    },
    {
      kind: 'dishes',
      show: 'featured',
      heading: 'Chef Specials',
      text: 'What the kitchen is proudest of this week.',
      link: null,
    },
    {
      kind: 'dishes',
      show: 'newest',
      heading: 'New Arrivals',
      text: 'The latest to earn a line on the menu.',
      link: { label: 'All New Arrivals', href: '/order-online?sort=newest' },
    },
    {
      kind: 'cards',
      arrangement: 'stamps',
      heading: 'More than a counter',
      text: 'For a Tuesday lunch, a wedding, and most things in between.',
      items: [
        card(
          'Tiffin',
          'A stacked steel lunchbox of dal, vegetable, rice and roti, five days a week. Bring it back, we fill it again.',
          { icon: 'lunchbox', href: '/contact' },
        ),
        card(
          'Catering',
          'Trays for twelve or a wedding of five hundred, cooked the same day and labelled for every diet.',
          { icon: 'cloche', href: '/catering' },
        ),
        card(
          'Live Kitchen',
          'Dosas spread and biryani opened in front of your guests, by a cook who enjoys being asked about it.',
          { icon: 'pan', href: '/catering' },
        ),
        card(
          'Chaat Bars',
          'Puris, chutneys, sev and yogurt on one long table. Everybody builds a plate, and nobody builds just one.',
          { icon: 'bowl', href: '/catering' },
        ),
        card(
          'Live Tandoor',
          'We bring the clay oven on its own trailer. Naan and kebabs come off the coals in your yard.',
          { icon: 'oven', href: '/catering' },
        ),
        card(
          'Live Music',
          'Tabla and sitar on Friday evenings in the dining room, soft enough to talk over.',
          { icon: 'drum', href: '/reservations' },
        ),
        card(
          'Bar',
          'Indian lager, Alberta mead, Okanagan wine and a shelf of things without alcohol that we take as seriously.',
          { icon: 'glass', href: '/reservations' },
        ),
        card(
          'Private Parties',
          'The back room seats forty. Birthdays, engagements and the end of exams are all good reasons.',
          { icon: 'lamp', href: '/contact' },
        ),
        card(
          'Family Feasts',
          'Dinner for four in one bag, curries to pudding, for the evening when nobody wants to decide.',
          { icon: 'bag', href: '/product/family-feast' },
        ),
      ],
      link: null,
    },
    {
      kind: 'steps',
      arrangement: 'line',
      scene: '/art/skyline.svg',
      heading: 'In the middle of things',
      text: 'What is around {street}, and who is over the mountains.',
      items: [
        {
          label: '',
          title: 'A short walk from the train',
          text: 'Corona station is down the avenue. Order when you board; your bag is on the counter when you step off.',
        },
        {
          label: '',
          title: 'The river valley',
          text: 'Fifteen minutes on foot to one of the largest urban parks in Canada. Kathi rolls travel well.',
        },
        {
          label: '',
          title: 'Game nights downtown',
          text: 'Pick up before the puck drops. On those evenings we put an extra pair of hands on the tandoor.',
        },
        {
          label: '',
          title: 'Our sister in {sisterCity}, {sisterRegion}',
          text: '{name} is the sister company of {sisterName}, which feeds skiers and hikers in a mountain town between the Rockies and the Purcells.',
        },
      ],
    },
    {
      kind: 'quotes',
      arrangement: 'band',
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
    {
      kind: 'points',
      arrangement: 'picture',
      image: '/art/maple-leaf.svg',
      heading: 'Made in Canada',
      text: 'The recipes crossed an ocean. Most of what goes into them did not have to.',
      points: [
        'Lentils, chickpeas and mustard seed grown on the prairies',
        'Lamb, bison and honey from Alberta',
        'Paneer and yogurt made here every morning from Alberta milk',
        'Pacific salmon, Okanagan wine, maple syrup from Quebec',
      ],
    },
    {
      kind: 'questions',
      heading: 'Good to know',
      items: [
        {
          question: 'Do you deliver online orders?',
          answer:
            'No, online orders are pickup only: you order here and collect at {street}. It is how the naan reaches you hot and how we keep our prices free of delivery commissions.',
        },
        {
          question: 'Is catering delivered?',
          answer:
            'Yes. Catering orders over $50 within 5 km of the restaurant are delivered free, with serving spoons and labels for every tray. Farther than that, ask us and we will find a way.',
        },
        {
          question: 'Can I change my order?',
          answer:
            'Catering and scheduled orders can be changed up to 24 hours before pickup. An order for today goes straight to the stove, so call {phone} at once and we will do what we can.',
        },
        {
          question: 'How spicy is the food?',
          answer:
            'Every spiced dish says where it stands: mild, medium, hot or extra hot. Mild is safe for small children, hot is how we eat at home, and extra hot is not a dare but means what it says.',
        },
        {
          question: 'Do you cook for special diets?',
          answer:
            'We do, and the labels on each dish tell you: gluten-free, vegan, dairy-free and vegetarian. They describe the recipe; all of it comes from one kitchen, so tell us about an allergy before you order.',
        },
      ],
    },
    {
      kind: 'callToAction',
      arrangement: 'plate',
      heading: 'Hungry yet?',
      text: 'While our kitchen is open, dinner is usually on the counter at {street} about {leadMinutes} minutes after you order.',
      buttons: [
        { label: 'Order Online', href: '/order-online' },
        { label: 'Plan a party', href: '/catering' },
      ],
      image: '/art/hero-thali.svg',
    },
  ],
}
