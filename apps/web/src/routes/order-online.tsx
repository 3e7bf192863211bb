import { createFileRoute } from '@tanstack/react-router'
import type { Product } from '@tiffin/contract'
import { CartPanel, MobileCart } from '../guest/cart/cart-contents.tsx'
import { DietFilter } from '../guest/diets/diet-filter.tsx'
import { CategoryChips, CategoryTiles } from '../guest/menu/category-tiles.tsx'
import { ChefSpecials, MoreToLove } from '../guest/menu/menu-specials.tsx'
import { orderPageSpecialsInput, moreToLoveInput } from '../lib/api/page-queries.ts'
import { MenuResults } from '../guest/menu/menu-results.tsx'
import { menuInput, readMenuSearch } from '../guest/menu/menu-search.ts'
import { MenuTools } from '../guest/menu/menu-tools.tsx'
import { OrderLayout } from '../guest/menu/order-layout.tsx'
import { loadQueries } from '../lib/api/load-queries.ts'
import { menuSectionsJsonLd } from '../lib/start/menu-json-ld.ts'
import { jsonLd, pageHead } from '../lib/start/page-head.ts'
import { loadedSettings } from '../lib/api/settings.tsx'
import { DishCard } from './-dish-card.tsx'
import { LastOrder } from './-last-order.tsx'

const FIRST_ROW = 3

export const Route = createFileRoute('/order-online')({
  validateSearch: readMenuSearch,
  // Anything else in the address, such as campaign parameters, does not change the page.
  loaderDeps: ({ search }) => readMenuSearch({ ...search }),
  loader: ({ context: { api }, deps: search }) =>
    loadQueries(
      api.categories.list.ensureData(),
      api.products.list.ensureData(menuInput(search)),
      api.products.list.ensureData(orderPageSpecialsInput),
      api.products.list.ensureData(moreToLoveInput),
    ),
  head: ({ match }) => {
    const { api, publicUrl } = match.context
    const head = pageHead({ match, title: 'Order Online' })
    if (!import.meta.env.SSR) return head
    const categories = api.categories.list.getData() ?? []
    return {
      ...head,
      meta: [
        ...head.meta,
        jsonLd(menuSectionsJsonLd(categories, { publicUrl, settings: loadedSettings(api) })),
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
  const areSpecialsBelow = !isWholeMenu && !hasDiet && search.category !== orderPageSpecialsInput.category

  return (
    <OrderLayout
      search={search}
      tiles={<CategoryTiles search={search} />}
      chips={<CategoryChips search={search} />}
      sideCart={<CartPanel below={<LastOrder />} />}
      mobileCart={<MobileCart below={<LastOrder />} />}
      afterwards={!hasDiet && <MoreToLove />}
    >
      <MenuTools
        search={search}
        renderDietFilter={(onFilter, otherFilters) => (
          <DietFilter action="/order-online" search={search} onFilter={onFilter}>
            {otherFilters}
          </DietFilter>
        )}
      />
      {isWholeMenu && <ChefSpecials renderDish={renderFirst} />}
      <MenuResults search={search} renderDish={isWholeMenu ? renderDish : renderFirst} />
      {areSpecialsBelow && <ChefSpecials renderDish={renderDish} />}
    </OrderLayout>
  )
}
