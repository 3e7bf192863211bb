import type { WrittenPage } from '@tiffin/contract'
import { card } from './card.ts'

export const testimonialsPage: WrittenPage = {
  title: 'Testimonials',
  description:
    'What guests say about {name} in {city}: six of their sentences, what the chef is proudest of, and what our sister company in {sisterCity} is up to.',
  sections: [
    {
      kind: 'hero',
      arrangement: 'marks',
      eyebrow: 'Testimonials',
      heading: 'Said with their mouths full',
      text: 'We write down what we hear across the counter. These six we read to each other on slow mornings. Nobody was asked for them, and nobody was given dessert.',
      buttons: [],
      facts: [],
      dishes: ['butter-chicken', 'palak-paneer'],
    },
    {
      kind: 'quotes',
      arrangement: 'cards',
      heading: '',
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
        {
          quote:
            'My mother tasted the sambar, put down her spoon and asked to see the kitchen. In forty years in Canada she has done that once.',
          attribution: 'A daughter who brought her mother',
        },
        {
          quote:
            'I pick up on my way home from a twelve-hour shift. It is ready when they say, the naan is still puffed up, and somebody always asks how the night was.',
          attribution: 'A nurse, on Thursdays',
        },
        {
          quote:
            'We chose mild, because of the children. The children have since moved on to hot, and we are the ones reaching for the raita.',
          attribution: 'Parents of two, from across the river',
        },
      ],
      link: null,
    },
    {
      kind: 'dishes',
      show: 'featured',
      heading: 'Chef Specials',
      text: 'What the kitchen is proudest of this week.',
      link: null,
    },
    {
      kind: 'cards',
      arrangement: 'arches',
      heading: 'Around the long table',
      text: 'A restaurant is where a street gets together. Three things happen here anyway, and you are welcome at all of them.',
      items: [
        card(
          'The lunchbox round',
          'Five days a week the steel tiffins go out and come back. Offices on the avenue have begun to return them with notes inside. We keep the notes.',
          { dishes: ['punjabi-thali'] },
        ),
        card(
          'Friday evenings',
          'Tabla and sitar in the dining room, soft enough to talk over. Children may try the small drum between songs.',
          { dishes: ['saffron-pulao'] },
        ),
        card(
          'Game nights',
          'On game nights there is an extra pair of hands at the tandoor, and strangers in the same sweater share a table. The score is written on the paper bags.',
          { dishes: ['samosa'] },
        ),
      ],
      link: null,
    },
    {
      kind: 'cards',
      arrangement: 'valley',
      scene: '/art/peaks.svg',
      heading: 'Meanwhile, in {sisterCity} {sisterRegion}',
      text: '{sisterName}, our sister company, cooks in a mountain town between the Rockies and the Purcells. If the road takes you there:',
      items: [
        card(
          'Supper after the last run',
          'The stove stays hot until the skiers are down. Hang your mitts by the tandoor; everybody does.',
        ),
        card(
          'Lunch for the trail',
          'There are national parks in every direction. A kathi roll, two samosas and a flask of chai go into a backpack and taste best high up.',
        ),
        card(
          'By the Kicking Horse',
          'The river runs through the middle of town, and a timber bridge runs over it. Takeout eaten there counts as a view.',
        ),
        card(
          'Delivery, over there',
          'In {sisterCity} our sister brings supper to cabins and hotels around town. Here in {city}, online orders are pickup only.',
        ),
      ],
      link: {
        label: 'Visit {sisterName}',
        href: '{sisterUrl}',
      },
    },
    {
      kind: 'callToAction',
      arrangement: 'plain',
      heading: 'Your turn',
      text: 'Eat first, then tell us. We read everything, the good and the useful.',
      buttons: [
        {
          label: 'Order Online',
          href: '/order-online',
        },
        {
          label: 'Book a Table',
          href: '/reservations',
        },
        {
          label: 'Tell us how it was',
          href: '/contact',
        },
      ],
      image: '',
    },
  ],
}
