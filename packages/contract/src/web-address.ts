import { MAX_LINK_LENGTH } from './limits.ts'
import { text } from './text.ts'

const BASE = 'http://site.invalid'

// The browser's own parsing decides: "/\elsewhere" is another site, "javascript:" is not a web address.
export function isWebAddress(value: string): boolean {
  if (value === '') return true
  const url = URL.parse(value, BASE)
  const isOwnPath = value.startsWith('/') && url?.origin === BASE
  return isOwnPath || /^https?:\/\/[^/]/i.test(value)
}

/** An http(s) address or a path of this site; '' and null mean none. Never fetched by the server. */
export const webAddress = (message: string) => text(MAX_LINK_LENGTH).refine(isWebAddress, message).nullish()
