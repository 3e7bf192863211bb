const MAX_SLUG_LENGTH = 120

/** Latin letters that are no letter with an accent to Unicode. */
const LATIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

/**
 * A product's slug: lower case, accents folded, runs of anything but ASCII letters and digits become
 * one hyphen, none at the ends (SPEC 5). '' if nothing is left; some single characters fold into many, so it is cut
 * where an address would become too long.
 */
export const normalizeSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[æđðħıłøœßþ]/g, (letter) => LATIN[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-|-$/g, '')
