import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showWithServer } from './show-with-server.tsx'
import { useTRPC } from './trpc.ts'
import { useMenuDishes } from './use-menu-dishes.ts'

const naan = { slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 1 }

type Asked = Record<string, unknown>

function Page({ shown }: { shown: Asked }) {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.products.list.queryOptions(shown))
  return data !== undefined && <Cart />
}

const Cart = () => <p>{useMenuDishes([naan]).get('garlic-naan')?.title ?? 'not known yet'}</p>

/** What the page and then the cart have asked for. */
async function openCartBeside(shown: Asked, total = 1) {
  const asked: Asked[] = []
  await showWithServer(<Page shown={shown} />, {
    'products.list': (input: Asked) => {
      asked.push(input)
      return { products: [naan], total }
    },
  })
  await screen.findByText('Garlic Naan')
  return asked
}

test('a cart beside the whole menu asks for no dish again', async () => {
  const shown = { sort: 'popular', limit: 150, offset: 0 }
  expect(await openCartBeside(shown)).toEqual([shown])
})

test.each([
  ['a category', { category: 'breads' }, 1],
  ['the first of several pages', { sort: 'popular', limit: 1 }, 2],
])('beside %s it asks for the menu', async (_what, shown, total) => {
  expect(await openCartBeside(shown, total)).toEqual([shown, {}])
})

test('of a menu that is longer than one answer it asks for the dishes in the cart as well', async () => {
  const asked: Asked[] = []
  await showWithServer(<Cart />, {
    'products.list': (input: Asked) => {
      asked.push(input)
      return { products: 'slugs' in input ? [naan] : [{ ...naan, slug: 'samosa' }], total: 2 }
    },
  })
  await screen.findByText('Garlic Naan')
  expect(asked).toEqual([{}, { slugs: ['garlic-naan'] }])
})
