import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { Product } from '@tiffin/contract'
import { CartPanel, MobileCart } from '../guest/cart/cart-contents.tsx'
import { DietFilter } from '../guest/diets/diet-filter.tsx'
import { CategoryChips, CategoryTiles } from '../guest/menu/category-tiles.tsx'
import { ChefSpecials, MoreToLove } from '../guest/menu/menu-specials.tsx'
import { findSection, moreToLoveInput, specialsInput } from '../lib/api/page-queries.ts'
import { MenuResults } from '../guest/menu/menu-results.tsx'
import { menuInput, readMenuSearch } from '../guest/menu/menu-search.ts'
import { MenuTools } from '../guest/menu/menu-tools.tsx'
import { OrderLayout } from '../guest/menu/order-layout.tsx'
import { loadQueries } from '../lib/api/load-queries.ts'
import { menuSectionsJsonLd } from '../lib/start/menu-json-ld.ts'
import { jsonLd } from '../lib/start/page-head.ts'
import { loadedSettings } from '../lib/api/settings.tsx'
import { useTRPC } from '../lib/api/trpc.ts'
import { DishCard } from './-dish-card.tsx'
import { LastOrder } from './-last-order.tsx'
import { sectionHead } from './-section-page.ts'

const FIRST_ROW = 3
const page = { path: '/order-online' }

export const Route = createFileRoute('/order-online')({
  validateSearch: readMenuSearch,
  // Anything else in the address, such as campaign parameters, does not change the page.
  loaderDeps: ({ search }) => readMenuSearch({ ...search }),
  loader: async ({ context: { queryClient, trpc }, deps: search }) => {
    const dishes = loadQueries(
      queryClient.ensureQueryData(trpc.categories.list.queryOptions()),
      queryClient.ensureQueryData(trpc.products.list.queryOptions(menuInput(search))),
      queryClient.ensureQueryData(trpc.products.list.queryOptions(moreToLoveInput)),
    )
    // The page's title is in it; in the browser, dishes can be ordered without it all the same.
    await loadQueries(queryClient.ensureQueryData(trpc.pages.get.queryOptions(page)))
    const shown = queryClient.getQueryData(trpc.pages.get.queryKey(page))
    const specials = findSection(shown?.sections, 'specials')
    await loadQueries(
      dishes,
      ...(specials
        ? [queryClient.ensureQueryData(trpc.products.list.queryOptions(specialsInput(specials)))]
        : []),
    )
  },
  head: ({ match }) => {
    const { publicUrl, queryClient, trpc } = match.context
    const head = sectionHead(match)
    if (!import.meta.env.SSR) return head
    const categories = queryClient.getQueryData(trpc.categories.list.queryKey()) ?? []
    return {
      ...head,
      meta: [
        ...head.meta,
        jsonLd(menuSectionsJsonLd(categories, { publicUrl, settings: loadedSettings(match.context) })),
      ],
    }
  },
  component: OrderOnlinePage,
})

function OrderOnlinePage() {
  const search = Route.useSearch()
  const renderFirst = (product: Product, place: number) => (
    <DishCard product={product} isAboveFold={place < FIRST_ROW} />
  )
  const renderDish = (product: Product) => <DishCard product={product} />
  // Other dishes beside the filtered ones would be taken for filtered, too.
  const hasDiet = search.diet !== undefined || search.without !== undefined
  const isWholeMenu = search.category === undefined && search.q === undefined && !hasDiet
  const trpc = useTRPC()
  const { data } = useQuery(trpc.pages.get.queryOptions(page))
  const specials = findSection(data?.sections, 'specials')
  const popular = findSection(data?.sections, 'popular')
  const areSpecialsBelow = !isWholeMenu && !hasDiet && search.category !== specials?.category

  return (
    <OrderLayout
      head={findSection(data?.sections, 'orderHead')}
      search={search}
      tiles={<CategoryTiles search={search} />}
      chips={<CategoryChips search={search} />}
      sideCart={<CartPanel below={<LastOrder />} />}
      mobileCart={<MobileCart below={<LastOrder />} />}
      afterwards={!hasDiet && popular && <MoreToLove section={popular} />}
    >
      <MenuTools
        search={search}
        renderDietFilter={(onFilter, otherFilters) => (
          <DietFilter action="/order-online" search={search} onFilter={onFilter}>
            {otherFilters}
          </DietFilter>
        )}
      />
      {isWholeMenu && specials && <ChefSpecials section={specials} renderDish={renderFirst} />}
      <MenuResults search={search} renderDish={isWholeMenu ? renderDish : renderFirst} />
      {areSpecialsBelow && specials && <ChefSpecials section={specials} renderDish={renderDish} />}
    </OrderLayout>
  )
}
