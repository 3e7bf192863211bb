/**
 * What a product is called in its address: lower case, accents folded, runs of anything but ASCII letters and digits
 * one hyphen, none at the ends (SPEC 5). '' when nothing is left.
 */
export const normalizeSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
