import { createFileRoute } from '@tanstack/react-router'
import { ChefSpecials } from '../guest/home/chef-specials.tsx'
import { chefSpecialsInput } from '../guest/home/home-queries.ts'
import { Community } from '../guest/testimonials/community.tsx'
import { GoldenHighlights } from '../guest/testimonials/golden-highlights.tsx'
import { TestimonialsHero } from '../guest/testimonials/testimonials-hero.tsx'
import { Quotes } from '../guest/testimonials/quotes.tsx'
import { YourTurn } from '../guest/testimonials/your-turn.tsx'
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
