import type { Plugin } from 'vite'

const ICON = /@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/
const NODES = /const __iconNode = (?<nodes>\[\[.*\]\]);/

type IconNode = [tag: string, attributes: Record<string, string>]

/** Draws an icon with one path instead of up to five: a page has dozens of icons. */
export function onePathIcons(): Plugin {
  return {
    name: 'tiffin:one-path-icons',
    transform(code, id) {
      if (!ICON.test(id)) return undefined
      const nodes = NODES.exec(code)?.groups?.['nodes']
      const path = nodes === undefined ? null : joinPaths(JSON.parse(nodes) as IconNode[])
      return path === null ? undefined : code.replace(NODES, `const __iconNode = ${JSON.stringify([path])};`)
    },
  }
}

/** Null where one path would not look the same. */
function joinPaths(nodes: readonly IconNode[]): IconNode | null {
  const isPlain = nodes.every(
    ([tag, attributes]) =>
      tag === 'path' &&
      attributes['d']?.startsWith('M') === true &&
      Object.keys(attributes).every((name) => name === 'd' || name === 'key'),
  )
  return isPlain ? ['path', { d: nodes.map(([, { d }]) => d).join(''), key: 'svg-0' }] : null
}
