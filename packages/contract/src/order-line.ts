/**
 * What a line is, in a cart, an order, a ticket or an export: a dish, what was chosen for it, and how many of it.
 * Code that tells lines apart or writes them as text does it with these functions.
 */
import type { LineChange } from './order.ts'
import type { LineOption, OrderedOption } from './option-group.ts'

/** What a guest chose for a line, apart from the dish and the quantity. */
export interface LineChoices {
  /** As they are shown and priced. */
  options?: LineOption[] | undefined
  /** The guest's words to the kitchen, about this line alone. */
  note?: string | undefined
}

/** A line as it is told from others: names and prices do not matter. */
interface LineIdentity {
  slug: string
  options?: readonly OrderedOption[] | undefined
  note?: string | undefined
}

/** Only the choices of a line: to store them, or to order the same again. */
export const choicesOf = ({ options, note }: LineChoices): LineChoices => ({
  ...(options && options.length > 0 && { options }),
  ...(note && { note }),
})

/** What is sent to order a line: the options by their keys. */
export const orderedChoicesOf = ({ options = [], note }: LineChoices) => ({
  ...(options.length > 0 && {
    options: options.map(({ group, choice, quantity }) => ({
      group,
      choice,
      ...(quantity !== undefined && { quantity }),
    })),
  }),
  ...(note && { note }),
})

/** Two lines with the same key are one line. The key of a line without choices is the dish's slug (SPEC 3). */
export function lineKey({ slug, options = [], note }: LineIdentity): string {
  if (options.length === 0 && !note) return slug
  const chosen = options.map(({ group, choice, quantity = 1 }) => `${group}=${choice}*${quantity}`)
  return [slug, chosen.toSorted().join(' '), note ?? ''].join('\n')
}

/**
 * What is shown below the dish's title wherever a line is shown; empty for a line without choices. Dishes in a dish are
 * counted for the whole line, if its quantity is given: a cook does not multiply.
 */
export const lineDetails = ({
  options = [],
  note,
  quantity: portions = 1,
}: LineChoices & { quantity?: number | undefined }): string[] => [
  ...options.map((option) => optionText(option, portions)),
  ...(note ? [`“${note}”`] : []),
]

/** 'Hot', '2 × Raita', 'No onion'; '4 × Roti in all' for two thalis with two each. */
function optionText({ choiceName, quantity = 1, product }: LineOption, portions: number): string {
  if (product !== undefined && quantity > 0 && portions > 1) {
    return `${quantity * portions} × ${choiceName} in all`
  }
  // 'No onion', but 'No BBQ sauce'.
  if (quantity === 0)
    return `No ${choiceName.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
  return quantity === 1 ? choiceName : `${quantity} × ${choiceName}`
}

/** A dish in a line, as the kitchen has to cook it. */
export interface CookedDish {
  slug: string
  name: string
  /** For the whole line. */
  quantity: number
}

/** The dishes that were chosen as a part of the line's dish: the curries of a thali. */
export const dishesIn = ({
  options = [],
  quantity: portions,
}: LineChoices & { quantity: number }): CookedDish[] =>
  options.flatMap(({ product, choiceName, quantity = 1 }) =>
    product === undefined || quantity === 0
      ? []
      : [{ slug: product, name: choiceName, quantity: quantity * portions }],
  )

/** A line as text: '2 × Garlic Naan', with its details in brackets. */
export function lineText(line: LineChoices & { title: string; quantity: number }): string {
  const details = lineDetails(line)
  return `${line.quantity} × ${line.title}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
}

/** A pickup extra as text: '2 × Paper bag'. */
export const extraText = ({ name, quantity }: { name: string; quantity: number }): string =>
  `${quantity} × ${name}`

const changeWords: Readonly<Record<LineChange['kind'], string>> = {
  add: 'Added: ',
  cancel: 'Taken off: ',
  change: 'Now: ',
  price: '',
  coupon: '',
  note: 'Note: ',
}

/** A change of an order in one line of text: `Taken off: 1 × Samosa (Hot)`. */
export const describeLineChange = ({ kind, text, was }: LineChange): string =>
  `${changeWords[kind]}${text}${was === undefined ? '' : ` (was: ${was})`}`
