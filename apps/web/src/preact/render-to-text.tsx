import './skip-react-hints.ts'
import { renderToStringAsync } from 'preact-render-to-string'
import type { ReactNode } from 'react'

/** As `../render-to-text.ts` does with React: waits for lazy components, and fails with any component's error. */
export async function renderToText(page: ReactNode): Promise<string> {
  return renderToStringAsync(<>{page}</>)
}
