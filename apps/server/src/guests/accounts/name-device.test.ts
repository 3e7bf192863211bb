import { expect, test } from 'vitest'
import { nameDevice } from './sessions.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:152.0) Gecko/20100101 Firefox/152.0', 'Firefox on Windows'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${APPLE} Version/19.0 Mobile/15E148 Safari/604.1`,
    'Safari on iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`, 'Chrome on macOS'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/156.0.0.0`,
    'Microsoft Edge on Windows',
  ],
  ['menu-sync/2 (cron)', 'menu-sync'],
  ['curl/8.15.0', 'Another program'],
  ['', 'Another program'],
  [null, 'Another program'],
])('%s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name)
})

test('whatever a client calls itself, the name stays short', () => {
  expect(nameDevice(`Mozilla/5.0 (${'x'.repeat(10_000)}`).length).toBeLessThan(60)
  expect(nameDevice(`${'A'.repeat(400)}/1.0 (x)`)).toBe('A'.repeat(40))
})
