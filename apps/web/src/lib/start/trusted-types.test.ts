// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ownScriptAddress, withoutMarkup } from './trusted-types.ts'

test.each([
  ['.m-1{padding:4px}@media(min-width:48em){.m-1{padding:8px}}', undefined],
  ['{"@type":"Menu","name":"\\u003cb>"}', undefined],
  ['<script></script>', undefined],
  ['<img src=x onerror=steal()>', '&lt;img src=x onerror=steal()>'],
  ['<script>steal()</script>', '&lt;script>steal()&lt;/script>'],
  ['</style><svg onload=steal()>', '&lt;/style>&lt;svg onload=steal()>'],
])('%s becomes no element', (html, safe = html) => {
  expect(withoutMarkup(html)).toBe(safe)
})

test.each([
  ['/sw.js', true],
  ['/assets/index-Bx_1.js', true],
  [`${location.origin}/sw.js`, true],
  ['https://evil.example/sw.js', false],
  ['//evil.example/assets/a.js', false],
  ['/uploads/a.js', false],
  ['/assets/../uploads/a.js', false],
  ['data:text/javascript,steal()', false],
  ['blob:x', false],
])('whether %s may be a script: %s', (address, may) => {
  expect(ownScriptAddress(address)).toBe(may ? address : null)
})
