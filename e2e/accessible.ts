import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './journey.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Expects no findings from axe. Colours are measured once nothing is fading any more; what fades in meanwhile does so at once. */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => {
      return Number.isFinite(effect?.getComputedTiming().endTime)
    })
    // Those in a part that the browser leaves out for now (content-visibility) do not end.
    const longest = new Promise((resolve) => setTimeout(resolve, 5000))
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest])
  })
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect(found).toEqual([])
}
