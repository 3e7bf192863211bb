/** Texts of made-up guests. Each is recognizably made up. */
export const reviewTexts = {
  5: [
    'Sample review: still hot when I got home, and gone a minute later.',
    'Sample review: the best one in town, and I have tried them all.',
    'Sample review: exactly as spicy as the menu said. Again next week.',
    'Sample review: my children asked for seconds. That never happens.',
  ],
  4: [
    'Sample review: very good, a little more sauce and it would be perfect.',
    'Sample review: well spiced and a fair portion. The line was long on Friday.',
    'Sample review: lovely. I would pay for a bigger one.',
  ],
  3: [
    'Sample review: fine, but I liked it better last time.',
    'Sample review: good taste, lukewarm by the time I had parked.',
  ],
  2: ['Sample review: too salty for me this time.'],
  1: ['Sample review: I had ordered something else, and was told so kindly.'],
} as const satisfies Record<number, readonly string[]>

export const reviewAnswers = [
  'Sample answer: thank you, we have told the kitchen.',
  'Sample answer: that makes our day. See you soon!',
]

export const messageTexts = [
  'Sample message: do you have a high chair for a two-year-old?',
  'Sample message: is the dal made without butter, or can it be?',
  'Sample message: I left a blue umbrella with you on Saturday.',
  'Sample message: can I order for forty people at an hour’s notice?',
  'Sample message: which of your dishes have no nuts at all?',
  'Sample message: the food was wonderful, thank you.',
]

export const cateringTexts = [
  'Sample request: a buffet, half of it vegetarian.',
  'Sample request: small bites, nothing that drips.',
  'Sample request: please bring plates; there is a kitchen to warm things up.',
]

export const reservationNotes = [
  'A window seat, please (sample)',
  'A birthday (sample)',
  'One guest uses a wheelchair (sample)',
]
