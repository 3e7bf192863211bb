import type { Product } from '@tiffin/contract'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DishList } from './dish-section.tsx'

type Query = Parameters<typeof DishList>[0]['query']

function serve(query: Partial<Query>) {
  const refetch = vi.fn(async () => undefined)
  render(
    <>
      <h2 id="arrivals">New Arrivals</h2>
      <DishList
        labelledBy="arrivals"
        query={{ data: undefined, isPending: false, refetch, ...query }}
        expected={8}
        failedMessage="The new arrivals could not be loaded."
        className={undefined}
        renderDish={({ title }) => title}
      />
    </>,
  )
  return refetch
}

const dish = (slug: string, title: string) => ({ _id: slug, slug, title }) as Product
const places = () => within(screen.getByRole('list', { name: 'New Arrivals' })).getAllByRole('listitem')

test('dishes are shown in the order received', () => {
  serve({ data: { products: [dish('jalebi', 'Jalebi'), dish('rasmalai', 'Rasmalai')] } })
  expect(places().map(({ textContent }) => textContent)).toEqual(['Jalebi', 'Rasmalai'])
})

test('while the dishes are loading, their space is reserved', () => {
  serve({ isPending: true })
  expect(places()).toHaveLength(8)
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
})

test('dishes that failed to load can be requested again', () => {
  const refetch = serve({})
  expect(screen.getByRole('status').textContent).toContain('The new arrivals could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})
