/** Query strings with plain string values. The router's own parser would read "?q=65" as JSON. */

export const readPlainSearch = (text: string): Record<string, unknown> =>
  Object.fromEntries(new URLSearchParams(text))

export function writePlainSearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
