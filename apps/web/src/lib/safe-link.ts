const BASE = 'http://site.invalid'

/**
 * Where a link that somebody typed may lead: to an http(s) address or a path of this site, else nowhere. The contract
 * refuses all others at the door, in the same words; importing it would bring the schemas along. A test holds the two
 * equal.
 */
export function readSafeLink(raw: string): string | null {
  if (/^https?:\/\/[^/]/i.test(raw)) return raw
  if (!raw.startsWith('/')) return null
  // What a browser makes of it decides: "//elsewhere" and "/\elsewhere" are other sites.
  return URL.canParse(raw, BASE) && new URL(raw, BASE).origin === BASE ? raw : null
}
