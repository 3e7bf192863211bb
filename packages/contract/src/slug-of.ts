import anyAscii from 'any-ascii'
import { normalizeSlug } from './fold-words.ts'

/**
 * The slug of a title in any script: `normalizeSlug`, with other scripts written in Latin letters ("Фалафель" is
 * "falafel"). '' only if the text has nothing that can be written so. Its table weighs half a megabyte: a browser loads
 * it when a title needs it.
 */
export function slugOf(text: string): string {
  const letters = text.normalize('NFKC').replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (run) => anyAscii(run))
  return normalizeSlug(letters) || normalizeSlug(anyAscii(text))
}
