// Letters that are no letter with an accent to Unicode, and the ways to type an apostrophe. Case stays.
export const PLAIN_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['dDdDhHilLoO', 'đĐðÐħĦıłŁøØ'],
    ["''''", '’‘ʼ´'],
  ].flatMap(([plain = '', letters = '']) =>
    Array.from(letters, (letter, index) => [letter, plain.charAt(index)]),
  ),
)

export const LIGATURES: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'TH',
}

/** For a regular expression's character class, also of Postgres. */
export const ACCENTS = String.raw`[\u0300-\u036f]`

/** A name without accents, with one kind of apostrophe: staff find "Núñez" by "nunez" and "O’Brien" by "O'Brien". */
export const foldWords = (words: string): string =>
  words
    .replaceAll(/./gu, (letter) => PLAIN_LETTERS[letter] ?? LIGATURES[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(new RegExp(ACCENTS, 'gu'), '')

/** Whether a name contains the words, whatever their case and accents. */
export const containsWords = (name: string, words: string): boolean =>
  foldWords(name).toLowerCase().includes(foldWords(words).toLowerCase())

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
