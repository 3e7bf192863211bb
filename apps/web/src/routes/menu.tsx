import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ListProductsInput, Product } from '@tiffin/contract'
import { MenuCard } from '../guest/menu-card/menu-card.tsx'
import { DietFilter } from '../guest/diets/diet-filter.tsx'
import { dietInput, readDietSearch, type DietSearch } from '../lib/search/diet-search.ts'
import { loadQueries } from '../lib/api/load-queries.ts'
import { loadWholeMenu } from '../domain/use-whole-menu.ts'
import { menuJsonLd } from '../lib/start/menu-json-ld.ts'
import { jsonLd } from '../lib/start/page-head.ts'
import { loadedSettings } from '../lib/api/settings.tsx'
import { useTRPC, type LoaderContext } from '../lib/api/trpc.ts'
import { sectionHead } from './-section-page.ts'

export const Route = createFileRoute('/menu')({
  // Other pages go without what reads the whole menu.
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: readDietSearch,
  loaderDeps: ({ search }) => readDietSearch({ ...search }),
  loader: async ({ context, deps: search }) => {
    const { queryClient, trpc } = context
    const dishes = loadQueries(
      queryClient.ensureQueryData(trpc.categories.list.queryOptions()),
      loadWholeMenu(context, dietInput(search)),
    )
    // The page's title is in it.
    await queryClient.ensureQueryData(trpc.pages.get.queryOptions({ path: '/menu' }))
    await dishes
  },
  head: ({ match }) => {
    const { publicUrl } = match.context
    const head = sectionHead(match)
    if (!import.meta.env.SSR) return head
    const products = loadedMenu(match.context, match.search)
    if (products.length === 0) return head
    return {
      ...head,
      meta: [
        ...head.meta,
        jsonLd(menuJsonLd(products, { publicUrl, settings: loadedSettings(match.context) })),
      ],
    }
  },
  component: MenuPage,
})

/** Every answer that the loader has read. */
function loadedMenu({ queryClient, trpc }: LoaderContext, search: DietSearch): Product[] {
  const input = dietInput(search)
  const products: Product[] = []
  const read = (asked: ListProductsInput) => queryClient.getQueryData(trpc.products.list.queryKey(asked))
  let part = read(input)
  while (part !== undefined) {
    products.push(...part.products)
    part = read({ ...input, offset: products.length })
  }
  return products
}

function MenuPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const filter = (next: DietSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  const trpc = useTRPC()
  const { data: page } = useQuery(trpc.pages.get.queryOptions({ path: '/menu' }))
  if (page === undefined) return null
  return (
    <MenuCard
      page={page}
      search={search}
      filter={<DietFilter action="/menu" search={search} onFilter={filter} />}
    />
  )
}
