/** Playwright's test, with a browser whose console must stay clean. */
import { test as base, type BrowserContext, type Page } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

interface Fixtures {
  /** Announces a console message that belongs to the test, such as the status of an error. */
  expectNoise: (complaint: RegExp) => void
}

export const test = base.extend<Fixtures>({
  expectNoise: [
    async ({ context }, use) => {
      const noise = listenForNoise(context)
      await context.addInitScript(reportChangedHtml)
      const expected: RegExp[] = []
      await use((complaint) => expected.push(complaint))
      // A response still passing through this test's routes must not fail the next test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      const surprising = noise.filter((line) => !expected.some((complaint) => complaint.test(line)))
      base.expect(surprising, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
})

// Most journeys block the service worker, and Playwright reports that in the console.
const OWN_DOING = /^Service Worker registration blocked by Playwright/

/** Hydration errors, blocked scripts and missing files all end up in the console. */
function listenForNoise(context: BrowserContext): string[] {
  const noise: string[] = []
  context.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !OWN_DOING.test(message.text()))
      noise.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => noise.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts what it was still loading.
    if (reason !== 'net::ERR_ABORTED') noise.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
  return noise
}

type Watched = typeof globalThis & {
  trustedTypes: {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown
  }
}

/**
 * In Chromium, text becomes HTML only through the policy of `lib/start/trusted-types.ts`. Nothing of ours needs to be changed
 * by it; what the browser refuses, it reports itself.
 */
function reportChangedHtml() {
  const { trustedTypes } = globalThis as Watched
  const createPolicy = trustedTypes.createPolicy.bind(trustedTypes)
  trustedTypes.createPolicy = (name, rules) => {
    const createHTML = (html: string) => {
      const written = rules.createHTML(html)
      if (written !== html) console.error(`Trusted Types changed ${html}`)
      return written
    }
    return createPolicy(name, { ...rules, createHTML })
  }
}

/** Opens a page and waits until it reacts to clicks: a click before its scripts run would be lost. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await waitUntilAlive(page)
}

/** Waits for hydration, which starts only after the first paint and goes on in slices. Some pages have none. */
export async function waitUntilAlive(page: Page) {
  await page.waitForFunction(
    () => {
      if (document.querySelector('script[src*="entry-still"]')) return document.readyState === 'complete'
      // Until then there is nothing to count, and counting takes a while on a long page.
      const hasTakenEarlyPresses = 'takeEarlyPresses' in window && window.takeEarlyPresses === undefined
      if (!hasTakenEarlyPresses) return false
      // React passes over stretches that only show.
      const controls = [...document.querySelectorAll('a, button')].filter(
        (one) => !one.closest('[data-kept]'),
      )
      const inReact = controls.filter((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps')),
      )
      return inReact.length === 0 || inReact.length === controls.length
    },
    undefined,
    { polling: 50 },
  )
}

const QUIET_MS = 300

/** Waits for a pause in the responses. Playwright's own "networkidle" waits for live streams, which do not end. */
export async function untilQuiet(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(async (quietMs) => {
    const count = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== count();) {
      before = count()
      // What is done in idle moments may load something.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: quietMs }))
      await new Promise((resolve) => setTimeout(resolve, quietMs))
    }
  }, QUIET_MS)
}
