import { foldWords } from './fold-words.ts'

const MAX_SLUG_LENGTH = 120

/**
 * A product's slug: lower case, accents folded, runs of anything but ASCII letters and digits become
 * one hyphen, none at the ends (SPEC 5). '' if nothing is left; some single characters fold into many, so it is cut
 * where an address would become too long.
 */
export const normalizeSlug = (text: string): string =>
  foldWords(text)
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-|-$/g, '')
