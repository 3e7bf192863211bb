/** With the colours of the reader's system (WCAG 1.4.1, 1.4.11): what is chosen and where a card ends is still seen. */
import type { Locator } from '@playwright/test'
import { expect, open, test } from './journey.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

const backgroundOf = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor)

test('the chosen category, order and page differ from the others, and cards have an edge', async ({
  page,
}) => {
  await open(page, '/order-online?category=rice')
  const pairs: [chosen: Locator, other: Locator][] = [
    [
      page.getByRole('link', { name: 'Rice', exact: true }).first(),
      page.getByRole('link', { name: 'Soup', exact: true }).first(),
    ],
    [page.getByRole('button', { name: 'Best Sellers' }), page.getByRole('button', { name: 'New Arrivals' })],
    [
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Order Online' }),
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu', exact: true }),
    ],
  ]
  for (const [chosen, other] of pairs) expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other))
  const edge = await page
    .getByRole('article')
    .first()
    .evaluate((card) => getComputedStyle(card).borderTopWidth)
  expect(edge).toBe('1px')
})
