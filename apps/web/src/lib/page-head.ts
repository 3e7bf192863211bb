import { restaurant } from '@tiffin/restaurant'
import type { ComponentProps } from 'react'

interface PageHeadOptions {
  /** The match that a route's `head` receives. */
  match: { pathname: string; context: { publicUrl: string } }
  /** Without one the page bears the bare brand. */
  title?: string
  description?: string
  /** The share image's path on this site, or an absolute address. */
  imageUrl?: string | undefined
}

/** Title, description, share tags and the canonical address of a page; the address leaves the query string out. */
export function pageHead({ match, title, description, imageUrl }: PageHeadOptions) {
  const { publicUrl } = match.context
  const pageUrl = new URL(match.pathname, publicUrl).href
  const fullTitle = title ? `${title} | ${restaurant.brand}` : restaurant.brand
  const meta = [
    { title: fullTitle },
    { property: 'og:title', content: fullTitle },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: pageUrl },
    { property: 'og:site_name', content: restaurant.brand },
  ]
  return {
    meta: [
      ...meta,
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
      ...(imageUrl
        ? [
            { property: 'og:image', content: new URL(imageUrl, publicUrl).href },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ],
    links: [{ rel: 'canonical', href: pageUrl }],
  }
}

/** A JSON-LD block for a route's `head().meta`. */
export function jsonLd(thing: Record<string, unknown>) {
  // The router writes and escapes it; its types do not mention this key.
  return { 'script:ld+json': { '@context': 'https://schema.org', ...thing } } as ComponentProps<'meta'>
}
