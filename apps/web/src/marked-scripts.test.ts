import { expect, test } from 'vitest'
import { newScriptMark, unmarkScripts } from './render-page.tsx'

test('a script that a stranger got into the page is not among those that may run', () => {
  const mark = newScriptMark()
  const own = `<script nonce="${mark}" data-x="">own()</script>`
  const strange = '<script nonce="guessed">steal()</script><script>steal()</script>'
  const file = `<script nonce="${mark}" type="module" src="/a.js"></script>`
  const page = unmarkScripts(`<p>${strange}</p>${own}${file}`, mark)
  expect(page.scripts).toEqual(['own()'])
  expect(page.html).not.toContain(mark)
})

test('no two pages have the same mark', () => {
  expect(newScriptMark()).not.toBe(newScriptMark())
})
