import { expect, test, waitUntilAlive, type Page } from './journey.ts'

const first = 'Slow-cooked, stone-fired, ready when you are.'
const second = 'Six bowls, one plate, a whole country.'
const third = 'Street corners of Bombay, on Jasper Ave.'

test.use({ ownContext: true })

test.beforeEach(async ({ page }) => {
  // Time is frozen until a test advances it.
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-21T12:00:01Z'))
  await page.goto('/')
  // Hydration needs a few frames.
  const frames = setInterval(() => void page.clock.runFor(20).catch(() => {}), 100)
  await waitUntilAlive(page).finally(() => clearInterval(frames))
})

test('the headline changes every four seconds and starts over', async ({ page }) => {
  await startOver(page)
  let shown = first
  for (const next of [second, third, first]) {
    await page.clock.runFor(3999)
    await expect(headline(page, shown)).toBeVisible()
    await page.clock.runFor(1)
    await expect(headline(page, next)).toBeVisible()
    shown = next
  }
})

test('a paused headline stays until it is resumed', async ({ page }) => {
  await page.getByRole('button', { name: 'Pause headlines' }).click()
  await leaveHero(page)
  await page.clock.runFor(60_000)
  await expect(headline(page, first)).toBeVisible()

  await page.getByRole('button', { name: 'Play headlines' }).click()
  await leaveHero(page)
  await page.clock.runFor(4000)
  await expect(headline(page, second)).toBeVisible()
})

test('five questions open and close', async ({ page }) => {
  const questions = page.getByRole('region', { name: 'Good to know' }).getByRole('group')
  await expect(questions).toHaveCount(5)
  await questions.first().getByText('Do you deliver online orders?').click()
  await expect(page.getByText(/online orders are pickup only/)).toBeVisible()
})

const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Its time begins now, and not while the page was hydrating. */
async function startOver(page: Page) {
  await page.getByRole('button', { name: 'Pause headlines' }).click()
  await page.getByRole('button', { name: 'Play headlines' }).click()
  await leaveHero(page)
}

/** The headline pauses while the pointer is on it. */
const leaveHero = (page: Page) => page.mouse.move(0, 0)
