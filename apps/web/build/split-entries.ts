import type { Plugin } from 'vite'
import { isAdminPath } from '../src/lib/start/admin-path.ts'

const LISTS_ROUTES = /\/(route-tree\.gen|route-assets)\.ts$/
const ROUTE = /^\.\/routes\/(?<page>[^_].*)$/
const ELSEWHERE = '\0elsewhere:'

/**
 * Leaves the pages of the other entry out of a build. The router then knows only their addresses, and
 * `routes/__root.tsx` opens them with a full page load.
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
    load(id) {
      if (!id.startsWith(ELSEWHERE)) return undefined
      return `import { createFileRoute } from '@tanstack/react-router'\nexport const Route = createFileRoute('')({})`
    },
  }
}
