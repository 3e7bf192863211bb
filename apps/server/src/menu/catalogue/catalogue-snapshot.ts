/**
 * The menu in memory: read whole, cached until its version changes. Contains no rules about ordering; an order reads
 * its products from the database.
 */
import { createHash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { isOutage } from '../../db/outage.ts'
import { listSoldPortions } from '../../ledger/sales/sales-queries.ts'
import type { Catalogue, CataloguePart, CatalogueSnapshot } from '../../platform/context.ts'
import { listPageRows, nextPublication, type PageRow, publishedContent } from '../../platform/read-pages.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { type Clock, dayOn, type Zone } from '../../platform/wall-clock.ts'
import {
  isSoldOutAt,
  listActivePromotions,
  listCategoryRows,
  listProductRows,
  listSpecialDays,
  type ProductRow,
  readBlocked,
  readBusyMode,
  readCatalogueVersion,
} from './catalogue-queries.ts'
import { dishFinder } from './dish-names.ts'
import { type GroupRow, type LinkRow, listGroupRows, listLinkRows } from './option-queries.ts'
import { presentGroupsByDish, shownAt } from './present-options.ts'
import { presentCategory, presentListed, presentProduct } from './present-product.ts'
import { createMenuSearch, type MenuSearch } from './search-menu.ts'
import { withDishes } from './dishes-of-choices.ts'

// "popular" may be a minute old at most; half of that leaves room for a cached page.
const POPULARITY_MAX_AGE_MS = 30_000
// What sells well now, not what once did; and a long history need not be read.
const POPULARITY_DAYS = 90

interface Source {
  db: Database
  clock: Clock
  /** False while change announcements may be missed: then the version is read before every answer. */
  isListening: () => boolean
}

/** The part that portions being sold or restocked do not change. */
interface Menu {
  version: number
  /** The last event before it was read. */
  eventNumber: number
  categories: Awaited<ReturnType<typeof listCategoryRows>>
  settings: CatalogueSnapshot['settings']
  specialDays: CatalogueSnapshot['specialDays']
  busyMode: CatalogueSnapshot['busyMode']
  blocked: CatalogueSnapshot['blocked']
  promotions: CatalogueSnapshot['promotions']
  pages: PageRow[]
  optionGroups: GroupRow[]
  optionLinks: LinkRow[]
  soldBySlug: ReadonlyMap<string, number>
  readAtMs: number
  /** Its index is built once, however often portions are sold and popularity is read again. */
  search?: MenuSearch | undefined
}

interface Loaded {
  snapshot: CatalogueSnapshot
  version: number
  menu: Menu
  /** When the first of the dishes and choices sold out until some day is available again. */
  validUntilMs: number
}

export function createCatalogue({ db, clock, isListening }: Source): Catalogue {
  let loaded: Loaded | null = null
  let loading: Promise<void> | null = null
  const changes = { any: 0, menu: 0 }
  const covered = { any: -1, menu: -1 }

  const isCurrent = ({ menu, validUntilMs }: Loaded) =>
    clock.nowMs() - menu.readAtMs < POPULARITY_MAX_AGE_MS && clock.nowMs() < validUntilMs

  async function refresh() {
    const { any, menu } = changes
    const read = await readCatalogueVersion(db)
    const { version } = read
    const sameMenu =
      loaded !== null && (covered.menu >= menu || loaded.menu.version === version) ? loaded : null
    const cachedMenu = sameMenu && isCurrent(sameMenu) ? sameMenu.menu : undefined
    if (!cachedMenu || loaded?.version !== version) {
      const nowMs = clock.nowMs()
      // At once: the database answers one while this process reads the other.
      const [latest, rows] = await Promise.all([cachedMenu ?? readMenu(db, read, nowMs), listProductRows(db)])
      latest.search ??= sameMenu?.menu.search
      loaded = present(latest, rows, version, nowMs, loaded?.snapshot)
    }
    Object.assign(covered, { any, menu })
  }

  function markStale(part?: CataloguePart) {
    changes.any += 1
    if (part !== 'stock') changes.menu += 1
  }

  async function loadUntil(isFreshEnough: (it: Loaded) => boolean): Promise<CatalogueSnapshot> {
    // A load that began before the latest changes does not contain them: load again.
    while (loaded === null || !isFreshEnough(loaded)) {
      loading ??= refresh().finally(() => (loading = null))
      try {
        await loading
      } catch (error) {
        // Without the database, the menu as last read is the best available; orders are decided by the database.
        if (loaded === null || !isOutage(error)) throw error
        return loaded.snapshot
      }
    }
    return loaded.snapshot
  }

  return {
    async current() {
      if (!isListening()) markStale()
      const { any } = changes
      return loadUntil((it) => covered.any >= any && isCurrent(it))
    },
    peek() {
      const isKnown = loaded !== null && isListening() && covered.any >= changes.any && isCurrent(loaded)
      return isKnown ? loaded?.snapshot : undefined
    },
    async rules() {
      if (!isListening()) markStale()
      const { menu } = changes
      return await loadUntil(() => covered.menu >= menu)
    },
    markStale,
  }
}

function popularDays(nowMs: number, zone: Zone) {
  const to = dayOn(new Date(nowMs), zone)
  return { from: Temporal.PlainDate.from(to).subtract({ days: POPULARITY_DAYS }).toString(), to }
}

async function readMenu(
  db: Database,
  { version, eventNumber }: Awaited<ReturnType<typeof readCatalogueVersion>>,
  nowMs: number,
): Promise<Menu> {
  const settings = await readSettings(db)
  const { region } = settings
  return {
    version,
    eventNumber,
    categories: await listCategoryRows(db),
    settings,
    specialDays: await listSpecialDays(db, dayOn(new Date(nowMs), region)),
    busyMode: await readBusyMode(db),
    blocked: await readBlocked(db),
    promotions: await listActivePromotions(db),
    pages: await listPageRows(db),
    optionGroups: await listGroupRows(db),
    optionLinks: await listLinkRows(db),
    soldBySlug: await listSoldPortions(db, popularDays(nowMs, region), region),
    readAtMs: nowMs,
  }
}

function present(
  menu: Menu,
  rows: ProductRow[],
  version: number,
  nowMs: number,
  previous: CatalogueSnapshot | undefined,
): Loaded {
  // The dishes are newer than the rest of the menu, whose changes another process may not have announced yet.
  const { eventNumber } = menu
  const visible = rows.filter(({ product }) => !product.isHidden)
  const popular = rankByPopularity(visible, menu.soldBySlug)
  const soldOut = rows.filter(({ product }) => isSoldOutAt(product, nowMs))
  const unavailable = rows.filter(({ product }) => isSoldOutAt(product, nowMs) || product.stock === 0)
  const goneChoices = menu.optionGroups.flatMap(({ choices }) =>
    choices.filter((choice) => isSoldOutAt(choice, nowMs)),
  )
  // A dish that is back because its day has come changes no version.
  const menuRevision = [
    menu.version,
    fingerprint(idsOf(popular)),
    fingerprint(idsOf(unavailable)),
    fingerprint(goneChoices.map(({ groupId, key }) => `${groupId} ${key}`)),
    // So is a page whose time has come.
    fingerprint(
      menu.pages.filter((page) => publishedContent(page, nowMs) !== page.published).map(({ path }) => path),
    ),
  ].join('-')
  const revision = `${version}-${menuRevision}`
  const returning = [...soldOut.map(({ product }) => product), ...goneChoices]
  const validUntilMs = Math.min(
    nextPublication(menu.pages, nowMs),
    ...returning.map(({ soldOutUntil }) => soldOutUntil?.getTime() ?? Infinity),
  )
  if (previous?.revision === revision)
    return { snapshot: { ...previous, eventNumber }, version, menu, validUntilMs }

  const shown = shownAt(nowMs, menu.settings.region)
  const groupsByDish = presentGroupsByDish(withDishes(menu, rows, shown), menu.optionLinks, shown)
  const productById = new Map(
    rows.map((row) => {
      const { id } = row.product
      return [id, Object.freeze(presentProduct(row, shown, groupsByDish.get(id) ?? []))]
    }),
  )
  const inOrderOf = (ranked: typeof rows) =>
    ranked.flatMap(({ product }) => productById.get(product.id) ?? [])
  const products = inOrderOf(visible)
  menu.search ??= createMenuSearch(products)
  const findRow = dishFinder(visible.map(({ product }) => product))
  const snapshot: CatalogueSnapshot = {
    revision,
    menuRevision,
    eventNumber,
    categories: menu.categories.map(presentCategory),
    products,
    listForStaff: () =>
      rows.flatMap((row) => {
        const product = productById.get(row.product.id)
        return product ? [presentListed(row, product)] : []
      }),
    popular: inOrderOf(popular),
    newest: inOrderOf(rankByCreation(visible)),
    settings: menu.settings,
    specialDays: menu.specialDays,
    busyMode: menu.busyMode,
    blocked: menu.blocked,
    promotions: menu.promotions,
    pages: new Map(
      menu.pages.flatMap((page) => {
        const content = publishedContent(page, nowMs)
        return content === null ? [] : [[page.path, content] as const]
      }),
    ),
    productBySlug: new Map(products.map((product) => [product.slug, product])),
    findProduct: (name) => productById.get(findRow(name)?.id ?? ''),
    search: menu.search,
  }
  return { snapshot, version, menu, validUntilMs }
}

const idsOf = (rows: ProductRow[]) => rows.map(({ product }) => product.id)

function fingerprint(ids: string[]) {
  return createHash('sha256').update(ids.join()).digest('base64url').slice(0, 12)
}

/** By portions sold, then featured ones, then menu order; the rows must come in menu order. */
function rankByPopularity(
  rows: readonly ProductRow[],
  soldBySlug: ReadonlyMap<string, number>,
): ProductRow[] {
  const sold = ({ product }: ProductRow) => soldBySlug.get(product.slug) ?? 0
  return rows.toSorted(
    (a, b) => sold(b) - sold(a) || Number(b.product.isFeatured) - Number(a.product.isFeatured),
  )
}

/** Newest first; those created at the same moment in menu order. */
function rankByCreation(rows: readonly ProductRow[]): ProductRow[] {
  return rows.toSorted((a, b) => b.product.createdAt.getTime() - a.product.createdAt.getTime())
}
