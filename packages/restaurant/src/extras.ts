import type { ExtrasSettings } from '@tiffin/contract'

const free = { price: 0, taxCategory: null }
const bagQuestion = 'Do you need a bag?'

/**
 * What Edmonton's Single-use Item Reduction Bylaw (20117) asks of a restaurant: at least $0.25 for a paper bag and $2 for
 * a reusable one, both with GST, and cutlery, napkins and sauces only on request.
 */
export const sampleExtras: ExtrasSettings = {
  items: [
    {
      id: 'paper-bag',
      name: 'Paper bag',
      question: bagQuestion,
      price: 0.25,
      taxCategory: null,
      asks: 'yes or no',
      max: 10,
    },
    {
      id: 'reusable-bag',
      name: 'Reusable bag',
      question: bagQuestion,
      price: 2,
      taxCategory: null,
      asks: 'yes or no',
      max: 10,
    },
    { id: 'cutlery', name: 'Cutlery', question: 'Cutlery for how many?', ...free, asks: 'how many', max: 20 },
    { id: 'napkins', name: 'Napkins', question: 'Napkins, please', ...free, asks: 'yes or no', max: 1 },
    {
      id: 'sauces',
      name: 'Sauces',
      question: 'Chutneys and sauces, please',
      ...free,
      asks: 'yes or no',
      max: 1,
    },
  ],
}
