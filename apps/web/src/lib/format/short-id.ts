const SHORT_ID_LENGTH = 6

/** The end of an id, for people to compare (SPEC 9). */
export const shortId = (id: string): string => id.slice(-SHORT_ID_LENGTH)
