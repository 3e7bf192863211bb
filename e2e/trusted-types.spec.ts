/**
 * In Chromium, text becomes HTML or the address of a script only through the policy of `lib/start/trusted-types.ts`. That no
 * page of ours breaks or needs that policy, each journey watches (`journey.ts`).
 */
import { expect, open, test } from './journey.ts'

type Watched = typeof globalThis & {
  trustedTypes: {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown
  }
}

test('what a stranger got into a page becomes neither an element nor a script', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Trusted|Content Security Policy/)
  const noticed = page.waitForEvent('console', (message) => message.text().includes('Trusted Types changed'))
  await open(page, '/about')
  const found = await page.evaluate(() => {
    const place = document.createElement('div')
    place.innerHTML = '<img src="x" onerror="steal()">'
    const attempt = (steal: () => void) => {
      try {
        steal()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return {
      elements: place.childElementCount,
      text: place.textContent,
      fromElsewhere: attempt(() => (script.src = 'https://evil.example/a.js')),
      secondPolicy: attempt(() =>
        (globalThis as Watched).trustedTypes.createPolicy('mine', { createHTML: (html) => html }),
      ),
    }
  })
  expect(found).toEqual({
    elements: 0,
    text: '<img src="x" onerror="steal()">',
    fromElsewhere: 'TypeError',
    secondPolicy: 'TypeError',
  })
  // The control for all other journeys.
  expect((await noticed).text()).toContain('onerror="steal()"')
})
