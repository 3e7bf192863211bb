import { HeadContent, RouterContextProvider, Scripts, type AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { CONTAINER_ID } from './lib/start/app-context.ts'

interface DocumentOptions {
  /** The rendered page. */
  page: string
  /** The address of the only script of a page without React; null for all others. */
  stillScript: string | null
}

/** The document around a page, which only the server writes: head, styles, and the scripts that start the page. */
export function writeDocument(router: AnyRouter, { page, stillScript }: DocumentOptions): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <html lang="en-CA" data-mantine-color-scheme="light">
        <head>
          <HeadContent />
        </head>
        <body>
          <div id={CONTAINER_ID} dangerouslySetInnerHTML={{ __html: page }} />
          {stillScript === null ? <Scripts /> : <script type="module" src={stillScript} />}
        </body>
      </html>
    </RouterContextProvider>,
  )
}
