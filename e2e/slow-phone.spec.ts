/** A cheap phone on a slow connection: what is pressed and typed before the scripts have arrived is not lost. */
import { dishCard, field, guest, placeOrder, waitForPlacedOrder } from './guest.ts'
import { expect as briefly, test as base, waitUntilAlive, type Page } from './journey.ts'

// Slower than the machine that runs this, which may be busy.
const expect = briefly.configure({ timeout: 40_000 })

const test = base.extend<{ cpuThrottling: number }>({
  // Where a test holds the scripts back itself, a slower processor only makes it slower.
  cpuThrottling: [1, { option: true }],
  page: async ({ page, cpuThrottling }, use) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling })
    await use(page)
  },
})

test.use({ ownContext: true })

async function expectNoSidewaysScroll(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

/** Lets some of the page's scripts arrive only once it is told to. */
async function holdScripts(page: Page, name = 'entry-client') {
  const { promise: arrival, resolve: letArrive } = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}*`, async (route) => {
    await arrival
    await route.continue()
  })
  return letArrive
}

test('a dish whose button was pressed too early is in the cart once', async ({ page }) => {
  const letScriptsArrive = await holdScripts(page)
  await page.goto('/order-online', { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  await add.click()
  await expect(add).toHaveAttribute('data-busy')
  letScriptsArrive()
  await expect(page.getByRole('button', { name: '1 item' })).toBeVisible()
  await expect(add).not.toHaveAttribute('data-busy')
})

test('nor is it lost or counted twice while the page waits for its last script', async ({ page }) => {
  const letScriptsArrive = await holdScripts(page, 'order-online')
  const framework = page.waitForResponse(/assets\/framework/)
  await page.goto('/order-online', { waitUntil: 'commit' })
  await framework
  const add = page.getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  await page.waitForTimeout(500)
  await add.click()
  letScriptsArrive()
  await expect(page.getByRole('button', { name: '1 item' })).toBeVisible()
  await expect(add).not.toHaveAttribute('data-busy')
})

test('words typed too early are searched for', async ({ page }) => {
  const letScriptsArrive = await holdScripts(page)
  await page.goto('/order-online', { waitUntil: 'commit' })
  const search = page.getByPlaceholder('Search menu items...')
  await search.fill('samosa')
  await search.blur()
  letScriptsArrive()
  await expect(page.getByRole('status').filter({ hasText: 'for “samosa”' })).toBeVisible()
  await expect(search).toHaveValue('samosa')
})

test.describe('four times slower than this machine', () => {
  test.use({ cpuThrottling: 4 })

  test('a guest orders, and a reload loses nothing', async ({ page }) => {
    await page.goto('/order-online?q=samosa', { waitUntil: 'commit' })
    await dishCard(page, 'Samosa').getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('button', { name: '1 item' }).click()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await field(page, 'Name').fill(guest.name)
    await field(page, 'Email').fill(guest.email)
    await page.reload()
    await waitUntilAlive(page)
    await expect(field(page, 'Name')).toHaveValue(guest.name)
    await expectNoSidewaysScroll(page)
    await placeOrder(page)
    await waitForPlacedOrder(page)
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
