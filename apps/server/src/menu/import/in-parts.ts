// On the embedded database a statement runs in this process: none may block it for long.
const ROWS_PER_STATEMENT = 50

export function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += ROWS_PER_STATEMENT) {
    yield items.slice(from, from + ROWS_PER_STATEMENT)
  }
}

/** Reports how many rows were written, and lets the server do something else. */
export type PauseAfter = (count: number) => Promise<void>
