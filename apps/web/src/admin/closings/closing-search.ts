import { readDay, readPage, searchReader } from '../../lib/search/search-reader.ts'

/** A day of the calendar, if it is one that is looked at; and the page of the list of closings. */
export const readClosingSearch = searchReader({ day: readDay, page: readPage })

export type ClosingSearch = ReturnType<typeof readClosingSearch>
