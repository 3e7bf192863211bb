import { screen, within } from '@testing-library/react'
import type { SpecialDayNotice } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MenuCover } from './menu-cover.tsx'

const closed = (name: string, firstDay: string): SpecialDayNotice => ({
  name,
  firstDay,
  lastDay: firstDay,
  hours: null,
})

const show = (days: SpecialDayNotice[]) =>
  showWithServer(<MenuCover head={{ heading: 'The Menu', text: '' }} hasSpice />, {
    'openingHours.special': () => ({ today: '2026-12-20', days }),
  })

test('days with different hours in the coming two weeks are listed, the next one on paper too', async () => {
  await show([
    closed('Christmas Day', '2026-12-25'),
    closed('New Year', '2027-01-01'),
    closed('Family Day', '2027-02-15'),
  ])
  const list = within(await screen.findByRole('list', { name: 'Days with different hours' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Christmas Day, Dec 25: closed',
    'New Year, Jan 1: closed',
  ])
  expect(screen.getAllByText('Christmas Day, Dec 25: closed')).toHaveLength(2)
  expect(screen.getAllByText('New Year, Jan 1: closed')).toHaveLength(1)
})

test('without any, nothing is shown', async () => {
  await show([])
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Days with different hours' })).toBeNull()
})
