import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { permissionsOf, type StaffReview } from '@tiffin/contract'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveSession } from '../../lib/session/session.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ReviewModeration } from './review-moderation.tsx'
import type { ReviewSearch } from './review-search.ts'

const pending: StaffReview = {
  _id: 'r1',
  author: 'Juniper',
  stars: 4,
  text: 'Crisp outside, soft inside.',
  createdAt: '2026-12-01T18:00:00.000Z',
  createdLocal: '2026-12-01T11:00',
  status: 'pending',
  version: 3,
  product: { _id: 'p1', slug: 'samosa', title: 'Samosa' },
  customer: { _id: 'c1', name: 'Juniper Testwell' },
}

function ModerationWithSearch() {
  const [search, setSearch] = useState<ReviewSearch>({})
  return <ReviewModeration search={search} onSearch={setSearch} />
}

/** The server's one review, which the calls change. */
function showList(server: (now: { review: StaffReview | null }) => FakeServer = () => ({})) {
  const now: { review: StaffReview | null } = { review: pending }
  return showWithServer(
    <MantineScope>
      <ModerationWithSearch />
    </MantineScope>,
    {
      'admin.me': () => ({ staffRole: 'manager', permissions: permissionsOf({ staffRole: 'manager' }) }),
      'reviews.listForStaff': () => ({
        reviews: now.review ? [now.review] : [],
        total: now.review ? 1 : 0,
      }),
      ...server(now),
    },
  )
}

const card = async () => within(await screen.findByRole('article', { name: 'Samosa' }))
const press = async (name: string) => userEvent.click((await card()).getByRole('button', { name }))

beforeEach(() =>
  saveSession({
    token: 't',
    user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'admin' },
  }),
)

test('a review is shown with its dish, its stars and its author, who links to the customer', async () => {
  await showList()
  const shown = await card()
  expect(shown.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined()
  expect(shown.getByText(pending.text)).toBeDefined()
  expect(shown.getByText('Awaiting approval')).toBeDefined()
  const customer = await shown.findByRole('link', { name: 'Juniper Testwell' })
  expect(customer.getAttribute('href')).toBe('/admin/customers/c1')
})

test('a review is approved by its version', async () => {
  const approve = vi.fn()
  await showList((now) => ({
    'reviews.approve': (input: object) => {
      approve(input)
      now.review = { ...pending, status: 'approved', version: 4 }
      return now.review
    },
  }))
  await press('Approve')
  expect(await screen.findByText('Approved', { selector: 'article *' })).toBeDefined()
  expect(approve).toHaveBeenCalledExactlyOnceWith({ id: 'r1', version: 3 })
  expect((await card()).queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('a newer text is shown instead of being approved unread', async () => {
  const message = 'This review was changed by someone else in the meantime. Take another look first.'
  await showList((now) => ({
    'reviews.approve': () => {
      now.review = { ...pending, text: 'Quite other words', version: 4 }
      throw { code: 'CONFLICT', message }
    },
  }))
  await press('Approve')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(await screen.findByText('Quite other words')).toBeDefined()
})

test('an answer is written below the review', async () => {
  await showList((now) => ({
    'reviews.answer': ({ answer }: { answer: string }) => {
      now.review = { ...pending, answer, version: 4 }
      return now.review
    },
  }))
  await press('Reply')
  await userEvent.type(await screen.findByLabelText('Your public reply'), 'Thank you!')
  await userEvent.click(screen.getByRole('button', { name: 'Save reply' }))
  expect(await screen.findByText('Your reply')).toBeDefined()
  expect((await card()).getByRole('button', { name: 'Edit reply' })).toBeDefined()
})

test('an empty list says what appears here', async () => {
  await showList((now) => {
    now.review = null
    return {}
  })
  await waitFor(() => expect(screen.getByText('No reviews yet')).toBeDefined())
})
