import { join } from 'node:path'

const OWN = join(import.meta.dirname, '../src/preact')

/**
 * Guests' pages are written for React and run with Preact, in the browser and on the server: both must render the same
 * elements with the same ids.
 */
export const preactAlias = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: join(OWN, 'dom-client.ts') },
  { find: /^\.\/render-to-text\.ts$/, replacement: join(OWN, 'render-to-text.tsx') },
]
