/** An order while its guest changes it: the lines that stay, and those that are new. */
import { orderedChoicesOf, type LineOption, type Order, type OrderItem } from '@tiffin/contract'
import { orderedExtrasOf, type ChosenExtras } from '../../lib/format/order-extras.ts'

export interface DraftLine extends OrderItem {
  /** Tells it from the others while it is changed. */
  key: string
  /** Its place in the order; undefined for a new line. */
  line?: number | undefined
  areOptionsChanged?: boolean
}

export interface ChangeDraft {
  lines: DraftLine[]
  note: string
  isAllergy: boolean
  /** Absent until they are changed. */
  extras?: ChosenExtras
  /** How many dishes have been added, for their keys. */
  added: number
}

export const draftOf = ({ items, note, allergyNote }: Order): ChangeDraft => ({
  lines: items.map((item, line) => ({ ...item, line, key: `line ${line}` })),
  note: note ?? '',
  isAllergy: allergyNote === true,
  added: 0,
})

/** What is sent: the whole order as it is to be. */
export const changeInput = (
  { _id: id, revision }: Order,
  { lines, note, isAllergy, extras }: ChangeDraft,
) => ({
  id,
  revision,
  items: lines.map(({ line, slug, title, product, quantity, note: words, options, areOptionsChanged }) =>
    line === undefined
      ? { slug, title, product, quantity, note: words ?? null, ...orderedChoicesOf({ options }) }
      : {
          line,
          quantity,
          note: words ?? null,
          ...(areOptionsChanged && { options: orderedChoicesOf({ options }).options ?? [] }),
        },
  ),
  ...(extras && { extras: orderedExtrasOf(extras) }),
  note: note.trim() === '' ? null : note,
  allergyNote: isAllergy,
})

/** The same without words, which cost nothing: what is asked for at each press, and not at each letter. */
export const withoutNotes = ({
  items,
  note: _note,
  allergyNote: _is,
  ...rest
}: ReturnType<typeof changeInput>) => ({
  ...rest,
  items: items.map(({ note: _words, ...item }) => item),
})

export const setLine = (draft: ChangeDraft, key: string, change: Partial<DraftLine>): ChangeDraft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
})

export const removeLine = (draft: ChangeDraft, key: string): ChangeDraft => ({
  ...draft,
  lines: draft.lines.filter((line) => line.key !== key),
})

interface NewDish {
  _id: string
  slug: string
  title: string
  thumbnail?: string | undefined
}

export const addLine = (
  draft: ChangeDraft,
  { _id, slug, title, thumbnail }: NewDish,
  options: LineOption[],
): ChangeDraft => ({
  ...draft,
  added: draft.added + 1,
  lines: [
    ...draft.lines,
    {
      key: `new ${draft.added} ${slug}`,
      slug,
      title,
      product: _id,
      price: 0,
      quantity: 1,
      ...(thumbnail !== undefined && { thumbnail }),
      ...(options.length > 0 && { options }),
    },
  ],
})
