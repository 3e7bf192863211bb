export const FIRST_REVIEWS = 5
export const MORE_REVIEWS = 15

/** The question to the server; the first one is asked with the page. */
export const reviewsInput = (slug: string, limit = FIRST_REVIEWS) => ({ slug, limit })
