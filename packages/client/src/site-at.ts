import { TiffinError } from './tiffin-error.ts'

/** The base address of calls, without a trailing slash; throws `VALIDATION` if it is not a site's address. */
export function siteAt(url: string): string {
  const { protocol, origin, pathname } = parse(url)
  if (protocol !== 'http:' && protocol !== 'https:') throw unusable(url, BEGINNING)
  const path = pathname.replace(/\/+$/, '')
  const [, suffix] = /(\/(?:api|trpc))$/.exec(path) ?? []
  if (suffix) throw unusable(url, `give it without ${suffix}`)
  return origin + path
}

function parse(url: string): URL {
  try {
    return new URL(url)
  } catch (cause) {
    throw unusable(url, BEGINNING, cause)
  }
}

const BEGINNING = 'it begins with http:// or https://'

function unusable(url: string, advice: string, cause?: unknown) {
  const message = `${url} is not the address of a site: ${advice}`
  return new TiffinError('VALIDATION', message, { issues: [{ path: 'url', message }], cause })
}
