/** How many characters a reader sees: an accented letter is one, and so is an emoji. */
export function countCharacters(value: string): number {
  if (!('Segmenter' in Intl)) return Array.from(value).length
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(value)).length
}
