/** Reads a list of any length, part by part. */
import type { CallOptions } from './call-options.ts'

/** Which part of a list a call returns. */
interface Part {
  limit?: number | string | undefined
  offset?: number | string | undefined
}

interface Entry {
  _id: string
}

/** What a list has: either the answer itself is the list, or one of its fields. */
type EntryOf<Answer> = Answer extends readonly (infer One)[]
  ? One
  : { [Field in keyof Answer]-?: Answer[Field] extends readonly (infer One)[] ? One : never }[keyof Answer]

/** The input of the call, without its part of the list. */
type Filter<Input> = Omit<NonNullable<Input>, keyof Part> & {
  /** How many are read at a time, from 2 to 1,000. */
  limit?: number | undefined
}

/** As with the call itself, the input can be left out if it has no required field. */
type Arguments<Input> =
  Partial<Filter<Input>> extends Filter<Input>
    ? [input?: Filter<Input>, options?: CallOptions]
    : [input: Filter<Input>, options?: CallOptions]

const PART_LENGTH = 500

/**
 * Every entry of a list: `for await (const order of each(tiffin.orders.list, { status: 'open' }))`. Reads the next part when the
 * loop gets there. While others add to the list and take from it, an entry that stays on it comes exactly once; one that is
 * added or leaves meanwhile may come or not. A call that fails ends it with its `TiffinError`.
 */
export async function* each<Input extends Part | undefined, Answer>(
  list: (input: Input, options?: CallOptions) => Promise<Answer>,
  ...[input, options]: Arguments<Input>
): AsyncGenerator<EntryOf<Answer>, void, undefined> {
  const limit = Math.max(2, input?.limit ?? PART_LENGTH)
  // Parts overlap: if the next one has nothing of those before it, something between them has moved forward.
  const overlap = Math.ceil(limit / 10)
  const seen = new Set<string>()
  for (let offset = 0; ;) {
    const answer = await list({ ...input, limit, offset } as unknown as Input, options)
    const part = entriesIn(answer)
    if (offset > 0 && !part.some(({ _id }) => seen.has(_id))) {
      offset = Math.max(0, offset - limit)
      continue
    }
    for (const entry of part) {
      if (seen.has(entry._id)) continue
      seen.add(entry._id)
      yield entry as EntryOf<Answer>
    }
    if (part.length < limit) return
    offset += limit - overlap
  }
}

function entriesIn(answer: unknown): Entry[] {
  const list = Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray)
  return (list ?? []) as Entry[]
}
