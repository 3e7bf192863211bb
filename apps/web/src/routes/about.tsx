import { createFileRoute } from '@tanstack/react-router'
import { AboutHero, Purpose, Values, TwoKitchens } from '../guest/about/about-sections.tsx'
import { Chef, TiffinTimeline, Invitation } from '../guest/about/about-people.tsx'
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
