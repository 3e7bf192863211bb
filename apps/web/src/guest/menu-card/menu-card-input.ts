import { dietInput, type DietSearch } from '../../lib/search/diet-search.ts'

/** The page's query: everything that fits, in menu order. The loader and the page must use the same input. */
export const menuCardInput = (search: DietSearch) => dietInput(search)
