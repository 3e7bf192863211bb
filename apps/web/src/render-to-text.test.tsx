// @vitest-environment node
import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderToText } from './render-page.tsx'

test('a lazily loaded component is in the page', async () => {
  const Later = lazy(async () => ({ default: () => <p>Samosa</p> }))
  const html = await renderToText(
    <Suspense fallback={<p>Loading</p>}>
      <Later />
    </Suspense>,
  )
  expect(html).toContain('<p>Samosa</p>')
  expect(html).not.toMatch(/Loading|<script/)
})

test('a failing component fails the whole page, so that an incomplete page is never cached', async () => {
  function Broken(): never {
    throw new Error('out of ghee')
  }
  const page = (
    <Suspense fallback={null}>
      <Broken />
    </Suspense>
  )
  await expect(renderToText(page)).rejects.toThrow('out of ghee')
})
