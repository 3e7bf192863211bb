import type { Cell } from './table.ts'

/** All rows of a sheet: `next` is asked for those after the last one until there are no more. */
export async function* partsOf<Row>(
  next: (last: Row | undefined) => PromiseLike<Row[]>,
  rowOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  for (let part = await next(undefined); part.length > 0; part = await next(part.at(-1)))
    yield part.map(rowOf)
}
