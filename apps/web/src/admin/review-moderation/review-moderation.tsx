import {
  Stack,
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  Group,
  Text,
  Title,
  Blockquote,
  Textarea,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { answerReviewInput, type ReviewStatus, type StaffReview } from '@tiffin/contract'
import { reviewsCopy } from '@tiffin/copy'
import { useId } from 'react'
import { explainFailedMove } from '../../lib/api/explain-failure.ts'
import { listQuery } from '../../lib/api/load-queries.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { FormDrawer } from '../../ui/admin/form-drawer.tsx'
import { RecordForm } from '../../ui/admin/record-page.tsx'
import { SearchedList } from '../../ui/admin/searched-list.tsx'
import { Stars } from '../../ui/stars.tsx'
import { showToast } from '../../ui/toast.ts'
import { reviewListInput, type ReviewSearch } from './review-search.ts'

/** The customers' reviews, those awaiting approval first. */
export function ReviewModeration({ search, onSearch }: SearchProps<ReviewSearch>) {
  const trpc = useTRPC()
  const query = useQuery(trpc.reviews.listForStaff.queryOptions(reviewListInput(search), listQuery))
  const { status, product, q } = search
  const isCaughtUp = status === 'pending' && product === undefined && q === undefined
  const reviews = query.data?.reviews
  const dish = reviews?.find(({ product: { slug } }) => slug === product)?.product.title ?? product

  return (
    <SearchedList
      section="reviews"
      hint="Guests only see reviews you have approved. Your reply is shown publicly below the review."
      search={search}
      onSearch={onSearch}
      searchLabel="Search reviews, replies, names and dishes"
      statuses={reviewStateLabels}
      filters={
        product !== undefined && (
          <ButtonLink
            to="/admin/reviews"
            search={{ ...search, product: undefined, page: undefined }}
            variant="filled"
            size="xs"
            radius="xl"
            resetScroll={false}
            aria-label={`Only ${dish}. Show all dishes`}
          >
            {dish} ×
          </ButtonLink>
        )
      }
      query={query}
      entries={reviews}
      one="review"
      empty={{ title: 'No reviews yet', hint: 'Customers can review a dish once they have picked it up.' }}
      nothingFound={isCaughtUp ? allCaughtUp : undefined}
    >
      {(some, isOld) => (
        <Stack role="list" aria-label="Reviews" aria-busy={isOld || undefined}>
          {some.map((review) => (
            <div role="listitem" key={review._id}>
              <ReviewCard review={review} />
            </div>
          ))}
        </Stack>
      )}
    </SearchedList>
  )
}

const allCaughtUp = { title: 'All caught up', hint: 'New reviews appear here for your approval.' }

const reviewStateLabels: Readonly<Record<ReviewStatus, string>> = {
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
function ReviewCard({ review }: { review: StaffReview }) {
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
      <FailureAlert failure={failure} mt="sm" />
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

type Decision = 'approve' | 'hide'

/** Approves or hides the text shown. If there is a newer one, that is shown instead. */
function useDecide({ _id: id, version }: StaffReview) {
  const client = useTRPCClient()
  const reviewsChanged = useReviewsChanged()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (decision: Decision) => client.reviews[decision].mutate({ id, version }),
    onSettled: reviewsChanged,
  })

  return {
    decide: (decision: Decision) => {
      if (!isPending) mutate(decision)
    },
    deciding: isPending ? variables : null,
    failure: error && explainFailedMove(error),
  }
}

interface AnswerFormProps {
  review: StaffReview
  /** Called after saving or cancelling. */
  onDone: () => void
}

/** The restaurant's answer below a review. Saving it empty removes the answer. */
function AnswerForm({ review, onDone }: AnswerFormProps) {
  const client = useTRPCClient()
  const reviewsChanged = useReviewsChanged()
  const record = useRecordForm({
    original: review,
    draftOf: (original) => ({ answer: original?.answer ?? '' }),
    read: ({ answer }) => ({ id: review._id, version: review.version, answer }),
    schema: answerReviewInput,
    async save(input) {
      try {
        return await client.reviews.answer.mutate(input)
      } catch (error) {
        // Shows what the author has changed meanwhile; the text typed here stays.
        void reviewsChanged()
        throw error
      }
    },
    refresh: reviewsChanged,
    onSaved({ answer }) {
      onDone()
      showToast({ message: answer ? 'Reply saved' : 'Reply removed', kind: 'success' })
    },
    fallback: 'The reply could not be saved',
  })

  return (
    <>
      <Blockquote p="md" mb="md" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {review.text}
      </Blockquote>
      <RecordForm record={record} submitLabel="Save reply" onCancel={onDone}>
        <Textarea
          label="Your public reply"
          rows={5}
          data-autofocus
          {...record.form.getInputProps('answer')}
        />
      </RecordForm>
    </>
  )
}

/** Refetches what a decision affects: the list, the dish and its cards. */
function useReviewsChanged() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries(trpc.products.pathFilter())
    void queryClient.invalidateQueries(trpc.reviews.list.pathFilter())
    void queryClient.invalidateQueries(trpc.admin.waiting.pathFilter())
    await queryClient.invalidateQueries(trpc.reviews.listForStaff.pathFilter())
  }
}
