/** Calls that somebody waits for at the counter: without a connection they are refused at once, and not sent later. */
import type { Order } from '@tiffin/contract'
import { readErrorBody } from '../api/explain-failure.ts'
import { PATIENCE_MS } from './form-signals.ts'
import { NotSent } from './send-once.ts'

/** Rejects with `NotSent` while the browser is offline, and if there is no answer for so long that none will come. */
export async function callAtOnce<Answer>(
  call: (options: { signal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  if (!navigator.onLine) throw new NotSent()
  return call({ signal: AbortSignal.timeout(PATIENCE_MS) })
}

/** What to say where no answer came; null: one did. `done` is what may have happened: 'the order was changed'. */
export function explainSilence(error: unknown, done: string): { title: string; hint: string } | null {
  if (error instanceof NotSent)
    return {
      title: 'You are offline, so nothing was sent.',
      hint: 'Everything you entered is still here. Try again once you are connected.',
    }
  if (!isUnanswered(error)) return null
  return {
    title: `No answer, so it is not known whether ${done}.`,
    hint: 'Everything you entered is still here. Press again: it is never done twice.',
  }
}

/** It may have been done all the same. */
export const isUnanswered = (error: unknown): boolean => {
  const body = readErrorBody(error)
  return !(error instanceof NotSent) && (body === null || body.code === 'UNAVAILABLE')
}

// A change of an order whose answer was lost: whether the order, read again, has become what was wanted.

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
