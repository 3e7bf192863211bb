/** What guests' pages use of `react-dom/client`, with Preact. */
import './skip-react-hints.ts'
import { hydrate } from 'preact'
import { createRootFragment } from 'preact-root-fragment'
import type { ReactNode } from 'react'

/** Hydrates a page that renders its own `<html>`. Preact would take that for the container and put a second one into it. */
export function hydrateRoot(page: Document, children: ReactNode): void {
  const putBack = listForeign(page).map(setAside)
  hydrate(children, createRootFragment(page, page.documentElement))
  for (const put of putBack) put()
}

/** What browser extensions have added around the page. Preact would take it for its own elements, or remove it. */
const listForeign = ({ documentElement, head, body }: Document) => [
  ...[...documentElement.children].filter((element) => element !== head && element !== body),
  ...[...body.children].filter(
    (element) => element.tagName !== 'SCRIPT' && element.querySelector('#content') === null,
  ),
]

function setAside(element: Element): () => void {
  const { parentElement } = element
  element.remove()
  return () => parentElement?.append(element)
}
