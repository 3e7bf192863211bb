import { createFileRoute } from '@tanstack/react-router'
import { ChefSpecials } from '../features/home/chef-specials.tsx'
import { chefSpecialsInput } from '../features/home/home-queries.ts'
import { Community } from '../features/testimonials/community.tsx'
import { GoldenHighlights } from '../features/testimonials/golden-highlights.tsx'
import { TestimonialsHero } from '../features/testimonials/testimonials-hero.tsx'
import { Quotes } from '../features/testimonials/quotes.tsx'
import { YourTurn } from '../features/testimonials/your-turn.tsx'
import { ProductCard } from '../features/menu/product-card.tsx'
import { loadQueries } from '../lib/load-queries.ts'
import { pageHead } from '../lib/page-head.ts'

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
