/**
 * The menu in memory: read whole, kept until its version changes. Holds no rule about ordering; an order reads
 * its products from the database.
 */
import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Catalogue, CatalogueSnapshot } from '../../platform/procedures.ts'
import {
  getCatalogueVersion,
  listCategoryRows,
  listProductRows,
  listSoldQuantities,
} from './catalogue-queries.ts'
import { foldText } from './fold-text.ts'
import { presentCategory, presentProduct } from './present-product.ts'
import { rankByCreation, rankByPopularity } from './rank-products.ts'

// "popular" may be a minute old at most; half of that leaves room for a page that waits in a cache.
const POPULARITY_MAX_AGE_MS = 30_000

interface Source {
  db: Database
  clock: Clock
  /** False while change announcements may be missed: then the version is read before every answer. */
  isListening: () => boolean
}

interface Loaded {
  snapshot: CatalogueSnapshot
  version: number
  popularityReadAtMs: number
}

export function createCatalogue({ db, clock, isListening }: Source): Catalogue {
  let loaded: Loaded | null = null
  let loading: Promise<void> | null = null
  let changesSeen = 0
  let changesLoaded = -1

  const isPopularityFresh = ({ popularityReadAtMs }: Loaded) =>
    clock.nowMs() - popularityReadAtMs < POPULARITY_MAX_AGE_MS

  const holds = (changes: number): boolean =>
    loaded !== null && changesLoaded >= changes && isPopularityFresh(loaded)

  async function refresh() {
    const changes = changesSeen
    const version = await getCatalogueVersion(db)
    if (loaded?.version !== version || !isPopularityFresh(loaded)) {
      loaded = await loadCatalogue(db, version, clock.nowMs(), loaded)
    }
    changesLoaded = changes
  }

  return {
    async current() {
      if (!isListening()) changesSeen += 1
      const changes = changesSeen
      // A load that began before these changes does not hold them: then go round again.
      while (!holds(changes)) {
        loading ??= refresh().finally(() => (loading = null))
        await loading
      }
      return (loaded as Loaded).snapshot
    },
    markStale() {
      changesSeen += 1
    },
  }
}

async function loadCatalogue(
  db: Database,
  version: number,
  nowMs: number,
  previous: Loaded | null,
): Promise<Loaded> {
  const categoryRows = await listCategoryRows(db)
  const rows = await listProductRows(db)
  const sold = await listSoldQuantities(db)
  const popular = rankByPopularity(rows, new Map(sold.map((row) => [row.productId ?? '', row.quantity])))
  const revision = `${version}-${fingerprint(popular.map(({ product }) => product.id))}`
  if (previous?.snapshot.revision === revision) return { ...previous, popularityReadAtMs: nowMs }

  const productById = new Map(rows.map((row) => [row.product.id, Object.freeze(presentProduct(row))]))
  const inOrderOf = (ranked: typeof rows) =>
    ranked.flatMap(({ product }) => productById.get(product.id) ?? [])
  const products = inOrderOf(rows)
  const snapshot: CatalogueSnapshot = {
    revision,
    categories: categoryRows.map(presentCategory),
    products,
    popular: inOrderOf(popular),
    newest: inOrderOf(rankByCreation(rows)),
    productBySlug: new Map(products.map((product) => [product.slug, product])),
    searchTextBySlug: new Map(
      products.map(({ slug, title, description }) => [slug, foldText(`${title}\n${description}`)]),
    ),
  }
  return { snapshot, version, popularityReadAtMs: nowMs }
}

function fingerprint(ids: string[]) {
  return createHash('sha256').update(ids.join()).digest('base64url').slice(0, 12)
}
