/** What guests' pages use of `react-dom/client`, with Preact. */
import './skip-react-hints.ts'
import { hydrate } from 'preact'
import { createRootFragment } from 'preact-root-fragment'
import type { ReactNode } from 'react'

/** Hydrates a page that renders its own `<html>`. Preact would take that for the container and put a second one into it. */
export function hydrateRoot(page: Document, children: ReactNode): void {
  hydrate(children, createRootFragment(page, page.documentElement))
}
