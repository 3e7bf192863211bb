import { createFileRoute } from '@tanstack/react-router'
import type { Product } from '@tiffin/contract'
import { useEffect } from 'react'
import { homeCopy, homeFaq } from '@tiffin/restaurant'
import { CallToAction, PriceList, CategoryPlates } from '../guest/home/home-sections.tsx'
import { ChefSpecials } from '../guest/home/chef-specials.tsx'
import { NewArrivals } from '../guest/home/featured-dishes.tsx'
import { Hero } from '../guest/home/hero.tsx'
import { priceListInput } from '../guest/home/price-list-input.ts'
import { restaurantJsonLd, faqJsonLd } from '../lib/start/restaurant-json-ld.ts'
import { chefSpecialsInput, newArrivalsInput } from '../lib/api/page-queries.ts'
import { Promotions } from '../guest/home/promotions.tsx'
import { About, MadeInCanada, Testimonials, LocalHighlights } from '../guest/story/our-story.tsx'
import { Questions } from '../guest/story/questions.tsx'
import { Services } from '../guest/story/services.tsx'
import { loadQueries } from '../lib/api/load-queries.ts'
import { jsonLd, pageHead } from '../lib/start/page-head.ts'
import { loadedSettings, useSettings } from '../lib/api/settings.tsx'
import { farewell } from '../lib/session/farewell.ts'
import { showToast } from '../ui/toast.ts'
import { DishCard } from './-dish-card.tsx'

export const Route = createFileRoute('/')({
  // With the page, not in the script of all pages: which dishes its price list asks for.
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ context: { api } }) => {
    const promotions = api.promotions.list.ensureData(undefined, { retry: false })
    await loadQueries(
      api.categories.list.ensureData(),
      api.openingHours.special.ensureData(),
      api.products.list.ensureData(chefSpecialsInput),
      api.products.list.ensureData(newArrivalsInput),
      api.products.list.ensureData(priceListInput),
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

function useFarewell() {
  useEffect(() => {
    const message = farewell.get()
    farewell.set(null)
    if (message !== null) showToast({ message, kind: 'success' })
  }, [])
}

function HomePage() {
  useFarewell()
  const renderDish = (product: Product) => <DishCard product={product} />
  return (
    <>
      <Hero />
      <Promotions />
      <About />
      <CategoryPlates />
      <PriceList />
      <ChefSpecials copy={homeCopy.chefSpecials} renderDish={renderDish} />
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
