import { normalizeSlug } from '@tiffin/contract'

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
    ...dishes.map(({ _id, title }) => [normalizeSlug(title), _id] as const),
    // Last: a slug is unique.
    ...dishes.map(({ _id, slug }) => [slug, _id] as const),
  ])
  const taken = new Set<string>()
  return fileNames.map((fileName) => {
    const name = withoutEnding(fileName)
    const id = [name, name.replace(ADDED, '')]
      .map((candidate) => idByName.get(normalizeSlug(candidate)))
      .find((found) => found !== undefined)
    if (id === undefined || taken.has(id)) return null
    taken.add(id)
    return id
  })
}

const withoutEnding = (fileName: string) =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    // Macs write an accent as a character after its letter.
    .normalize('NFC')
