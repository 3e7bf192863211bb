import { pagePictures, sampleSettings } from '@tiffin/restaurant/sample'
import type { AppRouter } from '@tiffin/server/router'
import { observable } from '@trpc/server/observable'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { createApiClient } from '../api/trpc.ts'
import { pageHead } from './page-head.ts'

/** Of a page's loader that has read these settings. */
function contextWith(settings: object) {
  const queryClient = createQueryClient()
  const client = createApiClient(() => () => observable(() => {}))
  const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient })
  queryClient.setQueryData([['settings', 'site'], { type: 'query' }], settings)
  return { trpc, queryClient, paintedTables: pagePictures }
}

function shareTagsOf(pathname: string, imageUrl?: string) {
  const match = {
    pathname,
    context: { ...contextWith(sampleSettings), publicUrl: 'https://masala.example' },
  }
  const { meta } = pageHead({ match, title: 'Samosa', imageUrl })
  const tags = meta.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content] as const] : []))
  const { 'og:image': image, 'og:image:alt': alt, ...rest } = Object.fromEntries(tags)
  return { image, alt, size: [rest['og:image:width'], rest['og:image:height']] }
}

test('a page of the site is shared with the table drawn for it', () => {
  const { image, alt, size } = shareTagsOf('/about')
  expect(image).toBe('https://masala.example/art/page-about.png')
  expect(alt).toContain('black dal')
  expect(size).toEqual(['1200', '630'])
})

test.each([
  ['/art/samosa.png', 'https://masala.example/art/samosa.png', ['1200', '630']],
  [
    `/uploads/${'0a'.repeat(16)}-1440x1080/1440.webp`,
    `https://masala.example/uploads/${'0a'.repeat(16)}-1440x1080/1440.webp`,
    ['1440', '1080'],
  ],
  ['https://pictures.example/samosa.jpg', 'https://pictures.example/samosa.jpg', [undefined, undefined]],
])('a dish is shared with its picture %s, and with its size if it is known', (url, image, size) => {
  expect(shareTagsOf('/product/samosa', url)).toEqual({ image, alt: 'Samosa', size })
})

test('a page without a picture of its own is shared with the home page’s', () => {
  expect(shareTagsOf('/constructor').image).toBe('https://masala.example/art/page-home.png')
})

test('a restaurant that is not painted shares its own picture, or its icon', () => {
  const siteWith = (picture: string) => ({
    ...sampleSettings,
    identity: { ...sampleSettings.identity, picture },
  })
  const shared = (picture: string) => {
    const match = {
      pathname: '/menu',
      context: { ...contextWith(siteWith(picture)), publicUrl: 'https://nonna.example' },
    }
    const tags = pageHead({ match, title: 'Menu' }).meta
    const named = tags.flatMap((tag) => ('content' in tag ? tag : []))
    return ['og:image', 'twitter:card'].map(
      (name) => named.find((tag) => [tag.property, tag.name].includes(name))?.content,
    )
  }
  const upload = `/uploads/${'0a'.repeat(16)}-1440x1080/1440.webp`
  expect(shared(upload)).toEqual([`https://nonna.example${upload}`, 'summary_large_image'])
  expect(shared('')).toEqual(['https://nonna.example/icons/512.png', 'summary'])
})
