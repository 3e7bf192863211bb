import type { Order } from '@tiffin/client'

/** What was chosen for a line, and its note: a dish without them is another dish. */
export function detailsOf({ options = [], note, quantity: portions }: Order['items'][number]): string[] {
  const chosen = options.map(({ choiceName, quantity = 1, product }) => {
    if (quantity === 0) return `without ${choiceName}`
    // A dish in a combo, counted for the whole line.
    if (product !== undefined) return `${quantity * portions} × ${choiceName} in all`
    return quantity === 1 ? choiceName : `${quantity} × ${choiceName}`
  })
  return note === undefined ? chosen : [...chosen, `“${note}”`]
}
