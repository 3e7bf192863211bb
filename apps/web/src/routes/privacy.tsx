import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { PrivacyPolicy } from '../guest/policies/policies.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/privacy')({
  head: ({ match }) => pageHead({ match, title: 'Privacy' }),
  component: PrivacyPage,
})

function PrivacyPage() {
  const { today } = useLoaderData({ from: '__root__' })
  return <PrivacyPolicy today={today} />
}
