import type { RestRoute } from './route.ts'

const PARAMETER = /:(\w+)/g

/** Whatever its parameters are called. */
export const addressOf = (path: string) => path.replaceAll(PARAMETER, ':parameter')

export const parametersOf = (path: string) => Array.from(path.matchAll(PARAMETER), ([, name = '']) => name)

/**
 * The path as OpenAPI needs it. OpenAPI treats two paths that differ only in a parameter's name as one, so a parameter
 * that is a slug for one call and an id for another is called `slugOrId`.
 */
export function documentedPath({ path }: RestRoute, routes: readonly RestRoute[]): string {
  const alike = routes.filter((other) => addressOf(other.path) === addressOf(path))
  let position = -1
  return path.replaceAll(PARAMETER, () => {
    position += 1
    const names = new Set(alike.map((other) => parametersOf(other.path)[position] ?? ''))
    return `{${joinNames([...names].toSorted())}}`
  })
}

const joinNames = ([first = '', ...others]: string[]) =>
  first + others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`).join('')
