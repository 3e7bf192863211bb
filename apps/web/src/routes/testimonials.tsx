import { createFileRoute } from '@tanstack/react-router'
import { ChefSpecials } from '../guest/home/featured-dishes.tsx'
import { chefSpecialsInput } from '../lib/api/page-queries.ts'
import {
  Community,
  TestimonialsHero,
  Quotes,
  YourTurn,
  GoldenHighlights,
} from '../guest/testimonials/testimonials-sections.tsx'
import { ProductCard } from '../guest/menu/product-card.tsx'
import { loadQueries } from '../lib/api/load-queries.ts'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/testimonials')({
  loader: ({ context: { api } }) => loadQueries(api.products.list.ensureData(chefSpecialsInput)),
  head: ({ match }) => pageHead({ match, title: 'Testimonials' }),
  component: TestimonialsPage,
})

function TestimonialsPage() {
  return (
    <>
      <TestimonialsHero />
      <Quotes />
      <ChefSpecials renderDish={(product) => <ProductCard product={product} />} />
      <Community />
      <GoldenHighlights />
      <YourTurn />
    </>
  )
}
