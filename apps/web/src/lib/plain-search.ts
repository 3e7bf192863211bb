/** Query strings as everybody writes them: each value a word. The router's own way would make JSON of "?q=65". */

export const readPlainSearch = (text: string): Record<string, unknown> =>
  Object.fromEntries(new URLSearchParams(text))

export function writePlainSearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
