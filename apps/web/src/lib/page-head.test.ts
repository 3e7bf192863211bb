import { restaurant } from '@tiffin/restaurant'
import { expect, test } from 'vitest'
import { pageHead } from './page-head.ts'

const match = { pathname: '/product/samosa', context: { publicUrl: 'https://tiffin.example' } }

test('a page bears its title and the brand', () => {
  expect(pageHead({ match, title: 'Samosa' }).meta).toContainEqual({ title: `Samosa | ${restaurant.brand}` })
})

test('a page without a title bears the bare brand', () => {
  expect(pageHead({ match }).meta).toContainEqual({ title: restaurant.brand })
})

test('a shared page shows its title, description, picture and the address of the site itself', () => {
  const { meta, links } = pageHead({
    match,
    title: 'Samosa',
    description: 'Crisp.',
    imageUrl: '/art/samosa.png',
  })
  expect(meta).toEqual(
    expect.arrayContaining([
      { property: 'og:title', content: `Samosa | ${restaurant.brand}` },
      { property: 'og:type', content: 'website' },
      { property: 'og:description', content: 'Crisp.' },
      { property: 'og:url', content: 'https://tiffin.example/product/samosa' },
      { property: 'og:image', content: 'https://tiffin.example/art/samosa.png' },
    ]),
  )
  expect(links).toEqual([{ rel: 'canonical', href: 'https://tiffin.example/product/samosa' }])
})
