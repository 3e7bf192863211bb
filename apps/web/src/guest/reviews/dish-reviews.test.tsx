import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnReview, Product, Review } from '@tiffin/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { forgetSession, saveSession } from '../../lib/session/session.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { DishReviews } from './dish-reviews.tsx'

const review = (number: number): Review => ({
  _id: `r${number}`,
  author: `Guest${number}`,
  stars: 4,
  text: `Review number ${number}`,
  createdAt: '2026-12-01T18:00:00.000Z',
  createdLocal: '2026-12-01T11:00',
})
const own: OwnReview = { ...review(0), text: 'My very own words', status: 'pending' }
const whoMay = 'Customers who have picked up this dish can review it.'
const words = { stars: 4, text: 'Crisp outside, soft inside.' }

const signIn = () =>
  saveSession({
    token: 't',
    user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' },
  })
const show = (server: FakeServer = {}, difference: Partial<Product> = {}) =>
  showWithServer(<DishReviews product={sampleDish(difference)} />, server)

beforeEach(() => {
  forgetSession()
  window.sessionStorage.clear()
})

test('without reviews the page says that there are none yet', async () => {
  await show()
  expect(screen.getByText('Reviews coming soon...')).toBeDefined()
})

test('reviews are shown with stars, date and answer, and more are loaded on demand', async () => {
  const all = Array.from({ length: 8 }, (_, index) => review(index + 1))
  const list = vi.fn(({ limit }: { limit: number }) => ({ reviews: all.slice(0, limit), total: 8 }))
  const answered = { ...review(1), answer: 'Thank you!' }
  all[0] = answered
  await show({ 'reviews.list': list }, { rating: { average: 4.3, count: 8 } })
  expect(screen.getByText('8 reviews')).toBeDefined()
  expect(screen.queryByText('Reviews coming soon...')).toBeNull()

  const first = within(await screen.findByRole('article', { name: 'Guest1' }))
  expect(first.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined()
  expect(first.getByText('December 1, 2026')).toBeDefined()
  expect(first.getByText('Thank you!')).toBeDefined()
  expect(screen.queryByText('Review number 6')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Review number 6'))
  expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull()
})

test('after the thousand newest, the page says that there are no more to see', async () => {
  const all = Array.from({ length: 1001 }, (_, index) => review(index + 1))
  const list = vi.fn(({ limit }: { limit: number }) => {
    if (limit > 1000) throw { code: 'VALIDATION', message: 'Too many' }
    // A few stand for all of them: a thousand are slow to draw.
    return { reviews: limit < 1000 ? all.slice(0, 5) : all.slice(0, limit), total: 1001 }
  })
  await show({ 'reviews.list': list }, { rating: { average: 4.3, count: 1001 } })
  await screen.findByRole('article', { name: 'Guest1' })
  for (let press = 1; press <= 67; press += 1) {
    screen.getByRole('button', { name: 'More reviews' }).click()
    await waitFor(() => expect(list).toHaveBeenCalledTimes(press + 1))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Loading...' })).toBeNull())
  }
  expect(list.mock.lastCall?.[0]).toEqual({ slug: 'samosa', limit: 1000 })
  expect(await screen.findByText('These are the 1,000 newest reviews.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull()
})

test('a guest sees who may write a review, and a link to log in and come back', async () => {
  await show()
  expect(screen.getByText(whoMay)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Log in to review' })
  expect(new URL(link.getAttribute('href') ?? '', 'http://here').searchParams.get('back')).toBe(
    '/product/samosa#reviews',
  )
})

test('a customer who has not picked the dish up is told so, and has no form', async () => {
  signIn()
  await show({ 'reviews.mine': () => ({ mayReview: false, review: null }) })
  expect(await screen.findByText(whoMay)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
})

describe('a customer who has', () => {
  beforeEach(signIn)
  const mayReview = { 'reviews.mine': () => ({ mayReview: true, review: null }) }

  test('chooses stars, writes, sends, and sees what was sent', async () => {
    const write = vi.fn((said: object) => ({ ...own, ...said, status: 'pending' }))
    await show({ ...mayReview, 'reviews.write': write })
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
    expect(document.activeElement?.getAttribute('value')).toBe('1')
    await userEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }))
    await userEvent.type(screen.getByLabelText('Your review'), words.text)
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }))
    expect(await screen.findByText('Thank you! Your review will appear once we have read it.')).toBeDefined()
    expect(screen.getByText(words.text)).toBeDefined()
    expect(write.mock.calls[0]?.[0]).toEqual({ slug: 'samosa', ...words })
  })

  test('sees an error at its field, and loses nothing', async () => {
    const message = 'Choose one to five stars'
    await show({
      ...mayReview,
      'reviews.write': () => {
        throw { code: 'VALIDATION', message, issues: [{ path: 'stars', message }] }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
    await userEvent.type(screen.getByLabelText('Your review'), words.text)
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }))
    expect(await screen.findByText(message)).toBeDefined()
    expect(document.activeElement?.getAttribute('name')).toBe('stars')
    expect(screen.getByRole('radiogroup', { name: 'Your stars', description: message })).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe(words.text)
    await userEvent.click(screen.getByRole('radio', { name: '5 stars, The best' }))
    expect(screen.queryByText(message)).toBeNull()
  })

  test('finds the stars and text again after a reload', async () => {
    const before = await show(mayReview)
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
    await userEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }))
    await userEvent.type(screen.getByLabelText('Your review'), words.text)
    before.unmount()
    await show(mayReview)
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars, Very good' }).checked).toBe(true)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe(words.text)
  })

  test('edits the review starting from its current text', async () => {
    await show({ 'reviews.mine': () => ({ mayReview: true, review: { ...own, status: 'approved' } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe(own.text)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars, Very good' }).checked).toBe(true)
  })

  test('withdraws it after confirmation', async () => {
    const withdraw = vi.fn(() => ({ done: true }))
    await show({
      'reviews.mine': () => ({ mayReview: true, review: own }),
      'reviews.withdraw': withdraw,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(withdraw).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }))
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeDefined()
    expect(screen.queryByText(own.text)).toBeNull()
  })
})
