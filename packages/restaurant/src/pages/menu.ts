import type { WrittenPage } from '@tiffin/contract'

export const menuPage: WrittenPage = {
  title: 'Menu',
  description:
    'The menu of {name} in {city}, dish by dish: what is in it, what it costs, which diets it suits and how hot it is.',
  sections: [
    {
      kind: 'menuHead',
      heading: 'The Menu',
      text: 'Everything we cook at {street}, for the table and for pickup. What is sold out for today is marked.',
    },
    {
      kind: 'menuParts',
      parts: [
        part('breakfast-lunch', 'Breakfast/Lunch', ['breakfast-lunch']),
        {
          ...part('lunch-combo-thali', 'Lunch Combo/Thali', ['thali'], 'A whole meal on one plate'),
          printsDescriptions: true,
        },
        part(
          'chaat-bar',
          'Chaat Bar',
          ['chaat-cold', 'chaat-tawa'],
          'Cold from the counter, and hot off the tawa',
        ),
        part('frying-items', 'Frying Items', ['chaat-frying']),
        part('appetizers', 'Veg and Non Veg Appetizers', ['veg-appetizers', 'non-veg-appetizers']),
        part('main-course', 'Veg and Non Veg Main Course', ['veg-main-course', 'non-veg-main-course']),
        part('rice', 'Rice', ['rice']),
        part('breads', 'Breads', ['breads'], 'Out of the tandoor, one by one'),
        part('extras', 'Extras', ['extras']),
        part('soup', 'Soup', ['soup']),
        part('drinks', 'Drinks', ['drinks']),
        part('desserts', 'Desserts', ['desserts']),
        {
          ...part('chef-specials', 'Chef Specials', ['chef-special'], 'Small pots and slow roasts'),
          printsDescriptions: true,
        },
      ],
    },
    // A note for the dining room, not part of any pickup order.
    {
      kind: 'diningNote',
      heading: 'All you can eat',
      part: 'chef-specials',
      kinds: ['Veg', 'Meat'],
      text: 'In the dining room, for the whole table. Ask your server for today’s choice and price.',
      includesHeading: 'Each includes',
      includes: ['welcome drink', '4 appetizers', '3 mains', 'rice', 'salad', 'bread basket', 'dessert'],
      closing: 'Dine-in only: it is never added to a pickup order.',
    },
    {
      kind: 'menuNotes',
      heading: 'Important Notes',
      anchor: 'important-notes',
      notes: [
        '{priceTerms}',
        'Dining in with {groupGuests} guests or more: a gratuity of {groupPercent}% is added to the bill. Pickup orders never carry one.',
        '{allergyNotice}',
        'Any curry can be made milder or hotter. Tell us when you order; what is in a marinade cannot be taken out.',
        '{alcoholNotice}',
      ],
    },
    {
      kind: 'menuNotes',
      heading: 'Presentation Notes',
      anchor: 'presentation-notes',
      notes: [
        'The pictures on this site are painted. Your plate comes from the same recipe, but from another hand.',
        'At the table, curries come in copper bowls and thalis on a steel plate. For pickup the same portions travel in lidded bowls.',
        'Chutneys and fillings are packed beside what should stay crisp: you put the last minute together at home.',
        'Plates, cutlery or labels for a party? Call {phone} and we pack them.',
      ],
    },
  ],
}

function part(anchor: string, heading: string, categories: string[], note = '') {
  return { anchor, heading, categories, note, printsDescriptions: false }
}
