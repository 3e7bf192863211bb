/** Renders guests' pages, for the server. */
import { PageShell } from './layout/page-shell.tsx'
import { renderPage, type RenderRequest } from './render-page.tsx'

export const render = (request: RenderRequest) => renderPage(PageShell, request)
