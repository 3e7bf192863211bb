/** What the page asks for: everything, in the order of the menu. The loader and the page must ask in the same words. */
export const menuCardInput = {}
