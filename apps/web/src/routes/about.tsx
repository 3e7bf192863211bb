import { createFileRoute } from '@tanstack/react-router'
import { AboutHero } from '../guest/about/about-hero.tsx'
import { Chef } from '../guest/about/chef.tsx'
import { Invitation } from '../guest/about/invitation.tsx'
import { Purpose } from '../guest/about/purpose.tsx'
import { TiffinTimeline } from '../guest/about/tiffin-timeline.tsx'
import { TwoKitchens } from '../guest/about/two-kitchens.tsx'
import { Values } from '../guest/about/values.tsx'
import { pageHead } from '../lib/start/page-head.ts'

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
