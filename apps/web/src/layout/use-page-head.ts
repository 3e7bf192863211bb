import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Keeps title and canonical address in step while the guest moves between pages. The rest of the head, share tags and
 * structured data, is for programs that read a page as it was sent: the browser has no code to write it again.
 */
export function usePageHead(): void {
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
}

const addLink = () => document.head.appendChild(document.createElement('link'))
