// @vitest-environment node
import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderToText } from './render-to-text.ts'

test('a part that is loaded later is in the page all the same', async () => {
  const Later = lazy(async () => ({ default: () => <p>Samosa</p> }))
  const html = await renderToText(
    <Suspense fallback={<p>Loading</p>}>
      <Later />
    </Suspense>,
  )
  expect(html).toContain('<p>Samosa</p>')
  expect(html).not.toMatch(/Loading|<script/)
})

test('a part that fails fails the page, so that nobody caches a page with a hole', async () => {
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
