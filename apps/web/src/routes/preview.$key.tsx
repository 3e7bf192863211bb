import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { DrawnByRoute } from '../guest/sections/page-sections.tsx'
import { notFoundIfAbsent, loadQueries } from '../lib/api/load-queries.ts'
import { sectionQueries } from '../lib/api/section-queries.ts'
import { pageHead } from '../lib/start/page-head.ts'
import { useTRPC } from '../lib/api/trpc.ts'
import { QuoteSection } from '../guest/catering/quote-section.tsx'
import { Contact, Directions } from '../guest/contact/contact-sections.tsx'
import { ContactForm } from '../guest/enquiries/contact-form.tsx'
import { Slides } from '../guest/home/hero.tsx'
import { Promotions } from '../guest/home/promotions.tsx'
import { Booking } from '../guest/reservations/booking-sections.tsx'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import type { Product, ShownPage } from '@tiffin/contract'
import { CategoryTiles } from '../guest/menu/category-tiles.tsx'
import { MenuResults } from '../guest/menu/menu-results.tsx'
import { menuInput } from '../guest/menu/menu-search.ts'
import { ChefSpecials, MoreToLove } from '../guest/menu/menu-specials.tsx'
import { OrderLayout } from '../guest/menu/order-layout.tsx'
import { ProductCard } from '../guest/menu/product-card.tsx'
import { MenuCard } from '../guest/menu-card/menu-card.tsx'
import { findSection, moreToLoveInput, specialsInput } from '../lib/api/page-queries.ts'
import { loadWholeMenu } from '../domain/use-whole-menu.ts'
import { dietInput } from '../lib/search/diet-search.ts'
import { readOnly, ShownSections } from './-shown-sections.tsx'

/** A draft, for the colleague who edits it. */
export const Route = createFileRoute('/preview/$key')({
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ context, params }) => {
    const { queryClient, trpc } = context
    const { path, sections } = await notFoundIfAbsent(
      queryClient.ensureQueryData(trpc.pages.draft.queryOptions(params)),
    )
    const specials = findSection(sections, 'specials')
    await loadQueries(
      ...sectionQueries(sections, context),
      ...(path === '/menu' || path === '/order-online'
        ? [
            queryClient.ensureQueryData(trpc.categories.list.queryOptions()),
            path === '/menu'
              ? loadWholeMenu(context, dietInput({}))
              : queryClient.ensureQueryData(trpc.products.list.queryOptions(menuInput({}))),
            queryClient.ensureQueryData(trpc.products.list.queryOptions(moreToLoveInput)),
          ]
        : []),
      ...(specials
        ? [queryClient.ensureQueryData(trpc.products.list.queryOptions(specialsInput(specials)))]
        : []),
    )
  },
  head: ({ match }) => {
    const head = pageHead({ match, title: 'Draft', description: '' })
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
  },
  component: Draft,
})

// As they look: the page has no script.
const drawn = {
  ...readOnly,
  slides: (section) => <Slides section={section} />,
  promotions: () => <Promotions />,
  contact: (section) => <Contact section={section} form={<ContactForm />} />,
  map: (section) => <Directions section={section} />,
  quote: (section) => <QuoteSection section={section} />,
  booking: (section) => (
    <Booking section={section}>
      <FormSkeleton fields={6} />
    </Booking>
  ),
} satisfies DrawnByRoute

function Draft() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.pages.draft.queryOptions(Route.useParams()))
  if (data === undefined) return null
  if (data.path === '/menu') return <MenuCard page={data} search={{}} filter={null} />
  if (data.path === '/order-online') return <OrderDraft page={data} />
  return <ShownSections page={data} drawn={drawn} />
}

function OrderDraft({ page: { sections } }: { page: ShownPage }) {
  const specials = findSection(sections, 'specials')
  const popular = findSection(sections, 'popular')
  const renderDish = (product: Product) => <ProductCard product={product} />
  return (
    <OrderLayout
      head={findSection(sections, 'orderHead')}
      search={{}}
      tiles={<CategoryTiles search={{}} />}
      chips={null}
      sideCart={null}
      mobileCart={null}
      afterwards={popular && <MoreToLove section={popular} />}
    >
      {specials && <ChefSpecials section={specials} renderDish={renderDish} />}
      <MenuResults search={{}} renderDish={renderDish} />
    </OrderLayout>
  )
}
