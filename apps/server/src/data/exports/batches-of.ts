import type { Cell } from './table.ts'

/** All rows of a sheet: calls `next` for the rows after the last one until there are none. */
export async function* batchesOf<Row>(
  next: (last: Row | undefined) => PromiseLike<Row[]>,
  rowOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  for (let part = await next(undefined); part.length > 0; part = await next(part.at(-1)))
    yield part.map(rowOf)
}
