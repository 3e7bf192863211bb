import { createFileRoute } from '@tanstack/react-router'
import { MenuCard } from '../guest/menu-card/menu-card.tsx'
import { DietFilter } from '../guest/diets/diet-filter.tsx'
import { dietInput, readDietSearch, type DietSearch } from '../lib/search/diet-search.ts'
import { loadQueries } from '../lib/api/load-queries.ts'
import { menuJsonLd } from '../lib/start/menu-json-ld.ts'
import { jsonLd } from '../lib/start/page-head.ts'
import { loadedSettings } from '../lib/api/settings.tsx'
import { trpc } from '../lib/api/trpc.ts'
import { sectionHead } from './-section-page.ts'

export const Route = createFileRoute('/menu')({
  validateSearch: readDietSearch,
  loaderDeps: ({ search }) => readDietSearch({ ...search }),
  loader: async ({ context: { api }, deps: search }) => {
    const dishes = loadQueries(
      api.categories.list.ensureData(),
      api.products.list.ensureData(dietInput(search)),
    )
    // The page's title is in it.
    await api.pages.get.ensureData({ path: '/menu' })
    await dishes
  },
  head: ({ match }) => {
    const { api, publicUrl } = match.context
    const head = sectionHead(match)
    if (!import.meta.env.SSR) return head
    const menu = api.products.list.getData(dietInput(match.search))
    if (menu === undefined) return head
    return {
      ...head,
      meta: [...head.meta, jsonLd(menuJsonLd(menu.products, { publicUrl, settings: loadedSettings(api) }))],
    }
  },
  component: MenuPage,
})

function MenuPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const filter = (next: DietSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  const { data: page } = trpc.pages.get.useQuery({ path: '/menu' })
  if (page === undefined) return null
  return (
    <MenuCard
      page={page}
      search={search}
      filter={<DietFilter action="/menu" search={search} onFilter={filter} />}
    />
  )
}
