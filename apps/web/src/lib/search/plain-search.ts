/** Query strings with plain string values. The router's own parser would read "?q=65" as JSON. */

/** What is repeated is a list: 'diet=vegan&diet=dairy-free', as a form without JavaScript sends it. */
export function readPlainSearch(text: string): Record<string, unknown> {
  const search = new URLSearchParams(text)
  return Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name).join(',')]))
}

export function writePlainSearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
