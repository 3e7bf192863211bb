import { readPictureAddress, type SiteSettings } from '@tiffin/contract'
import { pageDescriptions } from '@tiffin/copy'
import type { ComponentProps } from 'react'
import { loadedSettings } from '../api/settings.tsx'
import type { LoaderContext } from '../api/trpc.ts'
import type { AppContext, PaintedTables } from './app-context.ts'

interface PageHeadOptions {
  /** The match that a route's `head` receives. */
  match: { pathname: string; context: LoaderContext & Pick<AppContext, 'publicUrl' | 'paintedTables'> }
  /** Without one the page's title is the brand alone. */
  title?: string
  /** For pages that are not in the table of descriptions. */
  description?: string
  /** For pages that are not in the table of pictures: the share image's path on this site, or an absolute address. */
  imageUrl?: string | undefined
}

interface ShareImage {
  url: string
  alt: string
  size: { width: number; height: number } | null
}

/** The size of the share images that the server draws. */
const paintedSize = { width: 1200, height: 630 }

/**
 * Title and canonical address of a page, which leaves the query string out. On the server also its description and share
 * tags: they are for programs that read the page as it was sent, so browsers need not load what writes them.
 */
export function pageHead(options: PageHeadOptions) {
  const { match, title } = options
  const pageUrl = new URL(match.pathname, match.context.publicUrl).href
  const settings = loadedSettings(match.context)
  const { name } = settings.identity
  const fullTitle = title ? `${title} | ${name}` : name
  return {
    meta: [
      { title: fullTitle },
      ...(import.meta.env.SSR ? shareTags(options, { fullTitle, pageUrl, settings }) : []),
    ],
    links: [{ rel: 'canonical', href: pageUrl }],
  }
}

interface Titled {
  fullTitle: string
  pageUrl: string
  settings: SiteSettings
}

function shareTags(options: PageHeadOptions, { fullTitle, pageUrl, settings }: Titled) {
  const { match, title = settings.identity.name, imageUrl } = options
  const description = options.description ?? pageDescriptions(settings)[match.pathname]
  return [
    { property: 'og:title', content: fullTitle },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: pageUrl },
    { property: 'og:site_name', content: settings.identity.name },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...imageTags(
      shareImageOf(match.pathname, imageUrl, {
        title,
        identity: settings.identity,
        paintedTables: match.context.paintedTables,
      }),
      match.context.publicUrl,
    ),
  ]
}

interface Shared {
  title: string
  identity: SiteSettings['identity']
  paintedTables: PaintedTables
}

// A page without a picture of its own is shared with the restaurant's. Where that is painted, so are those of the pages.
function shareImageOf(
  path: string,
  imageUrl: string | undefined,
  { title, identity, paintedTables }: Shared,
): ShareImage {
  const isPainted = identity.picture.startsWith('/art/')
  const painted = isPainted && Object.hasOwn(paintedTables, path) ? paintedTables[path] : undefined
  if (painted !== undefined) return paintedImage(painted)
  if (imageUrl !== undefined) return { url: imageUrl, alt: title, size: sizeOf(imageUrl) }
  const home = isPainted ? paintedTables['/'] : undefined
  if (home !== undefined) return paintedImage(home)
  const url = housePicture(identity)
  return { url, alt: identity.name, size: url === ICON ? { width: 512, height: 512 } : sizeOf(url) }
}

const paintedImage = ({ name, alt }: PaintedTables[string]): ShareImage => ({
  url: `/art/page-${name}.png`,
  alt,
  size: paintedSize,
})

function sizeOf(url: string) {
  return /^\/art\/.+\.png$/.test(url) ? paintedSize : readPictureAddress(url)
}

function imageTags({ url, alt, size }: ShareImage, publicUrl: string) {
  return [
    { property: 'og:image', content: new URL(url, publicUrl).href },
    ...(size
      ? [
          { property: 'og:image:width', content: String(size.width) },
          { property: 'og:image:height', content: String(size.height) },
        ]
      : []),
    { property: 'og:image:alt', content: alt },
    // The icon is too small and too square to be spread over a card.
    { name: 'twitter:card', content: url === ICON ? 'summary' : 'summary_large_image' },
  ]
}

/** A JSON-LD block for a route's `head().meta`, on the server only, like the share tags. */
export function jsonLd(thing: Record<string, unknown>) {
  // The router renders and escapes it; its types do not include this key.
  return { 'script:ld+json': { '@context': 'https://schema.org', ...thing } } as ComponentProps<'meta'>
}

/** The restaurant's icon, which the server draws of its logo or its initials. */
const ICON = '/icons/512.png'

/** The picture that stands for the restaurant where it is spoken of elsewhere. */
export const housePicture = ({ picture }: SiteSettings['identity']): string => picture || ICON

/** A round picture of what it serves; without one, its icon. */
export const platePicture = ({ picture }: SiteSettings['identity']): string =>
  picture.startsWith('/art/') ? '/art/hero-thali.svg' : ICON
