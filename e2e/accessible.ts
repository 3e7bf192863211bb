import { AxeBuilder } from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from './journey.ts'

// Half as long as what the builder sends to the page by default.
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

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
  // In one piece: it would merge the frames of a page in a second one, and there are none. What is in order need not be listed.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect(found).toEqual([])
}
