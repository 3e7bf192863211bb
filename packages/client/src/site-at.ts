import { TiffinError } from './tiffin-error.ts'

/** The address that calls are below, without the slash at its end. */
export function siteAt(url: string): string {
  const { protocol, origin, pathname } = parse(url)
  if (protocol !== 'http:' && protocol !== 'https:') throw unusable(url)
  return origin + pathname.replace(/\/+$/, '')
}

function parse(url: string): URL {
  try {
    return new URL(url)
  } catch (cause) {
    throw unusable(url, cause)
  }
}

function unusable(url: string, cause?: unknown) {
  const message = `${url} is not the address of a site: it begins with http:// or https://`
  return new TiffinError('VALIDATION', message, { issues: [{ path: 'url', message }], cause })
}
