export const FIRST_REVIEWS = 5
export const MORE_REVIEWS = 15

/** The input for the server's query; the first page is loaded with the page itself. */
export const reviewsInput = (slug: string, limit = FIRST_REVIEWS) => ({ slug, limit })
