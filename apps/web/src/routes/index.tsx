import { createFileRoute } from '@tanstack/react-router'
import type { Product } from '@tiffin/contract'
import { homeCopy, homeFaq } from '@tiffin/restaurant'
import { CallToAction } from '../features/home/call-to-action.tsx'
import { CategoryPlates } from '../features/home/category-plates.tsx'
import { ChefSpecials } from '../features/home/chef-specials.tsx'
import { Hero } from '../features/home/hero.tsx'
import { restaurantJsonLd } from '../features/home/home-json-ld.ts'
import { chefSpecialsInput, newArrivalsInput } from '../features/home/home-queries.ts'
import { NewArrivals } from '../features/home/new-arrivals.tsx'
import { PriceList } from '../features/home/price-list.tsx'
import { Promotions } from '../features/home/promotions.tsx'
import { About } from '../features/story/about.tsx'
import { faqJsonLd } from '../features/story/faq-json-ld.ts'
import { LocalHighlights } from '../features/story/local-highlights.tsx'
import { MadeInCanada } from '../features/story/made-in-canada.tsx'
import { Questions } from '../features/story/questions.tsx'
import { Services } from '../features/story/services.tsx'
import { Testimonials } from '../features/story/testimonials.tsx'
import { loadQueries } from '../lib/load-queries.ts'
import { jsonLd, pageHead } from '../lib/page-head.ts'
import { loadedSettings, useSettings } from '../lib/settings.tsx'
import { DishCard } from './-dish-card.tsx'

export const Route = createFileRoute('/')({
  loader: async ({ context: { api } }) => {
    const promotions = api.promotions.list.ensureData(undefined, { retry: false })
    await loadQueries(
      api.categories.list.ensureData(),
      api.openingHours.special.ensureData(),
      api.products.list.ensureData(chefSpecialsInput),
      api.products.list.ensureData(newArrivalsInput),
      promotions,
    )
    // Their number is unknown, so no space can be reserved for them: the browser waits too.
    await promotions.catch(() => undefined)
  },
  head: ({ match }) => {
    const head = pageHead({ match })
    if (!import.meta.env.SSR) return head
    const { api, publicUrl } = match.context
    const settings = loadedSettings(api)
    const specialDays = api.openingHours.special.getData()?.days ?? []
    const things = [restaurantJsonLd(publicUrl, { settings, specialDays }), faqJsonLd(homeFaq(settings))]
    return { ...head, meta: [...head.meta, ...things.map(jsonLd)] }
  },
  component: HomePage,
})

function HomePage() {
  const renderDish = (product: Product) => <DishCard product={product} />
  return (
    <>
      <Hero />
      <Promotions />
      <About />
      <CategoryPlates />
      <PriceList />
      <ChefSpecials renderDish={renderDish} />
      <NewArrivals renderDish={renderDish} />
      <Services />
      <LocalHighlights />
      <Testimonials />
      <MadeInCanada />
      <Questions heading={homeCopy.faq.heading} questions={homeFaq(useSettings())} />
      <CallToAction />
    </>
  )
}
