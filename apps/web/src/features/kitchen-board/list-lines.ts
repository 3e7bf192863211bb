import type { BoardOrder } from '@tiffin/contract'

/** '2 × Garlic Naan, 3 × Samosa'. */
export const listLines = (lines: BoardOrder['items']): string =>
  lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')
