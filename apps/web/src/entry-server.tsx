/** Renders the site's pages, for the server. */
import { PageShell } from './layout/guest/page-shell.tsx'
import { StillShell } from './layout/guest/still-shell.tsx'
import { isAdminPath } from './lib/start/admin-path.ts'
import { isStillPath } from './lib/start/still-path.ts'
import { renderPage, type RenderRequest } from './render-page.tsx'

export async function render(request: RenderRequest) {
  const { pathname } = new URL(request.url)
  if (!isAdminPath(pathname)) return renderPage(isStillPath(pathname) ? StillShell : PageShell, request)
  // Mantine is loaded with the first of the admin's pages.
  const { AdminShell } = await import('./layout/admin/admin-shell.tsx')
  return renderPage(AdminShell, request)
}
