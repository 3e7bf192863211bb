const MAX_SLUG_LENGTH = 120

/**
 * What a product is called in its address: lower case, accents folded, runs of anything but ASCII letters and digits
 * one hyphen, none at the ends (SPEC 5). '' when nothing is left; some single characters fold into many, so it is cut
 * where an address would become too long.
 */
export const normalizeSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-|-$/g, '')
