import { MAX_LIST_LENGTH } from '@tiffin/contract'

/** Reads a list to its end: one answer of the server has a limit, so a very long list comes in several. */
export async function readAll<Entry>(
  readPart: (offset: number) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const all: Entry[] = []
  for (;;) {
    const part = await readPart(all.length)
    all.push(...part)
    if (part.length < MAX_LIST_LENGTH) return all
  }
}
