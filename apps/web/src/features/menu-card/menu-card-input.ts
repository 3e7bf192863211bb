/** The page's query: everything, in menu order. The loader and the page must use the same input. */
export const menuCardInput = {}
