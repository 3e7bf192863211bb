import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from './journey.ts'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  // What is in order need not be listed.
  resultTypes: ['violations'],
}

type WithAxe = typeof globalThis & { axe: { run: (options: RunOptions) => Promise<AxeResults> } }

/** Expects no findings from axe. Colours are measured once nothing is fading any more, so what fades in or out ends at once. */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })
  // It also looks into the preview of a page, within the editor.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource)
  const found = await page.evaluate(async (given) => {
    const { violations } = await (globalThis as WithAxe).axe.run(given)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, options)
  expect(found).toEqual([])
}
