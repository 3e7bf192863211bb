import { createFileRoute } from '@tanstack/react-router'
import { AboutHero } from '../features/about/about-hero.tsx'
import { Chef } from '../features/about/chef.tsx'
import { Invitation } from '../features/about/invitation.tsx'
import { Purpose } from '../features/about/purpose.tsx'
import { TiffinTimeline } from '../features/about/tiffin-timeline.tsx'
import { TwoKitchens } from '../features/about/two-kitchens.tsx'
import { Values } from '../features/about/values.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/about')({
  head: ({ match }) => pageHead({ match, title: 'About Us' }),
  component: AboutPage,
})

function AboutPage() {
  return (
    <>
      <AboutHero />
      <TwoKitchens />
      <Values />
      <Purpose />
      <TiffinTimeline />
      <Chef />
      <Invitation />
    </>
  )
}
