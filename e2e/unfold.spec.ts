import { expect, test } from './journey.ts'

for (const path of ['/', '/order-online']) {
  test(`${path} is fully laid out without scrolling, and nothing jumps`, async ({ page }) => {
    await page.goto(path)
    // A busy machine is rarely idle.
    await expect(page.locator('html')).toHaveAttribute('data-unfolded', { timeout: 90_000 })
    const held = await page
      .locator('main > section, main li')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).contentVisibility === 'auto').length)
    expect(held).toBe(0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.mouse.wheel(0, height)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  })
}
