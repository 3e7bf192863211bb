import { Alert, Anchor, Badge, Button, Card, Group, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { ReviewStatus, StaffReview } from '@tiffin/contract'
import { reviewsCopy } from '@tiffin/restaurant'
import { useId } from 'react'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { useMay } from '../../lib/session/use-may.ts'
import { FailureNote } from '../../ui/admin/failure-note.tsx'
import { FormDrawer } from '../../ui/admin/form-drawer.tsx'
import { Stars } from '../../ui/stars.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useDecide } from './use-decide.ts'

export const reviewStateLabels: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Awaiting approval',
  approved: 'Approved',
  hidden: 'Hidden',
}

const decisions = [
  { to: 'approved', decision: 'approve', children: 'Approve', variant: 'filled' },
  { to: 'hidden', decision: 'hide', children: 'Hide', variant: 'default' },
] as const

const wholeText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

/** A review with all its actions. */
export function ReviewCard({ review }: { review: StaffReview }) {
  const { product, stars, status, author, customer, text, answer, createdAt, createdLocal } = review
  const { decide, deciding, failure } = useDecide(review)
  const [isAnswering, { open, close }] = useDisclosure()
  const may = useMay()
  const titleId = useId()

  return (
    <Card component="article" aria-labelledby={titleId}>
      <Group justify="space-between">
        <Title order={2} size="h4" id={titleId}>
          <Anchor
            inherit
            c="inherit"
            renderRoot={(root) => <Link to="/admin/reviews" search={{ product: product.slug }} {...root} />}
          >
            {product.title}
          </Anchor>
        </Title>
        <Badge color={status === 'pending' ? 'chilli' : 'royal'}>{reviewStateLabels[status]}</Badge>
      </Group>
      <Group gap="sm" mb="xs" c="dimmed">
        <Stars value={stars} label={reviewsCopy.outOf(stars)} />
        {customer !== null && may?.('customers') ? (
          <Anchor
            renderRoot={(root) => <Link to="/admin/customers/$id" params={{ id: customer._id }} {...root} />}
          >
            {customer.name}
          </Anchor>
        ) : (
          <span>{author}</span>
        )}
        <time dateTime={createdAt}>{formatShortDate(createdLocal)}</time>
      </Group>
      <Text style={wholeText}>{text}</Text>
      {answer !== undefined && (
        <Alert role="note" mt="sm" title="Your reply">
          <Text size="sm" style={wholeText}>
            {answer}
          </Text>
        </Alert>
      )}
      <FailureNote failure={failure} mt="sm" />
      <Group gap="xs" mt="sm">
        {decisions
          .filter(({ to }) => status !== to)
          .map(({ to, decision, ...look }) => (
            <Button
              key={to}
              {...look}
              loading={deciding === decision}
              aria-describedby={titleId}
              onClick={() => decide(decision)}
            />
          ))}
        <Button variant="subtle" aria-describedby={titleId} onClick={open}>
          {answer === undefined ? 'Reply' : 'Edit reply'}
        </Button>
      </Group>
      <FormDrawer isOpen={isAnswering} title={`Reply to a review of ${product.title}`} onClose={close}>
        <AnswerForm review={review} onDone={close} />
      </FormDrawer>
    </Card>
  )
}
