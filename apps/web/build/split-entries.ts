import type { Plugin } from 'vite'
import { isAdminPath } from '../src/lib/start/admin-path.ts'

const LISTS_ROUTES = /\/(route-tree\.gen|route-assets)\.ts$/
const ROUTE = /^\.\/routes\/(?<page>[^_].*)$/
const ELSEWHERE = '\0elsewhere:'

/**
 * Leaves the pages of the other entry out of a build. The router then knows only the addresses of guests' pages, and of
 * the admin's that there is one; `routes/__root.tsx` opens what is elsewhere with a full page load.
 */
export function splitEntries(entry: 'guests' | 'admin'): Plugin {
  const isOurs = (page: string) => isAdminPath(`/${page.split(/[._]/)[0]}`) === (entry === 'admin')
  return {
    name: 'tiffin:split-entries',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const page = LISTS_ROUTES.test(importer) ? ROUTE.exec(source)?.groups?.['page'] : undefined
      return page === undefined || isOurs(page) ? undefined : ELSEWHERE + page
    },
    transform(code, id) {
      return entry === 'guests' && id.endsWith('/route-tree.gen.ts') ? withoutAdminPages(code) : undefined
    },
    load(id) {
      if (!id.startsWith(ELSEWHERE)) return undefined
      return `import { createFileRoute } from '@tanstack/react-router'\nexport const Route = createFileRoute('')({})`
    },
  }
}

const ADMIN_PAGE = /import \{ Route as (?<name>Admin\w+)RouteImport \} from '\.\/routes\/admin\.[^']+'\n/g
const CHILDREN = /const AdminRouteChildren: AdminRouteChildren = \{[^}]*\}\n/

/** Each address costs a hundred bytes, and there are some forty. */
export function withoutAdminPages(code: string): string {
  const names = [...code.matchAll(ADMIN_PAGE)].map(({ groups }) => groups?.['name'] ?? '')
  const withChildren = 'AdminRoute._addFileChildren(AdminRouteChildren)'
  if (names.length === 0 || !CHILDREN.test(code) || !code.includes(withChildren))
    throw new Error('The route tree is written in another way than this expects')
  return names
    .reduce((rest, name) => rest.replace(routeOf(name), ''), code)
    .replaceAll(ADMIN_PAGE, '')
    .replace(CHILDREN, '')
    .replace(withChildren, 'AdminRoute')
}

const routeOf = (name: string) =>
  new RegExp(`const ${name}Route = ${name}RouteImport\\.update\\(\\{[^}]*\\} as any\\)\\n`)
