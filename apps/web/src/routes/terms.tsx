import { createFileRoute } from '@tanstack/react-router'
import { TermsStatement } from '../features/policies/terms-statement.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/terms')({
  head: ({ match }) => pageHead({ match, title: 'Terms' }),
  component: TermsStatement,
})
