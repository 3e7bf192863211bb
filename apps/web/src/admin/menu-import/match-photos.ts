import { foldWords, normalizeSlug } from '@tiffin/contract'

interface Dish {
  _id: string
  slug: string
  title: string
}

/** What cameras, phones and file managers add to a name: " (1)", "-2", "_copy". */
const ADDED = /(?:[\s_-]*(?:\(\d+\)|copy|\d{1,2}))+$/i

/**
 * Finds the dish of each photograph by the file's name: its slug or its title, such as butter-chicken.jpg or
 * "Butter Chicken (1).jpg". A dish has one photograph, so the first file is taken; null where none fits.
 */
export function matchPhotos(fileNames: readonly string[], dishes: readonly Dish[]): (string | null)[] {
  const idByName = new Map([
    ...dishes.map(({ _id, title }) => [nameOf(title), _id] as const),
    // Last: a slug is unique.
    ...dishes.map(({ _id, slug }) => [slug, _id] as const),
  ])
  const taken = new Set<string>()
  return fileNames.map((fileName) => {
    const name = withoutEnding(fileName)
    const id = [name, name.replace(ADDED, '')]
      .map((candidate) => idByName.get(nameOf(candidate)))
      .find((found) => found !== undefined)
    if (id === undefined || taken.has(id)) return null
    taken.add(id)
    return id
  })
}

/** As in a slug. One with letters of another script keeps them all: without them two dishes may be called alike. */
function nameOf(text: string): string {
  const folded = foldWords(text).toLowerCase()
  return /[^\p{ASCII}\p{Script=Latin}\P{L}]/u.test(folded)
    ? folded.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
    : normalizeSlug(text)
}

const withoutEnding = (fileName: string) =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    // Macs write an accent as a character after its letter.
    .normalize('NFC')
