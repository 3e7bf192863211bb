/**
 * What a line is, in a cart, an order, a ticket or an export: a dish, what was chosen for it, and how many of it.
 * Whoever tells lines apart or writes them as text does it with these functions.
 */

/** What a guest chose for a line, apart from the dish and the quantity. */
export interface LineChoices {
  /** The guest's words to the kitchen, about this line alone. */
  note?: string | undefined
}

/** Only the choices of a line: to send them, to store them, or to order the same again. */
export const choicesOf = ({ note }: LineChoices): LineChoices => (note ? { note } : {})

/** Two lines with the same key are one line. The key of a line without choices is the dish's slug (SPEC 3). */
export const lineKey = ({ slug, note }: LineChoices & { slug: string }): string =>
  note ? `${slug} ${note}` : slug

/** What is shown below the dish's title wherever a line is shown; empty for a line without choices. */
export const lineDetails = ({ note }: LineChoices): string[] => (note ? [`“${note}”`] : [])

/** A line as text: '2 × Garlic Naan', with its details in brackets. */
export function lineText(line: LineChoices & { title: string; quantity: number }): string {
  const details = lineDetails(line)
  return `${line.quantity} × ${line.title}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
}
