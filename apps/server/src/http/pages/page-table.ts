/** Which pages exist, which parts of their addresses matter, and whether everyone sees the same. */
import { allergens, dietaryLabels, MENU_PAGE_LENGTH, type PagesSettings } from '@tiffin/contract'
import type { CatalogueSnapshot } from '../../platform/context.ts'

interface Page {
  path: RegExp
  /** Search parameters that change the page; all others are ignored. */
  search?: readonly string[]
  isPrivate?: true
  /** Everyone sees the same, but anyone can invent such an address: it must not enter the cache. */
  isEndless?: true
  /** Listed in the sitemap under this address. */
  sitemap?: string
}

const pages: readonly Page[] = [
  { path: /^\/$/, sitemap: '/' },
  {
    path: /^\/order-online$/,
    search: ['category', 'q', 'sort', 'page', 'diet', 'without'],
    sitemap: '/order-online',
  },
  { path: /^\/menu$/, search: ['diet', 'without'], sitemap: '/menu' },
  { path: /^\/catering$/, sitemap: '/catering' },
  { path: /^\/contact$/, sitemap: '/contact' },
  { path: /^\/reservations$/, sitemap: '/reservations' },
  { path: /^\/about$/, sitemap: '/about' },
  { path: /^\/testimonials$/, sitemap: '/testimonials' },
  { path: /^\/terms$/, sitemap: '/terms' },
  { path: /^\/privacy$/, sitemap: '/privacy' },
  { path: /^\/p\/([^/]+)$/ },
  { path: /^\/preview\/[\da-f]{32}$/, isPrivate: true },
  { path: /^\/product\/([^/]+)$/ },
  { path: /^\/cart$/ },
  { path: /^\/checkout$/ },
  { path: /^\/wishlist$/ },
  { path: /^\/orders$/ },
  { path: /^\/(login|signup|forgot-password|verify-email)$/ },
  { path: /^\/reset-password$/, search: ['welcome'] },
  { path: /^\/account$/ },
  { path: /^\/newsletter\/(confirm|unsubscribe)$/ },
  {
    path: /^\/admin(\/(login|availability|backup|categories|catering|closings|coupons|customers|hours|import|keys|kitchen|log|messages|my-login|options|orders|pages|payments|printers|products|promotions|reservations|reviews|settings|setup|staff|steps|subscribers|webhooks))?$/,
  },
  { path: /^\/admin\/(orders\/new|products\/new|customers\/guest|log\/security)$/ },
  { path: /^\/admin\/products\/[\da-f]{32}$/, isEndless: true },
  { path: /^\/admin\/orders\/[\da-f]{32}\/change$/, isEndless: true },
  { path: /^\/admin\/(catering|closings|customers|messages|webhooks)\/[\da-f]{32}$/, isEndless: true },
  { path: /^\/(order|reservation)\/[\da-f]{32}$/, isPrivate: true },
  { path: /^\/order\/[\da-f]{32}\/receipt$/, isPrivate: true },
]

export interface PageAddress {
  /** Path and relevant parameters, in one fixed order: the page's cache key. */
  address: string
  kind: 'public' | 'uncached' | 'private' | 'missing'
}

/** The target of every address without its own page, so invented addresses fill no memory. */
const MISSING_PAGE: PageAddress = { address: '/404', kind: 'missing' }

export function findPage(path: string, search: URLSearchParams, catalogue: CatalogueSnapshot): PageAddress {
  const page = pages.find((candidate) => candidate.path.test(path))
  const slug = /^\/product\/([^/]+)$/.exec(path)?.[1]
  if (!page || (slug && !catalogue.productBySlug.has(slug)) || isLeftOut(path, catalogue)) return MISSING_PAGE
  if (page.isPrivate) return { address: path, kind: 'private' }
  if (page.isEndless) return { address: path, kind: 'uncached' }

  const counted = (page.search ?? []).flatMap((name) => {
    // As a browser without JavaScript sends several of a form's boxes.
    const value = search.getAll(name).join(',')
    return value ? [[name, value] as [string, string]] : []
  })
  const query = new URLSearchParams(counted).toString()
  const isFinite = counted.every(([name, value]) => isKnownValue(name, value, catalogue))
  return { address: query ? `${path}?${query}` : path, kind: isFinite ? 'public' : 'uncached' }
}

// Pages that consist of sections exist while they are published; others, while the settings say so.
function isLeftOut(path: string, { pages: published, settings }: CatalogueSnapshot): boolean {
  if (/^\/(about|testimonials|terms|privacy|p\/.*)$/.test(path) && !published.has(path)) return true
  const part = partOfSite[path]
  return part !== undefined && !settings.pages[part]
}

const partOfSite: Readonly<Record<string, keyof PagesSettings>> = {
  '/about': 'story',
  '/testimonials': 'testimonials',
  '/catering': 'catering',
  '/reservations': 'tables',
  '/wishlist': 'wishlist',
  '/newsletter/confirm': 'newsletter',
}

export const listSitemapPaths = (catalogue: CatalogueSnapshot) => [
  ...pages.flatMap(({ sitemap }) => (sitemap === undefined || isLeftOut(sitemap, catalogue) ? [] : sitemap)),
  ...[...catalogue.pages.keys()].filter((path) => path.startsWith('/p/')),
  ...catalogue.products.map(({ slug }) => `/product/${slug}`),
]

/** Whether it is shown before the restaurant opens, too: it is for staff, or belongs to what was ordered or signed up for. */
export const isShownBeforeLaunch = (path: string): boolean =>
  /^\/(admin|preview|order|reservation|newsletter)(\/|$)/.test(path) ||
  /^\/(forgot-password|reset-password|verify-email)$/.test(path)

// Only values from a fixed set may enter the cache; of several diets together there would be too many.
function isKnownValue(name: string, value: string, { categories, products }: CatalogueSnapshot) {
  if (name === 'category') return categories.some(({ slug }) => slug === value)
  if (name === 'page')
    return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= products.length / MENU_PAGE_LENGTH + 1
  if (name === 'diet') return dietaryLabels.some((label) => label === value)
  if (name === 'without') return allergens.some((label) => label === value)
  if (name === 'welcome') return value === '1'
  return name === 'sort' && (value === 'popular' || value === 'newest')
}
