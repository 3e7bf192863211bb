import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DishSection } from '../guest/home/dish-section.tsx'
import { Slides } from '../guest/home/hero.tsx'
import { Promotions } from '../guest/home/promotions.tsx'
import type { DrawnByRoute } from '../guest/sections/page-sections.tsx'
import { loadedSettings } from '../lib/api/settings.tsx'
import { farewell } from '../lib/session/farewell.ts'
import { jsonLd } from '../lib/start/page-head.ts'
import { faqJsonLd, restaurantJsonLd } from '../lib/start/restaurant-json-ld.ts'
import { showToast } from '../ui/toast.ts'
import { DishCard } from './-dish-card.tsx'
import { loadSections } from './-load-sections.ts'
import { pageOf, sectionHead } from './-section-page.ts'
import { SectionPage } from './-shown-sections.tsx'

export const Route = createFileRoute('/')({
  // With the page, not in the script of all pages.
  codeSplitGroupings: [['component', 'loader']],
  loader: loadSections,
  head: ({ match }) => {
    const head = sectionHead(match)
    if (!import.meta.env.SSR) return head
    const { publicUrl, queryClient, trpc } = match.context
    const settings = loadedSettings(match.context)
    const specialDays = queryClient.getQueryData(trpc.openingHours.special.queryKey())?.days ?? []
    const page = pageOf(match)
    const things = [
      restaurantJsonLd(publicUrl, { settings, specialDays, description: page?.description }),
      ...faqJsonLd(page),
    ]
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

const drawn: DrawnByRoute = {
  slides: (section) => <Slides section={section} />,
  promotions: () => <Promotions />,
  dishes: (section) => (
    <DishSection section={section} renderDish={(product) => <DishCard product={product} />} />
  ),
}

function HomePage() {
  useFarewell()
  return <SectionPage drawn={drawn} />
}
