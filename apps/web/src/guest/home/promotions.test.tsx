import { screen, within } from '@testing-library/react'
import type { Promotion } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { Promotions } from './promotions.tsx'

const diwali: Promotion = {
  _id: 'p1',
  title: 'Diwali sweets',
  subtitle: 'A box of twelve',
  image: '/art/jalebi.svg',
  ctaText: 'Order a box',
  ctaLink: '/order-online?category=desserts',
  active: true,
  order: 1,
}

const show = (...promotions: Promotion[]) =>
  showWithServer(<Promotions />, { 'promotions.list': () => promotions })

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('article') as HTMLElement)
}

test('promotions are shown in the order received', async () => {
  await show(diwali, { ...diwali, _id: 'p2', title: 'Lunch for two' })
  await screen.findByRole('region', { name: 'Promotions' })
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles).toEqual(['Diwali sweets', 'Lunch for two'])
  const link = (await card('Diwali sweets')).getByRole('link', { name: 'Order a box' })
  expect(link.getAttribute('href')).toBe(diwali.ctaLink)
})

test('inactive promotions are not shown to anyone', async () => {
  await show(diwali, { ...diwali, _id: 'p2', title: 'Last year', active: false })
  await card('Diwali sweets')
  expect(screen.queryByText('Last year')).toBeNull()
})

test('without promotions nothing is rendered', async () => {
  const { container } = await show({ ...diwali, active: false })
  expect(container.querySelector('#content')?.innerHTML).toBe('')
})

test('a link to anything but a page is not shown', async () => {
  await show({ ...diwali, ctaLink: 'javascript:alert(1)' }, { ...diwali, _id: 'p2', ctaLink: '' })
  await screen.findByRole('region', { name: 'Promotions' })
  expect(screen.getAllByText('Diwali sweets')).toHaveLength(2)
  expect(screen.queryByRole('link')).toBeNull()
})

test('a link without its own text has a default one', async () => {
  await show({ ...diwali, ctaText: '', ctaLink: 'https://example.com/' })
  expect(await screen.findByRole('link', { name: 'Find out more' })).toBeDefined()
})
