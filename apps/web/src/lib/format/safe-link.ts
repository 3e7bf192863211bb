const BASE = 'http://site.invalid'

/**
 * Where a user-entered link may lead: to an http(s) address or a path of this site, else nowhere. The contract rejects
 * all others on the server by the same rule; importing it would include the schemas. A test ensures that the two
 * agree.
 */
export function readSafeLink(raw: string): string | null {
  if (/^https?:\/\/[^/]/i.test(raw)) return raw
  if (!raw.startsWith('/')) return null
  // The browser's own interpretation decides: "//elsewhere" and "/\elsewhere" are other sites.
  return URL.canParse(raw, BASE) && new URL(raw, BASE).origin === BASE ? raw : null
}
