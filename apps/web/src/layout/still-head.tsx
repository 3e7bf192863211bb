import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

const NO_HTML = { __html: '' }

/**
 * The head that a guest's page came with, share tags and all: the browser has no code to write it again. Navigating
 * changes the title and the canonical address.
 */
export function StillHead() {
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta = [] }) => meta).findLast((tag) => tag?.title)?.title,
  })
  const canonical = useMatches({
    select: (matches) =>
      matches.flatMap(({ links = [] }) => links).findLast((link) => link?.rel === 'canonical')?.href,
  })

  useLayoutEffect(() => {
    if (title !== undefined) document.title = title
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (canonical === undefined) link?.remove()
    else Object.assign(link ?? addLink(), { rel: 'canonical', href: canonical })
  }, [title, canonical])

  // Hydration does not compare what is set as HTML with the page.
  return <head dangerouslySetInnerHTML={NO_HTML} suppressHydrationWarning />
}

const addLink = () => document.head.appendChild(document.createElement('link'))
