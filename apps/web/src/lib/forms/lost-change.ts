/** A change of an order whose answer was lost: whether the order, read again, has become what was wanted. */
import type { Order } from '@tiffin/contract'

export type Contents = Pick<Order, 'items' | 'extras' | 'amounts' | 'note' | 'allergyNote'>

interface Words {
  items: readonly { note: string | null }[]
  note: string | null
  allergyNote: boolean
}

/** What an order becomes: its preview is asked for without the words, an allergy among them. */
export function contentsWanted({ items, note, allergyNote }: Words, preview: Contents): Contents {
  const said = trimmed(note)
  return {
    ...preview,
    items: preview.items.map((item, place) => ({ ...item, note: trimmed(items[place]?.note) })),
    note: said,
    allergyNote: said !== undefined && allergyNote ? true : undefined,
  }
}

const trimmed = (words: string | null | undefined) => words?.trim() || undefined

/** In its lines, its extras, its amounts and every word of its notes. */
export const hasBecome = (order: Contents, wanted: Contents): boolean => likeness(order) === likeness(wanted)

const likeness = ({ items, extras, amounts, note, allergyNote }: Contents) =>
  JSON.stringify([items.map(({ note: words, ...item }) => [item, words]), extras, amounts, note, allergyNote])
