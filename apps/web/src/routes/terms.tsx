import { createFileRoute } from '@tanstack/react-router'
import { TermsStatement } from '../guest/policies/policies.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/terms')({
  head: ({ match }) => pageHead({ match, title: 'Terms' }),
  component: TermsStatement,
})
