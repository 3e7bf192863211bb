/** Renders the admin's pages, for the server. */
import { AdminShell } from './layout/admin-shell.tsx'
import { renderPage, type RenderRequest } from './render-page.tsx'

export const render = (request: RenderRequest) => renderPage(AdminShell, request)
